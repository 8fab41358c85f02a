import {describe, expect, test} from 'vitest';
import {shapeFindings} from './page-shape';
import {parsePage} from './pages';

const pageOf = (type: string, body: string) =>
  parsePage('docs/a.mdx', `---\npage_type: ${type}\n---\n\nText.\n\n${body}`);
const messages = (type: string, body: string) => shapeFindings([pageOf(type, body)]).map(({message}) => message);

const steps =
  '<Steps>\n\n### Press\n\n<Outcome>A light.</Outcome>\n\n### Wait\n\n<Outcome>\n\nA sound.\n\n</Outcome>\n\n</Steps>';
const opening = '<Opening src="/a.webp">\n\n## Before you begin\n\n- Node.js\n\n</Opening>';
const quickstart = '## Quickstart\n\n```bash\nnpm start\n```\n\n<Outcome>A page.</Outcome>';
const guide = `${opening}\n\n${quickstart}\n\n## Do it\n\n${steps}\n\n## Troubleshooting\n\n## Next steps`;

describe('reports', () => {
  test.each<[string, string, string, string]>([
    ['a guide without troubleshooting', 'how-to', guide.replace('## Troubleshooting', ''), 'Add `## Troubleshooting`'],
    ['a guide without a quickstart', 'tutorial', guide.replace(quickstart, ''), 'Add `## Quickstart`'],
    ['a guide without a picture', 'how-to', guide.replaceAll('Opening', 'div'), 'Begin with `<Opening'],
    [
      'a long quickstart',
      'how-to',
      guide.replace('npm start', Array(16).fill('npm start').join('\n')),
      'Shorten this block of 16 lines',
    ],
    [
      'a quickstart without code',
      'how-to',
      guide.replace('```bash\nnpm start\n```', 'Start it.'),
      'Show the shortest working code',
    ],
    [
      'a quickstart without its result',
      'how-to',
      guide.replace('<Outcome>A page.</Outcome>', ''),
      'with one `<Outcome>`; it has 0',
    ],
    ['a guide without steps', 'how-to', guide.replaceAll('Steps>', 'Tabs>'), 'Put the actions into `<Steps>`'],
    [
      'a step that shows nothing',
      'how-to',
      guide.replace('<Outcome>A light.</Outcome>', 'Text.'),
      'End the step "Press"',
    ],
    ['a reference without entries', 'reference', 'Text.\n\n## Next steps', 'Show what is looked up'],
  ])('%s', (_, type, body, expected) => {
    expect(messages(type, body)).toContainEqual(expect.stringContaining(expected));
  });
});
