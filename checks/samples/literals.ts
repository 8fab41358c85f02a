import {faultsOfShell} from './shell';
import type {Block} from './blocks';

/**
 * What may be on a page without a file of its own: commands that a reader types, and values to look at. Each rule says
 * what it takes, and says how to fix it.
 */
interface LiteralRule {
  /** What it takes, as the summary of the check names it. */
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
      try {
        JSON.parse(text);
        return undefined;
      } catch (error) {
        return `Fix the JSON: ${(error as Error).message}`;
      }
    },
  },
  // Folded by indentation.
  http: {
    kind: 'header fields',
    fault: (text) => {
      const wrong = text.split('\n').find((line) => !/^(?:[\w-]+:\s\S.*|\s+\S.*)$/.test(line));
      return wrong === undefined ? undefined : `Write a header field as \`Name: value\`, not "${wrong}".`;
    },
  },
  // An address, a name, or a tree of folders: nothing that a compiler could read.
  text: {
    kind: 'addresses and names',
    fault: (text) => (text.trim() === '' ? 'Fill or remove this empty block.' : undefined),
  },
};

/** What is wrong with a block that shows no sample; undefined where a rule takes it. */
export function faultOfLiteral({language, text}: Block): string | undefined {
  const rule = rules[language];
  return rule
    ? rule.fault(text)
    : `Move this code into samples/ and show it: \`\`\`${language} sample="platform/project/file".`;
}

/** How many blocks each rule takes: `12 commands, 6 JSON values`. */
export function countByRule(literals: readonly Block[]): string {
  return Object.entries(rules)
    .map(([language, {kind}]) => [literals.filter((block) => block.language === language).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ');
}
