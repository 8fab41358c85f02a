import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {redirects} from '../../config/redirects';
import {inlineScripts} from './inline-scripts';
import {redirectPage, redirectScript} from './redirect-page';

const site = {origin: 'https://docs.example.test', siteTitle: 'Developer Docs'};
const target = '/docs/integration/web/html/';
const html = redirectPage({to: target, ...site});
/** Parsed as without JavaScript, so that the content of `noscript` counts. */
const $ = load(html, {scriptingEnabled: false});

describe('a redirect page', () => {
  test('has noindex and a canonical link to the new URL', () => {
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=canonical]').attr('href')).toBe(`https://docs.example.test${target}`);
  });

  test('redirects without JavaScript', () => {
    expect($('noscript meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${target}`);
  });
});

test('one hash allows the script of every redirect page', () => {
  const scripts = redirects.flatMap(({to}) => inlineScripts(redirectPage({to, ...site})));
  expect(scripts).toHaveLength(redirects.length);
  expect(new Set(scripts)).toEqual(new Set([redirectScript]));
});
