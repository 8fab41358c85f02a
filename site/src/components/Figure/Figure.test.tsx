import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import Figure from './index';

test('reserves its space, and has a caption and a text alternative', () => {
  render(<Figure src="/a.webp" alt="An avatar in T-pose" width={640} height={480} caption="The `rest` pose" />);
  const picture = screen.getByRole('img', {name: 'An avatar in T-pose'});
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['640', '480']);
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(screen.getByRole('figure').textContent).toBe('The rest pose');
});

test('has a second picture for dark mode if given', () => {
  const {container} = render(<Figure src="/a.webp" dark="/b.webp" alt="x" width={1} height={1} caption="c" />);
  expect([...container.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.className])).toEqual([
    ['/a.webp', 'light'],
    ['/b.webp', 'dark'],
  ]);
});

test('the first picture of a page loads eagerly, unless there is a second one for dark mode', () => {
  const loadingOf = (dark?: string) => {
    const {container} = render(<Figure src="/a.webp" dark={dark} alt="x" width={1} height={1} caption="c" isFirst />);
    return container.querySelector('img')?.getAttribute('loading');
  };
  expect([loadingOf(), loadingOf('/b.webp')]).toEqual(['eager', 'lazy']);
});
