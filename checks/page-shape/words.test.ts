import {expect, test} from 'vitest';
import {wordsOf} from './words';

test('counts the words of the prose', () => {
  const code = '```js title="a.js"\nconst notRead = true;\n```';
  expect(
    wordsOf(`---\ntitle: No\n---\n\n# Two words\n\n${code}\n\n| A | B |\n|---|---|\n| \`c\` | d |\n\n- Last.`),
  ).toBe(7);
});
