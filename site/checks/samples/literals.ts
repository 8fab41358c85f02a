import {faultsOfShell} from './shell';
import {faultOfJson, type Block} from './blocks';

/** Blocks that don't need a sample file, by language: commands that a reader types, and values. */
const rules: Readonly<Record<string, (text: string) => string | undefined>> = {
  bash: (text) =>
    text.split('\n').length > 3 ? 'Move these commands into a sample: more than three lines.' : faultsOfShell(text),
  json(text) {
    const fault = faultOfJson(text);
    return fault && `Fix the JSON: ${fault}`;
  },
  // YAML block scalars.
  http(text) {
    const wrong = text.split('\n').find((line) => !/^(?:[\w-]+:\s\S.*|\s+\S.*)$/.test(line));
    return wrong === undefined ? undefined : `Write a header field as \`Name: value\`, not "${wrong}".`;
  },
  // A URL, a name, or a folder tree, which no compiler could check.
  text: (text) => (text.trim() === '' ? 'Fill or remove this empty block.' : undefined),
};

/** Problems of a block that shows no sample; undefined if no rule accepts it. */
export function faultOfLiteral({language, text}: Block): string | undefined {
  const rule = rules[language];
  return rule
    ? rule(text)
    : `Move this code into samples/ and show it: \`\`\`${language} sample="platform/project/file".`;
}
