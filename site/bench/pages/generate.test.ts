import {expect, test} from 'vitest';
import {makeQueries} from '../search/queries';
import {generatePages} from './generate';
import {toHtml} from './html';

const pages = generatePages({count: 20, seed: 7});

test('the same seed generates the same pages, another seed others', () => {
  expect(generatePages({count: 20, seed: 7})).toEqual(pages);
  expect(generatePages({count: 20, seed: 8})).not.toEqual(pages);
});

test('pages and sections have unique URLs', () => {
  expect(new Set(pages.map(({path}) => path)).size).toBe(20);
  for (const {sections} of pages) {
    expect(new Set(sections.map(({id}) => id)).size).toBe(sections.length);
    expect(sections.length).toBeGreaterThanOrEqual(6);
  }
});

test('a page is written with its title, its headings and its texts', () => {
  const [page] = pages;
  const html = toHtml(page!);
  expect(html).toContain(`<h1>${page!.title}</h1>`);
  for (const {heading, id, paragraphs} of page!.sections) {
    expect(html).toContain(`id="${id}">${heading}<`);
    expect(html).toContain(`<p>${paragraphs[0]}</p>`);
  }
});

test('queries match existing content, thirty of each kind, and typos differ from the original', () => {
  const queries = makeQueries(pages, 11);
  const headings = new Set(pages.flatMap(({sections}) => sections.map(({heading}) => heading)));
  expect(queries).toHaveLength(120);
  expect(queries.filter(({kind, text}) => kind === 'heading' && !headings.has(text))).toEqual([]);
  expect(queries.filter(({kind, text}) => kind === 'one typo' && headings.has(text)).length).toBeLessThan(5);
  expect(makeQueries(pages, 11)).toEqual(queries);
});
