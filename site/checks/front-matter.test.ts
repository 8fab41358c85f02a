import {describe, expect, test} from 'vitest';
import {frontMatterFindings} from './page-checks';
import {parsePage, type Page} from './pages';

const good = {
  title: 'Callbacks',
  description: 'What the editor tells your page while a person works on an avatar.',
  page_type: 'reference',
  sources: ['sdk-1.1.4'],
  reviewed: '2026-11-20',
};

/** A page with valid front matter, except for the given keys; `undefined` removes one. */
function page(changes: Readonly<Record<string, unknown>> = {}, file = 'docs/a.mdx'): Page {
  const frontMatter = Object.entries({...good, ...changes}).filter(([, value]) => value !== undefined);
  return parsePage(
    file,
    `---\n${frontMatter.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join('\n')}\n---\n\nText.`,
  );
}

const messages = (...pages: Page[]) => frontMatterFindings(pages).map(({message}) => message);

describe('one page', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown key', {slug: '/x'}, 'Remove `slug`'],
    ['a title of seven words', {title: 'One two three four five six seven'}, 'It has 7.'],
    ['a sidebar label as long as the title', {sidebar_label: 'Callbacks'}, 'Remove `sidebar_label`'],
    ['no description', {description: undefined}, '60 to 160 characters. It has 0.'],
    ['a description of 161 characters', {description: `${'A'.repeat(160)}.`}, 'It has 161.'],
    ['a description without a period', {description: good.description.replace('.', '!')}, 'a period last'],
    [
      'a description that begins in lowercase',
      {description: good.description.replace('W', 'w')},
      'a capital letter first',
    ],
    ['an unknown page type', {page_type: 'guide'}, 'Add `page_type: how-to`'],
    ['an empty list of sources', {sources: []}, 'Add `sources: [avaturn-docs]`'],
    ['a key of Object.prototype', {sources: ['toString']}, 'platform/sources.ts has no `toString`'],
    ['a version without an entry', {tested_with: ['internet-explorer']}, 'data/versions.ts has no `internet-explorer`'],
    ["a version that isn't a list", {written_for: 'unity'}, 'Write `written_for` as a list'],
    ['a tutorial without its minutes', {page_type: 'tutorial'}, 'Add `minutes: 20`'],
    ['a reference with minutes', {minutes: 5}, 'Remove `minutes`'],
    ['no review', {reviewed: undefined}, 'Add `reviewed: 2026-11-20`'],
    ['a review before its source', {reviewed: '2026-07-16', sources: ['gltf-2.0']}, 'Compare the page with `gltf-2.0`'],
    ['a source named twice', {sources: ['sdk-1.1.4', 'sdk-1.1.4']}, 'names `sdk-1.1.4` twice'],
  ])('reports %s', (_, changes, expected) => {
    expect(messages(page(changes))).toEqual([expect.stringContaining(expected)]);
  });

  test("ignores a page that can't be parsed, which another check reports", () => {
    expect(messages(parsePage('docs/a.mdx', 'A value of {x.\n'))).toEqual([]);
  });
});

describe('several pages', () => {
  const other = {description: 'A second page of the same folder, which says something else.'};

  test('reports a duplicate title in the same folder', () => {
    expect(frontMatterFindings([page(), page({...other, title: 'callbacks'}, 'docs/b.mdx')])).toEqual([
      {where: 'docs/b.mdx', message: expect.stringContaining('docs/a.mdx has the same')},
    ]);
  });

  test('reports a duplicate description', () => {
    expect(messages(page(), page({title: 'Events'}, 'docs/web/b.mdx'))).toEqual([
      expect.stringContaining('Write a `description` of its own'),
    ]);
  });
});
