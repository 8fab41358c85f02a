import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {SearchEngine} from '@avaturn-docs/search/engine/engine';

interface Api {
  readonly components: {
    readonly schemas: Readonly<Record<string, {readonly properties?: Readonly<Record<string, object>>}>>;
  };
}

const engine = new SearchEngine(JSON.parse(readFileSync('../build/search-index.json', 'utf8')));

test('search finds the errors of the API by their status', () => {
  const statuses = load(readFileSync('../build/api/index.html', 'utf8'))('[id^="errors."]')
    .toArray()
    .map(({attribs}) => attribs['id']!.slice('errors.'.length));
  expect(statuses.length).toBeGreaterThan(5);
  const missed = statuses.filter((status) => {
    const {hits} = engine.search({text: status, limit: 5, perPage: 5});
    return !hits.some(({href}) => href.startsWith('/api/') && href.endsWith(`.${status}`));
  });
  expect(missed).toEqual([]);
});

test('a status code is found as a response of its operation, and not inside a number', () => {
  const response = engine.search({text: '410 setCustomization', limit: 20, perPage: 20}).hits;
  expect(response.map(({heading}) => heading?.text)).toContain('410 in setCustomization');
  const {hits} = engine.search({text: '410', limit: 20, perPage: 20});
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.filter(({page}) => page === '/docs/integration/bodies/')).toEqual([]);
});

test('search finds every field of every schema by the names of both', () => {
  const api = parse(readFileSync('../platform/openapi/avaturn.yaml', 'utf8')) as Api;
  const fields = Object.entries(api.components.schemas).flatMap(([schema, {properties = {}}]) =>
    Object.keys(properties).map((field) => [schema, field] as const),
  );
  expect(fields.length).toBeGreaterThan(50);
  const missed = fields.filter(([schema, field]) => {
    const {hits} = engine.search({text: `${schema} ${field}`, limit: 20, perPage: 20});
    return !hits.some(({href}) => href.startsWith('/api/') && href.endsWith(`#schema-${schema}.${field}`));
  });
  expect(missed).toEqual([]);
});
