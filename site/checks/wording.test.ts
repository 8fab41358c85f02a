import {describe, expect, test} from 'vitest';
import {wordingFindings} from './wording';
import {pagePatterns, patterns} from './wording/patterns';

const messages = (text: string) => wordingFindings({file: 'a.ts', text}).map(({message}) => message);

describe.each([...patterns, ...pagePatterns])('$pattern', ({pattern, passes, fails, instead}) => {
  test('accepts the better wording and the advice', () => {
    expect(pattern.exec(passes)).toBeNull();
    expect(instead).toMatch(/\.$/);
  });

  test('reports the wording', () => {
    expect(fails).toMatch(pattern);
  });
});

test('reports the file, the line, and the better wording', () => {
  const {pattern, fails, instead} = patterns[0]!;
  expect(wordingFindings({file: 'docs/a.mdx', text: `One.\n\n${fails}\n`})).toEqual([
    {where: 'docs/a.mdx:3', message: `"${pattern.exec(fails)![0]}". ${instead}`},
  ]);
});

test.each(['/**\n * The file can\n * not be read.\n */', '// The file can\n// not be read.', '# It can\n# not.'])(
  'finds wording across the lines of a comment',
  (text) => {
    expect(messages(text)).toEqual([expect.stringContaining('"can\'t" or "cannot"')]);
  },
);
