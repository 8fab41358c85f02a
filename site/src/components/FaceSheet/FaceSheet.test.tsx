import {fireEvent, render, screen, within} from '@testing-library/react';
import {MemoryRouter, useHistory} from 'react-router';
import {beforeEach, expect, it, vi} from 'vitest';
import FaceSheet from '.';
import {faceTile} from './face-tile';

const writeText = vi.fn(async () => {});
const faces = () => within(screen.getByRole('listbox')).getAllByRole('option');
const face = (name: string) => faces().find((tile) => tile.querySelector('code')?.textContent === name)!;
const stops = () => faces().filter(({tabIndex}) => tabIndex === 0);

beforeEach(() => {
  writeText.mockReset();
  writeText.mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  // Two faces in a row.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.floor([...this.parentElement!.children].indexOf(this) / 2);
  });
  return () => vi.unstubAllGlobals();
});

it('is one tab stop, from which arrows move in two dimensions', () => {
  render(<FaceSheet group="viseme" />, {wrapper: MemoryRouter});
  expect(stops()).toEqual([face('viseme_sil')]);
  stops()[0]!.focus();
  for (const [key, name] of [
    ['ArrowRight', 'viseme_PP'],
    ['ArrowDown', 'viseme_TH'],
    ['ArrowLeft', 'viseme_FF'],
    ['ArrowUp', 'viseme_sil'],
    ['ArrowUp', 'viseme_sil'],
    ['End', 'viseme_U'],
    ['Home', 'viseme_sil'],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, {key});
    expect(document.activeElement, key).toBe(face(name));
    expect(stops(), key).toEqual([face(name)]);
  }
});

it.each(['Enter', 'click'])('copies a name on %s, and reports it', async (how) => {
  render(<FaceSheet group="arkit" />, {wrapper: MemoryRouter});
  if (how === 'click') fireEvent.click(face('jawOpen').querySelector('img')!);
  else fireEvent.keyDown(face('jawOpen'), {key: 'Enter'});
  expect(writeText).toHaveBeenCalledExactlyOnceWith('jawOpen');
  expect(await screen.findByText('Copied jawOpen.')).toBe(screen.getByRole('status'));
});

it('reports a name that the browser didn’t copy', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  render(<FaceSheet group="arkit" />, {wrapper: MemoryRouter});
  fireEvent.click(face('jawOpen'));
  expect(await screen.findByText('The browser didn’t copy jawOpen.')).toBeTruthy();
});

it('filters by region, with counts, and keeps a tab stop', () => {
  render(<FaceSheet group="arkit" />, {wrapper: MemoryRouter});
  expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual([
    'All 52',
    'Eyes 14',
    'Jaw 4',
    'Mouth 23',
    'Brows 5',
    'Cheeks 3',
    'Nose 2',
    'Tongue 1',
  ]);
  fireEvent.click(screen.getByRole('button', {name: 'Jaw 4'}));
  expect(faces()).toHaveLength(4);
  expect(stops()).toEqual([face('jawForward')]);
});

it('finds the tile of each shape in its column', () => {
  const position = (name: string) => faceTile(name)?.style.objectPosition;
  expect(['eyeBlinkLeft', 'tongueOut', 'viseme_sil', 'eyesLookDown', 'LeftEye'].map(position)).toEqual([
    '0 0.000%',
    '0 100.000%',
    '0 0.000%',
    '0 100.000%',
    undefined,
  ]);
});

it('shows all faces when a link leads to one that the filter hides', async () => {
  const reveal = vi.fn();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
  Element.prototype.scrollIntoView = reveal;
  const Go = () => {
    const {push} = useHistory();
    return <button onClick={() => push('#arkit-jawOpen')}>Go</button>;
  };
  render(
    <MemoryRouter>
      <Go />
      <FaceSheet group="arkit" />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', {name: /^Brows/}));
  expect(face('jawOpen')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', {name: 'Go'}));
  expect(face('jawOpen').id).toBe('arkit-jawOpen');
  await vi.waitFor(() => expect(reveal).toHaveBeenCalledOnce());
});
