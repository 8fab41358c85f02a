import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {watchNames} from './names';
import {setStage, stage, turnStage} from './stage';

vi.mock('./Panel', () => ({default: () => null}));

let stop = () => {};
const name = (text: string) => screen.getByText(text);
/** A mouse that arrives somewhere else each time. */
let x = 0;
const moveTo = (target: Element, change: object = {}) =>
  fireEvent.pointerMove(target, {pointerType: 'mouse', buttons: 0, screenX: ++x, screenY: 0, ...change});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><p>A <code data-part="joint">Hips</code> <code data-part="mesh:avaturn_hair_0">avaturn_hair_N</code></p>
    <ul role="listbox"><li role="option" tabindex="0" data-part="shape:jawOpen"><code>tile</code></li></ul></main><figure data-stage></figure>`;
  vi.spyOn(document.querySelector('[data-stage]')!, 'getBoundingClientRect').mockReturnValue({
    width: 1,
    top: 0,
    bottom: 1,
  } as DOMRect);
  setStage({isOff: false, isOpen: false, part: '', isPinned: false});
  stop = watchNames();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

test('a mouse that rests on a name for 80 ms lights it, if the stage is in view', () => {
  moveTo(name('Hips'));
  vi.advanceTimersByTime(79);
  expect(stage().part).toBe('');
  vi.advanceTimersByTime(1);
  expect(stage().part).toBe('joint:Hips');
  moveTo(document.body);
  vi.advanceTimersByTime(1000);
  expect(stage().part).toBe('joint:Hips');
  document.querySelector('[data-stage]')!.remove();
  moveTo(name('avaturn_hair_N'));
  vi.advanceTimersByTime(1000);
  expect(stage().part).toBe('joint:Hips');
});

test.each([
  ['the mouse passes', () => moveTo(document.body)],
  ['the page scrolls', () => fireEvent.scroll(document)],
  ['the names are off', () => turnStage(false)],
])('nothing lights if %s', (_what, happens) => {
  moveTo(name('Hips'));
  happens();
  moveTo(name('Hips'), {screenX: x});
  vi.advanceTimersByTime(1000);
  expect(stage().part).toBe('');
});

test('nothing lights while text is selected, or after a scroll below a mouse at rest', () => {
  moveTo(name('Hips'), {buttons: 1});
  vi.advanceTimersByTime(1000);
  moveTo(name('Hips'), {screenX: x});
  vi.advanceTimersByTime(1000);
  expect(stage().part).toBe('');
});

test('a tile of a list lights by focus and by a press, which replaces a pinned name', async () => {
  document.querySelector<HTMLElement>('[role=option]')!.focus();
  expect(stage().part).toBe('shape:jawOpen');
  setStage({part: 'joint:Hips', isPinned: true});
  fireEvent.click(name('tile'), {detail: 1});
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage()).toMatchObject({part: 'shape:jawOpen', isPinned: false});
});
