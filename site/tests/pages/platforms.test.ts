import {expect, test} from 'vitest';
import {platforms} from '@avaturn-docs/platform/platforms';
import {routes} from '../../data/routes';

test.each(platforms)('$name has a page', ({route}) => {
  expect(routes.map(({path}) => path)).toContain(route);
});

test('ids and names of platforms are unique', () => {
  expect(new Set(platforms.map(({id}) => id)).size).toBe(platforms.length);
  expect(new Set(platforms.map(({name}) => name)).size).toBe(platforms.length);
});

test('contains no prices', () => {
  for (const platform of platforms) expect(JSON.stringify(platform)).not.toMatch(/[$€£]|\bUSD\b/);
});
