import {faultsOfShell} from './shell';
import {faultOfJson, type Block} from './blocks';

/** Blocks that don't need a sample file: commands that a reader types, and values. */
interface LiteralRule {
  /** What it accepts, for the summary of the check. */
  readonly kind: string;
  readonly fault: (text: string) => string | undefined;
}

const rules: Readonly<Record<string, LiteralRule>> = {
  bash: {
    kind: 'commands',
    fault: (text) =>
      text.split('\n').length > 3 ? 'Move these commands into a sample: more than three lines.' : faultsOfShell(text),
  },
  json: {
    kind: 'JSON values',
    fault: (text) => {
      const fault = faultOfJson(text);
      return fault && `Fix the JSON: ${fault}`;
    },
  },
  // YAML block scalars.
  http: {
    kind: 'header fields',
    fault: (text) => {
      const wrong = text.split('\n').find((line) => !/^(?:[\w-]+:\s\S.*|\s+\S.*)$/.test(line));
      return wrong === undefined ? undefined : `Write a header field as \`Name: value\`, not "${wrong}".`;
    },
  },
  // A URL, a name, or a folder tree, which no compiler could check.
  text: {
    kind: 'addresses and names',
    fault: (text) => (text.trim() === '' ? 'Fill or remove this empty block.' : undefined),
  },
};

/** Problems of a block that shows no sample; undefined if no rule accepts it. */
export function faultOfLiteral({language, text}: Block): string | undefined {
  const rule = rules[language];
  return rule
    ? rule.fault(text)
    : `Move this code into samples/ and show it: \`\`\`${language} sample="platform/project/file".`;
}

/** Number of blocks that each rule accepts: `12 commands, 6 JSON values`. */
export function countByRule(literals: readonly Block[]): string {
  return Object.entries(rules)
    .map(([language, {kind}]) => [literals.filter((block) => block.language === language).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ');
}
