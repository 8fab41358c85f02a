import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {findings, type Finding} from '@avaturn-docs/platform/unconfirmed';
import remarkPageFacts from './index';

const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');

/** Each block as its tag or type, with its text. */
function blocksOf(markdown: string, frontMatter: object): string[] {
  const tree = unified().use(remarkParse).parse(markdown);
  remarkPageFacts()(tree, {data: {frontMatter}});
  return tree.children.map((node) => `${node.data?.hName ?? node.type}: ${textOf(node as unknown as Root)}`);
}

function textOf(node: {value?: string; children?: unknown[]}): string {
  return node.value ?? (node.children ?? []).map((child) => textOf(child as Root)).join('');
}

describe('page metadata', () => {
  test('type and minutes are below the first sentence', () => {
    const blocks = blocksOf(`The lead.\n\n## First\n\n${words(598)}`, {page_type: 'tutorial', minutes: 15});
    expect(blocks[1]).toBe('paragraph: Tutorial · 15 minutes');
  });

  test('tested versions have a day, and untested ones are listed separately', () => {
    const [, line] = blocksOf('The lead.', {
      page_type: 'how-to',
      minutes: 5,
      tested_with: ['web-sdk', 'simulator'],
      written_for: ['rest-api'],
    });
    expect(line).toMatch(
      /^paragraph: How-to guide · 5 minutes · Tested with Web SDK 1\.1\.4 and the simulator \((\w+ \d{4})\) · Written for the Avaturn REST API v1✓ Tested \1$/,
    );
  });

  test('the next steps are cards, each with its link and its reason', () => {
    const tree = unified()
      .use(remarkParse)
      .parse('The lead.\n\n## Next steps\n\n- [Callbacks](./a.md): read *each* event.');
    remarkPageFacts()(tree, {data: {frontMatter: {page_type: 'reference'}}});
    expect(textOf(tree)).toContain('Callbacks: read each event.');
    expect(tree.children.at(-1)).toMatchObject({
      data: {hProperties: {className: ['link-cards']}},
      children: [{children: [{children: [{type: 'link'}, {data: {hProperties: {className: ['in-text']}}}, {}]}]}],
    });
  });

  test('a page with marks ends with their legend', () => {
    const facts = {page_type: 'reference', sources: ['sdk-1.1.4']};
    const tree = unified().use(remarkParse).use(remarkMdx).parse('It is 5 <Unconfirmed id="api-host" />.');
    remarkPageFacts()(tree, {data: {frontMatter: facts}});
    expect(textOf(tree)).toContain('a question mark follows a statement that nothing Avaturn publishes confirms');
    expect(blocksOf('It is 5.', facts).join()).not.toContain('question mark');
  });

  test('a confirmed statement has no mark but a source, and a contradicted one says what was seen', () => {
    const by = {date: '2026-11-24', by: 'a test'};
    const known = findings as Record<string, Finding>;
    known['api-host'] = {...by, outcome: 'confirmed', seen: 'as documented'};
    known['asset-ids'] = {...by, outcome: 'contradicted', seen: 'other ids'};
    const tree = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .parse('It is 5 <Unconfirmed id="api-host" />. It is 6 <Unconfirmed id="asset-ids" />.');
    remarkPageFacts()(tree, {data: {frontMatter: {page_type: 'reference', sources: ['sdk-1.1.4']}}});
    delete known['api-host'];
    delete known['asset-ids'];
    expect(textOf(tree)).toContain('It is 5. It is 6');
    expect(textOf(tree)).toContain('Comparison with the platform on 2026-11-24');
    expect(JSON.stringify(tree)).toContain('The platform differed on 2026-11-24: other ids');
  });

  test('a mark stays on the line of the word before it', () => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse('Up to\n5\n<Unconfirmed id="api-host" /> items.');
    remarkPageFacts()(tree, {data: {frontMatter: {page_type: 'reference'}}});
    expect(textOf(tree)).toContain('Up to\n5\u00a0 items.');
  });

  test('sources are at the end, with version, date and author', () => {
    const blocks = blocksOf('The lead.', {
      page_type: 'reference',
      reviewed: '2026-11-20',
      sources: ['sdk-1.1.4', 'avaturn-docs-summary'],
    });
    expect(blocks.at(-1)).toBe(
      'footer: Based on (last reviewed 2026-11-20)@avaturn/sdk, type declarations and code (1.1.4)Public summary of the Avaturn developer documentation (2026-04-16, third-party)',
    );
  });
});
