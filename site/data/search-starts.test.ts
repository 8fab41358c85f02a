import {expect, test} from 'vitest';
import {routes} from './routes';
import {searchStarts, supportPath} from './search-starts';

test('four starting points, and support, are pages of the site', () => {
  const paths = routes.map(({path}) => path);
  expect(searchStarts).toHaveLength(4);
  for (const path of [...searchStarts.map((start) => start.path), supportPath.replace(/#.*/, '')]) {
    expect(paths).toContain(path);
  }
});
