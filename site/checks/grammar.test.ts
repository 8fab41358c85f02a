import {expect, test} from 'vitest';
import {grammarFindings} from './grammar';
import {passagesOfCode} from './grammar/passages';

test('extracts sentences from strings, templates and markup with their lines, but no identifiers', () => {
  const source = [
    "const name = 'api-answer';",
    "throw new Error('This file is not a GLB.');",
    'const text = `The file has ${count} meshes.`;',
    'const label = <p>Choose a file to check.</p>;',
  ].join('\n');
  expect(passagesOfCode('a.tsx', source)).toEqual([
    {where: 'a.tsx:2', text: 'This file is not a GLB.'},
    {where: 'a.tsx:3', text: 'The file has value meshes.'},
    {where: 'a.tsx:4', text: 'Choose a file to check.'},
  ]);
});

test('a finding has the file, the line, the problem, and a suggestion', async () => {
  const linter = async (text: string) =>
    text.includes('recieve') ? [{problem: 'recieve', message: 'Did you mean “receive”?', suggestion: 'receive'}] : [];
  const passages = [
    {where: 'docs/a.mdx:3', text: 'You recieve a file.'},
    {where: 'docs/a.mdx:5', text: 'You receive a file.'},
  ];
  expect(await grammarFindings(passages, linter)).toEqual([
    {
      where: 'docs/a.mdx:3',
      message: '"recieve": Did you mean “receive”? Write "receive". A name goes into checks/grammar/dictionary.txt.',
    },
  ]);
});
