import {describe, expect, test} from 'vitest';
import {shapeFindings} from './page-shape';
import {parsePage} from './pages';

const messages = (type: string, body: string) =>
  shapeFindings([parsePage('docs/a.mdx', `---\npage_type: ${type}\n---\n\nText.\n\n${body}`)]).map(
    ({message}) => message,
  );

const steps =
  '<Steps>\n\n### Press\n\n<Outcome>A light.</Outcome>\n\n### Wait\n\n<Outcome>\n\nA sound.\n\n</Outcome>\n\n</Steps>';
const howTo = `## What you need\n\n## Do it\n\n${steps}\n\n## If it does not work\n\n## Where to go next`;
const tutorial = `## What you will have\n\n${howTo.replace('## If', '## Before you publish\n\n## If')}`;

test('accepts each type in its shape', () => {
  expect(messages('how-to', howTo)).toEqual([]);
  expect(messages('tutorial', tutorial)).toEqual([]);
  expect(messages('reference', '| A | B |\n|---|---|\n| 1 | 2 |\n\n## Where to go next')).toEqual([]);
  expect(messages('reference', '<JointTable />\n\n## Where to go next')).toEqual([]);
  expect(messages('reference', '## Asked\n\n### Why\n\nText.\n\n## Where to go next')).toEqual([]);
  expect(messages('explanation', '## Where to go next')).toEqual([]);
});

describe('reports', () => {
  test.each<[string, string, string, string]>([
    [
      'a tutorial that does not say what comes of it',
      'tutorial',
      tutorial.replace('## What you will have', ''),
      'Add `## What you will have`',
    ],
    [
      'a tutorial that ends in the laboratory',
      'tutorial',
      tutorial.replace('## Before you publish', ''),
      'Add `## Before you release` or `## Before you publish`',
    ],
    ['a guide without what is needed', 'how-to', howTo.replace('## What you need', ''), 'Add `## What you need`'],
    ['a guide without help', 'how-to', howTo.replace('## If it does not work', ''), 'Add `## If it does not work`'],
    [
      'sections in another order',
      'how-to',
      `## If it does not work\n\n${howTo.replace('## If it does not work', '')}`,
      'Move `## If it does not work` below `## What you need`',
    ],
    ['nothing to do', 'how-to', howTo.replaceAll('Steps>', 'Tabs>'), 'Put what is to be done into `<Steps>`'],
    [
      'a step that shows nothing',
      'how-to',
      howTo.replace('<Outcome>A light.</Outcome>', 'Text.'),
      'End the step "Press"',
    ],
    ['a reference without anything to look up', 'reference', 'Text.\n\n## Where to go next', 'Show what is looked up'],
  ])('%s', (_, type, body, expected) => {
    expect(messages(type, body)).toEqual([expect.stringContaining(expected)]);
  });
});
