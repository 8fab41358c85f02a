import {expect, test} from 'vitest';
import {freePlace, leftEdges} from './label-places';

const area = {width: 100, height: 50};
const label = (left: number, top: number) => ({left, top, width: 30, height: 10});

test('a label takes the first position that is completely inside', () => {
  expect(freePlace([label(80, 10), label(40, 10)], area, [])).toEqual(label(40, 10));
  expect(freePlace([label(-1, 10), label(10, 45)], area, [])).toBeUndefined();
  expect(freePlace([label(70, 40)], area, [])).toEqual(label(70, 40));
});

test('labels never touch each other', () => {
  expect(freePlace([label(31, 10)], area, [label(0, 10)])).toBeUndefined();
  expect(freePlace([label(32, 10)], area, [label(0, 10)])).toEqual(label(32, 10));
  expect(freePlace([label(0, 21)], area, [label(0, 10)])).toBeUndefined();
});

test('the name of a left joint is on its outer side, from the front and from behind', () => {
  expect(leftEdges('LeftShoulder', 60, 50, 30)).toEqual([67]);
  expect(leftEdges('LeftShoulder', 40, 50, 30)).toEqual([3]);
  expect(leftEdges('Neck', 60, 50, 30)).toEqual([67, 23]);
});
