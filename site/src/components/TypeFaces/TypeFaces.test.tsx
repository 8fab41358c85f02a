import {readFileSync} from 'node:fs';
import {render, screen} from '@testing-library/react';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import TypeFaces from './index';

test('a labeled switch swaps the pictures with CSS alone', () => {
  render(<TypeFaces />);
  const control = screen.getByRole<HTMLInputElement>('switch', {name: 'Open the mouth: set jawOpen to 1'});
  expect(control.checked).toBe(true);
  const css = readFileSync('src/components/TypeFaces/styles.module.css', 'utf8');
  expect(css).toContain('.figure :checked ~ .faces .closed');
  expect(control.parentElement!.querySelectorAll(':scope > input ~ div img')).toHaveLength(2);
});

test('each picture has its own text alternative and the size of its file', async () => {
  render(<TypeFaces />);
  const pictures = screen.getAllByRole<HTMLImageElement>('img');
  expect(new Set(pictures.map(({alt}) => alt)).size).toBe(2);
  for (const picture of pictures) {
    const {width, height} = await sharp(`static${picture.getAttribute('src')}`).metadata();
    expect({width, height}, picture.src).toEqual({
      width: Number(picture.getAttribute('width')),
      height: Number(picture.getAttribute('height')),
    });
  }
});
