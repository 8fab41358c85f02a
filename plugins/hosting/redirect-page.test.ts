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

/** Runs the page's script with fakes for two browser globals, and returns the new location. */
function runScript(search: string, hash: string): string {
  let went = '';
  const location = {search, hash, replace: (to: string) => (went = to)};
  const document = {documentElement: {dataset: {to: $('html').attr('data-to')}}};
  new Function('location', 'document', $('script').text())(location, document);
  return went;
}

describe('a redirect page', () => {
  test('is a complete HTML page that links to the new URL', () => {
    expect(html).toMatch(/^<!doctype html>\n/);
    expect($('html').attr('lang')).toBe('en');
    expect($('title').text()).toBe('This page has moved | Developer Docs');
    expect($('h1')).toHaveLength(1);
    expect($('main a').attr('href')).toBe(target);
    expect($('main a').text()).toBe(target);
  });

  test('has noindex and a canonical link to the new URL', () => {
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=canonical]').attr('href')).toBe(`https://docs.example.test${target}`);
  });

  test('redirects without JavaScript', () => {
    expect($('noscript meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${target}`);
  });

  test('keeps the query string and the hash', () => {
    expect(runScript('?q=1', '#here')).toBe(`${target}?q=1#here`);
    expect(runScript('', '')).toBe(target);
  });

  test('escapes the path', () => {
    const odd = load(redirectPage({to: '/"><script>alert(1)</script>&/', ...site}));
    expect(odd('script')).toHaveLength(1);
    expect(odd('html').attr('data-to')).toBe('/"><script>alert(1)</script>&/');
  });
});

test('one hash allows the script of every redirect page', () => {
  const scripts = redirects.flatMap(({to}) => inlineScripts(redirectPage({to, ...site})));
  expect(scripts).toHaveLength(redirects.length);
  expect(new Set(scripts)).toEqual(new Set([redirectScript]));
});
