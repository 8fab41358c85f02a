import {expect, test} from 'vitest';
import type {Redirect} from '../../config/redirects';
import {checkRedirects} from './check-redirects';

const pages = new Set(['/', '/docs/new/', '/docs/api/']);

function check(redirects: readonly Redirect[], rules: readonly (readonly [string, string])[] = []) {
  return () => checkRedirects({redirects, rules: new Map(rules)}, pages);
}

test("a target that isn't a page is reported with its fix", () => {
  expect(check([{from: '/docs/old', to: '/docs/gone/'}])).toThrow(
    'config/redirects.ts: /docs/old goes to /docs/gone/, which is not a built page. Point it at a page of data/routes.ts.',
  );
});

test('a source that is a page is rejected', () => {
  expect(check([{from: '/docs/new', to: '/docs/api/'}])).toThrow(/\/docs\/new is a built page/);
});

test('a source that differs from a page only in case must be a server rule', () => {
  const redirect: Redirect = {from: '/docs/API', to: '/docs/new/'};
  expect(check([redirect])).toThrow(/serverOnly: true/);
  expect(check([{...redirect, serverOnly: true}])).not.toThrow();
});

test("a route that wasn't built is reported", () => {
  expect(check([], [['/docs/gone', '/docs/gone/']])).toThrow(/data\/routes\.ts lists \/docs\/gone\//);
});
