import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, test, vi} from 'vitest';
import analytics from '.';
import {readerOptsOut} from './client/consent';

const options = {
  pageViews: {endpoint: 'https://stats.example.com/api/event', domain: 'docs.example.com'},
  postHog: {key: 'k', host: 'https://ph.example.com'},
};
const modules = (given: Parameters<typeof analytics>[1]) => analytics({} as LoadContext, given).getClientModules?.();

describe('what analytics put into the build', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('nothing in development, configured or not', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(modules(options)).toEqual([]);
  });

  test('nothing in production when nothing is configured', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(modules({pageViews: undefined, postHog: undefined})).toEqual([]);
  });

  test('each part by itself when it is configured', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(modules({...options, postHog: undefined})).toEqual([expect.stringContaining('page-views')]);
    expect(modules({...options, pageViews: undefined})).toEqual([expect.stringContaining('product-analytics')]);
  });
});

describe('a reader opts out', () => {
  const browser = (properties: object) => properties as Navigator;
  test('by Do-Not-Track', () => expect(readerOptsOut(browser({doNotTrack: '1'}))).toBe(true));
  test('by Global Privacy Control', () => expect(readerOptsOut(browser({globalPrivacyControl: true}))).toBe(true));
  test('and otherwise does not', () => expect(readerOptsOut(browser({doNotTrack: null}))).toBe(false));
});
