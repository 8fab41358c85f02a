import {describe, expect, test} from 'vitest';
import {EnvironmentError, readEnvironment} from './environment';

test('by default, the site has its default origin and no analytics', () => {
  expect(readEnvironment({})).toEqual({
    siteUrl: 'https://docs.avaturn.me',
    editUrl: undefined,
    pageViews: undefined,
    postHog: undefined,
  });
});

test('page views contain the given domain, or by default the host of the site', () => {
  const variables = {SITE_URL: 'https://docs.example.com', ANALYTICS_ENDPOINT: 'https://stats.example.com/api/event'};
  expect(readEnvironment(variables).pageViews).toEqual({
    endpoint: 'https://stats.example.com/api/event',
    domain: 'docs.example.com',
  });
  expect(readEnvironment({...variables, ANALYTICS_DOMAIN: 'other'}).pageViews?.domain).toBe('other');
});

test.each(['http://localhost:3000', 'http://[::1]:3000', 'http://docs_1.internal', 'https://xn--bcher-kva.example'])(
  'the site can be at %s',
  (url) => {
    expect(readEnvironment({SITE_URL: url}).siteUrl).toBe(url);
  },
);

describe('an invalid value is reported in one line with the variable and the fix', () => {
  test.each([
    [{SITE_URL: 'docs.example.com'}, 'SITE_URL is not an http(s) URL', 'https://docs.example.com'],
    [{SITE_URL: 'https://example.com/docs/'}, 'root of its host', 'https://example.com.'],
    [{SITE_URL: 'https://x"onerror'}, 'SITE_URL is not an http(s) URL', 'https://docs.example.com'],
    [{SITE_URL: 'https://ann:secret@example.com'}, 'without a user name', 'docs.example.com'],
    [
      {ANALYTICS_ENDPOINT: 'https://a.example;x/'},
      'ANALYTICS_ENDPOINT is not an http(s) URL',
      'https://stats.example.com',
    ],
    [{EDIT_URL: 'main'}, 'EDIT_URL is not an http(s) URL', 'https://git.example.com'],
    [{ANALYTICS_ENDPOINT: 'x'}, 'ANALYTICS_ENDPOINT is not an http(s) URL', 'https://stats.example.com'],
    [{ANALYTICS_DOMAIN: 'x'}, 'ANALYTICS_ENDPOINT is not', 'Set both'],
    [{POSTHOG_KEY: 'x'}, 'POSTHOG_HOST is not', 'https://eu.i.posthog.com'],
    [{POSTHOG_HOST: 'https://eu.i.posthog.com'}, 'POSTHOG_KEY is not', 'Set both'],
  ])('%j', (variables, what, fix) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(what);
    expect(read).toThrow(fix);
    expect(read).toThrow(/^[^\n]+$/);
  });
});
