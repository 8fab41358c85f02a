import {expect, test} from 'vitest';
import {soundOf} from './sounds';

test.each([
  ['morf', 'morph'],
  ['vizeem', 'viseme'],
  ['skelleton', 'skeleton'],
  ['kamera', 'camera'],
  ['sesion', 'session'],
  ['retargetting', 'retargeting'],
  ['nown', 'known'],
  ['tekstur', 'texture'],
  ['quik', 'quick'],
])('%s sounds like %s', (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant));
});

test.each([
  ['bone', 'body'],
  ['hair', 'iris'],
  ['render', 'reader'],
  ['mesh', 'mask'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
