import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {viewableModel} from './models';
import TalkView from './TalkView';

const scene = vi.hoisted(() => ({
  load: vi.fn(),
  setClip: vi.fn(),
  setPlaying: vi.fn(),
  lookAtHead: vi.fn(),
  setMorph: vi.fn(),
  turnHead: vi.fn(),
  resetMorphs: vi.fn(),
  dispose: vi.fn(),
}));
vi.mock('./scene', () => ({
  AvatarScene: vi.fn(function () {
    return scene;
  }),
}));
vi.mock('./sizes', () => ({default: {}}));
const readSound = vi.hoisted(() => vi.fn());
vi.mock('./sound', () => ({readSound}));

/** Frames run when the test sets the time, in seconds. */
let frames: FrameRequestCallback[] = [];
const frameAt = (seconds: number): void => {
  const due = frames;
  frames = [];
  act(() => due.forEach((callback) => callback(seconds * 1000)));
};
const strongest = (): string => {
  const last = new Map(
    scene.setMorph.mock.calls.filter(([name]) => String(name).startsWith('viseme_')) as [string, number][],
  );
  return [...last].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

beforeEach(() => {
  vi.clearAllMocks();
  frames = [];
  scene.load.mockResolvedValue({});
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => {
  // Speech that still runs ends here, which needs the stubs.
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function shown(): Promise<void> {
  render(<TalkView models={[viewableModel('t2-female')]} onFailure={vi.fn()} />);
  await expect.poll(() => frames).not.toHaveLength(0);
}
function say(sentence: string): void {
  fireEvent.click(screen.getByRole('button', {name: 'Stop'}));
  fireEvent.change(screen.getByRole('textbox', {name: 'English sentence'}), {target: {value: sentence}});
  fireEvent.click(screen.getByRole('button', {name: 'Say it'}));
}

test('lists only English voices on the device, and follows the words of the selected one', async () => {
  const voice = (name: string, localService: boolean, lang = 'en-US') => ({name, localService, lang});
  const voices = [voice('Local', true), voice('Cloud', false), voice('Lokal', true, 'de-DE')];
  const spoken: {onboundary?: (event: object) => void; onend?: () => void; voice?: object}[] = [];
  const speak = (utterance: object) => spoken.push(utterance);
  const synthesis = {getVoices: () => voices, cancel: vi.fn(), speak};
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), synthesis));
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  await shown();
  expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual(['No sound', 'Local']);
  fireEvent.change(screen.getByRole('combobox', {name: 'Voice'}), {target: {value: 'Local'}});
  say('Hello papa');
  expect(spoken[0]?.voice).toBe(voices[0]);
  act(() => spoken[0]!.onboundary!({name: 'word', charIndex: 'Hello '.length}));
  frameAt(0.03);
  expect(strongest()).toBe('viseme_PP');
  spoken[0]!.onend!();
  expect(await screen.findByRole('button', {name: 'Say it'})).toBeTruthy();
});
