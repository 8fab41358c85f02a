import {expect, test} from 'vitest';
import {routes} from '../../../data/routes';
import {siteMap, timeText, ways, type Way} from './ways';

const way: Way = {label: 'A', to: '/a/', text: '', result: 'First call', timed: ['/a/', '/b/']};

test('the time of a way is that of its page, or the span of its pages', () => {
  expect(timeText(way, {'/a/': 10, '/b/': 10})).toBe('First call in about 10 minutes');
  expect(timeText(way, {'/a/': 60, '/b/': 45})).toBe('First call in 45 to 60 minutes');
});

test('a page without minutes is named', () => {
  expect(() => timeText(way, {'/a/': 10})).toThrow('/b/ does not say how long it takes.');
});

test('every way and every entry of the map leads to a page', () => {
  const paths = new Set(routes.map(({path}) => path));
  const linked = [...ways.map(({to}) => to), ...siteMap.flatMap(({links}) => links.map(({to}) => to))];
  expect(linked.filter((to) => !paths.has(to))).toEqual([]);
});
