import {describe, expect, test} from 'vitest';
import {textFindings} from './page-text';
import {parsePage} from './pages';

const prose = 'The creator makes an avatar from a photo and hands your app one file. '.repeat(3).trim();
const body = `---
title: Callbacks
description: What the editor sends to your page while a user works on an avatar.
---

This page lists what the editor sends to yours.

## Before you begin

${Array.from({length: 4}, () => prose).join('\n\n')}

## Next steps

- [Body types](./bodies.mdx) says what the file holds.
- [REST API](/api/) lists every call.
`;

const messages = (source: string) => textFindings([parsePage('docs/a.mdx', source)]).map(({message}) => message);

/** The page with one text replaced. */
const changedTo = (from: string | RegExp, to: string) => messages(body.replace(from, to));

/** The page with an additional block in the middle. */
const having = (block: string) => changedTo('## Next', `${block}\n\n## Next`);

test("reports how to fix a page that MDX can't parse", () => {
  expect(messages('A value of {x.\n')).toEqual([expect.stringContaining('put `{`, `}` and `<` in backticks')]);
});

describe('beginning', () => {
  const expected = [expect.stringContaining('Begin the page with one full sentence')];

  test.each([
    ['is a sentence, before a heading', 'This page', '## Callbacks\n\nThis page'],
    ['is a full sentence', 'sends to yours.', 'sends to yours'],
  ])('%s', (_, from, to) => {
    expect(changedTo(from, to)).toEqual(expected);
  });
});

describe('length', () => {
  test('a page has at least 150 words of prose, without tables, code and attributes', () => {
    const padding = `| ${'word '.repeat(200)} |\n|---|\n\n\`\`\`text\n${'word '.repeat(200)}\n\`\`\`\n\n<Badge title="${'word '.repeat(200)}" />`;
    expect(changedTo(new RegExp(`${prose}\n\n${prose}`), padding)).toEqual([
      expect.stringContaining('Write at least 150 words of prose'),
    ]);
  });

  const sentence = (words: number) => `${'Word '.repeat(words - 1)}end.`;

  test.each([
    ['text', sentence(31)],
    ['a list', `- ${sentence(31)}`],
    ['a step', `<Steps>\n\n### Do it\n\n${sentence(31)}\n\n</Steps>`],
  ])('a sentence in %s has at most 30 words', (_, block) => {
    expect(having(block)).toEqual([expect.stringContaining('Split this sentence of 31 words')]);
  });

  test('a paragraph has at most four sentences', () => {
    expect(having('Look here. '.repeat(5).trim())).toEqual(['Split this paragraph of 5 sentences; 4 are the limit.']);
  });
});

describe('headings', () => {
  test.each([
    ['a first-level heading', '# Title', 'Write `## Title`'],
    ['a skipped level', '#### Deep', 'Write `### Deep`: a level is skipped.'],
    ['a repeated name', '### Before you begin', 'the page has "Before you begin" twice'],
    ['punctuation at the end', '## Look here!', 'Write the heading without its last mark: `## Look here`.'],
    [
      'a step of the second level',
      '<Steps>\n\n## Open it\n\n</Steps>',
      'Write `### Open it`: inside <Steps> each heading is a step.',
    ],
  ])('reports %s', (_, block, expected) => {
    expect(having(block)).toEqual([expect.stringContaining(expected)]);
  });
});

describe('words', () => {
  test('reports the word with its context, and the advice', () => {
    expect(having('It is easy-to-use here.')).toEqual([
      '"easy" in "It is easy-to-use here.". Remove it: the style guide has no marketing words.',
    ]);
  });

  test('checks headings, tables, list items and visible attributes', () => {
    expect(having('## The easy way')).toHaveLength(1);
    expect(having('| The easy way |\n|---|\n| An easy way |')).toHaveLength(2);
    expect(having('- The easy way')).toHaveLength(1);
    expect(having('Text. <Unconfirmed reason="This is just a guess." />')).toHaveLength(1);
    expect(changedTo('What the editor sends', 'What the powerful editor sends')).toHaveLength(1);
  });
});

describe('prices', () => {
  test.each(['$800', '€ 20', '£5.50', 'USD 100', '100 USD', '1,000 dollars', '20 €'])('reports "%s"', (price) => {
    expect(having(`It costs ${price} a month.`)).toEqual([expect.stringContaining('Replace the price')]);
  });
});

test.each(['Not avaturn.live itself.', 'Not Avaturn Live itself.', '```bash\ncurl https://api.avaturn.live\n```'])(
  'reports the other product in "%s"',
  (block) => {
    expect(having(block)).toEqual([expect.stringContaining('Remove Avaturn Live')]);
  },
);

describe('next steps', () => {
  const lastHeading = [expect.stringContaining('End the page with `## Next steps`')];

  test('a page ends with its section', () => {
    expect(changedTo('## Next steps', '## Further reading')).toEqual(lastHeading);
    expect(messages(`${body}\n## One more\n`)).toEqual(lastHeading);
  });

  test('the section has two or three links', () => {
    expect(changedTo('- [REST API](/api/) lists every call.\n', '')).toEqual([
      'Add links: at least 2 below `## Next steps`; it has 1.',
    ]);
    expect(changedTo('- [REST API]', '- [A](./a.mdx)\n- [B](./b.mdx)\n- [REST API]')).toEqual([
      'Keep 3 links below `## Next steps`; it has 4.',
    ]);
  });

  test('a page links to another page of the site', () => {
    const outside = body.replace('./bodies.mdx', 'https://example.com/a').replace('/api/', '#what-you-need');
    expect(messages(outside)).toEqual([expect.stringContaining('Link another page of this site')]);
  });
});
