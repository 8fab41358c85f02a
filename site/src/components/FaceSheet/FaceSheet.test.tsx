import {fireEvent, render, screen, within} from '@testing-library/react';
import {MemoryRouter, useHistory} from 'react-router';
import {beforeEach, expect, it, vi} from 'vitest';
import FaceSheet from '.';

const faces = () => within(screen.getByRole('listbox')).getAllByRole('option');
const face = (name: string) => faces().find((tile) => tile.querySelector('code')?.textContent === name)!;

beforeEach(() => {
  vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.reject(new Error('denied'))}});
  return () => vi.unstubAllGlobals();
});

it('reports a name that the browser didn’t copy', async () => {
  render(<FaceSheet group="arkit" />, {wrapper: MemoryRouter});
  fireEvent.click(face('jawOpen'));
  expect(await screen.findByText('The browser didn’t copy jawOpen.')).toBeTruthy();
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
