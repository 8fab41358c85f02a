import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, test, vi} from 'vitest';
import analytics from './index';

const options = {
  pageViews: {endpoint: 'https://stats.example.com/api/event', domain: 'docs.example.com'},
  postHog: {key: 'k', host: 'https://ph.example.com'},
};
const modules = (given: Parameters<typeof analytics>[1]) => analytics({} as LoadContext, given).getClientModules?.();

describe('the client modules of analytics', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('none in development, configured or not', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(modules(options)).toEqual([]);
  });

  test('none in production without configuration', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(modules({pageViews: undefined, postHog: undefined})).toEqual([]);
  });

  test('each configured part separately', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(modules({...options, postHog: undefined})).toEqual([expect.stringContaining('page-views')]);
    expect(modules({...options, pageViews: undefined})).toEqual([expect.stringContaining('product-analytics')]);
  });
});
