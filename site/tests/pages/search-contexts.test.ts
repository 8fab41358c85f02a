import {describe, expect, test} from 'vitest';
import {routes} from '../../data/routes';
import {liesIn, searchContexts} from '@avaturn-docs/search/contexts';

describe('search contexts', () => {
  test.each(searchContexts)('$label has pages', (context) => {
    expect(routes.filter(({path}) => liesIn(context, path)).length).toBeGreaterThan(1);
  });

  test('no page is in two contexts', () => {
    for (const {path} of routes) {
      expect(searchContexts.filter((context) => liesIn(context, path)).length, path).toBeLessThan(2);
    }
  });
});
