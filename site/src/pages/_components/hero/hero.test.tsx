import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {expect, test, vi} from 'vitest';
import Hero from './Hero';

function show(): HTMLElement {
  // This document loads no pictures.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  render(
    <MemoryRouter>
      <Hero />
    </MemoryRouter>,
  );
  return screen.getByRole('img', {name: /Noah/}).closest<HTMLElement>('[style]')!;
}

const cuts = ({style}: HTMLElement) => [style.getPropertyValue('--first'), style.getPropertyValue('--second')];
const sliders = () => screen.getAllByRole<HTMLInputElement>('slider');

test('only the avatar is shown, without dividers, if another layer fails', () => {
  const stage = show();
  expect(sliders()).toHaveLength(2);
  fireEvent.error(stage.querySelector('img[alt=""]')!);
  expect(cuts(stage)).toEqual(['100%', '100%']);
  expect(screen.queryAllByRole('slider')).toEqual([]);
});

test('a fact is shown on the avatar on hover or click', () => {
  const stage = show();
  const skeleton = screen.getByRole('button', {name: /^One skeleton/});
  fireEvent.pointerEnter(skeleton, {pointerType: 'mouse'});
  expect(cuts(stage)).toEqual(['0%', '0%']);
  fireEvent.pointerLeave(skeleton);
  expect(cuts(stage)).toEqual(['49%', '66%']);
  fireEvent.click(skeleton);
  expect(skeleton.getAttribute('aria-pressed')).toBe('true');
  expect(cuts(stage)).toEqual(['0%', '0%']);
  fireEvent.click(screen.getByRole('button', {name: /^One GLB/}));
  expect(cuts(stage)).toEqual(['100%', '100%']);
});
