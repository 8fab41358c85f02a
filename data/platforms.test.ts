import {expect, test} from 'vitest';
import {platforms} from './platforms';
import {routes} from './routes';

test.each(platforms)('$name has a page', ({route}) => {
  expect(routes.map(({path}) => path)).toContain(route);
});

test('every platform has an id and a name of its own', () => {
  expect(new Set(platforms.map(({id}) => id)).size).toBe(platforms.length);
  expect(new Set(platforms.map(({name}) => name)).size).toBe(platforms.length);
});

test('what rests on API sessions needs the API plan', () => {
  const needApi = platforms.filter(({plan}) => plan === 'api').map(({id}) => id);
  expect(needApi).toEqual(['unreal-native', 'rest-api']);
});

test('no price is printed', () => {
  for (const platform of platforms) expect(JSON.stringify(platform)).not.toMatch(/[$€£]|\bUSD\b/);
});
