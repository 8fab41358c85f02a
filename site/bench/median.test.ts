import {describe, expect, test} from 'vitest';
import {median, medians} from './median';

describe('median', () => {
  test('is the middle number in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  test('is the lower of two in the middle, so that it is a measured number', () => {
    expect(median([4, 1, 2, 3])).toBe(2);
  });

  test('of an empty list is rejected', () => {
    expect(() => median([])).toThrow('no median');
  });
});

test('computes medians by property', () => {
  expect(
    medians([
      {time: 3, size: 10},
      {time: 1, size: 30},
      {time: 2, size: 20},
    ]),
  ).toEqual({time: 2, size: 20});
});
