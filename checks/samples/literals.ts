import {faultsOfShell} from './shell';
import type {Block} from './blocks';

/**
 * What may stand on a page without a file of its own: commands that a reader types, and values to look at. Each rule says
 * what it takes, and refuses with the mend.
 */
const rules: Readonly<Record<string, (text: string) => string | undefined>> = {
  bash: (text) =>
    text.split('\n').length > 3 ? 'Move these commands into a sample: more than three lines.' : faultsOfShell(text),
  json: (text) => {
    try {
      JSON.parse(text);
      return undefined;
    } catch (error) {
      return `Mend the JSON: ${(error as Error).message}`;
    }
  },
  // Header fields, folded by indentation.
  http: (text) => {
    const wrong = text.split('\n').find((line) => !/^(?:[\w-]+:\s\S.*|\s+\S.*)$/.test(line));
    return wrong === undefined ? undefined : `Write a header field as \`Name: value\`, not "${wrong}".`;
  },
  // An address, a name, or a tree of folders: nothing that a compiler could read.
  text: (text) => (text.trim() === '' ? 'Fill or remove this empty block.' : undefined),
};

/** What is wrong with a block that shows no sample; undefined where a rule takes it. */
export function faultOfLiteral({language, text}: Block): string | undefined {
  const rule = rules[language];
  return rule
    ? rule(text)
    : `Move this code into samples/ and show it: \`\`\`${language} sample="platform/project/file".`;
}
