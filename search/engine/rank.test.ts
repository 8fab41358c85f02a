import {describe, expect, test} from 'vitest';
import {engine, engineOf, find, page, search, section} from './test/fixture-site';

test("a heading that many pages have doesn't hide the other pages", () => {
  const guides = ['Blender', 'Unity', 'Unreal', 'Mixamo', 'Android'];
  const site = engineOf(
    ...guides.map((title) => page(`/docs/${title}/`, title, [section('Quickstart', 'Run it.')])),
    page('/docs/what-is-avaturn/', 'What is Avaturn', [section('', 'Start here.')]),
  );
  const {hits} = search('quickstart', site);
  expect(hits.map((hit) => hit.page)).toContain('/docs/what-is-avaturn/');
});

test('a troubleshooting entry needs more than general words, unless the query describes a problem', () => {
  const site = engineOf(
    page('/docs/hair/', 'Hair', [
      section('Set the hair color', 'Call setHairColor.'),
      section('Troubleshooting', ''),
      section('The ribbon changes with the hair', 'Use another material.', [], 3),
    ]),
  );
  const titles = (text: string) => search(text, site).hits.map(({heading}) => heading?.text);
  const ribbon = 'The ribbon changes with the hair';
  expect(titles('how do i change hair').indexOf(ribbon)).toBe(2);
  expect(titles('hair changes, wrong')[0]).toBe(ribbon);
});

test('a status code outweighs the words around it', () => {
  const site = engineOf(
    page('/docs/limits/', 'Limits', [section('Retry', 'After 429, wait.')]),
    page('/docs/renders/', 'Renders', [section('Request the render', 'One request for each avatar.')]),
  );
  expect(search('429 too many requests', site).hits[0]!.heading?.text).toBe('Retry');
});

test('capitals change nothing', () => {
  for (const text of ['getAvatarId', 'boneDirection', 'Skeleton', 'avatarExport']) {
    expect(find(text.toUpperCase())).toEqual(find(text));
    expect(find(text.toLowerCase())).toEqual(find(text));
  }
});

describe('limits', () => {
  test('limits hits and hits per page, and counts the total without the first limit', () => {
    const {hits, total} = engine.search({text: 'avatar', limit: 3, perPage: 1});
    expect(hits).toHaveLength(3);
    expect(new Set(hits.map(({page}) => page)).size).toBe(3);
    expect(total).toBeGreaterThan(3);
  });

  test('the list and the search page show the same pages in the same order', () => {
    const pagesOf = (limit: number, perPage: number) => [
      ...new Set(engine.search({text: 'avatar', limit, perPage}).hits.map(({page}) => page)),
    ];
    const list = pagesOf(8, 3);
    expect(pagesOf(40, 5).slice(0, list.length)).toEqual(list);
  });
});
