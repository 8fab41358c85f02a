// Spelling and grammar of texts that readers see: `tsx checks/grammar.ts`. `.cache/` stores which texts passed, so that a
// run only checks new ones.
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {linesOf, type CheckResult, type Finding} from './finding';
import {readPassages, type Passage} from './grammar/passages';
import {grammarRules, startLinter, type GrammarProblem, type Linter} from './grammar/linter';

/** Harper looks for similar words for each part of an id, which takes seconds. */
const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** Code and an id count as one noun. The article of code isn't checked: it depends on how the code is pronounced. */
export function plainText(text: string): string {
  let count = 0;
  return text
    .replace(/\b([Aa])n? (?=`)/g, 'the ')
    .replace(/`[^`]*`/g, () => (count++ % 2 === 0 ? 'Alice' : 'Robert'))
    .replace(uuid, 'Alice')
    .replace(/\s+/g, ' ')
    .trim();
}

export async function grammarFindings(passages: readonly Passage[], linter: Linter): Promise<Finding[]> {
  const findings: Finding[] = [];
  // A sixth of the texts repeat others.
  const checked = new Map<string, GrammarProblem[]>();
  for (const {where, text} of passages) {
    const plain = plainText(text);
    const problems = checked.get(plain) ?? (await linter(plain));
    checked.set(plain, problems);
    for (const {problem, message, suggestion} of problems) {
      const better = suggestion === undefined ? '' : ` Write "${suggestion}".`;
      findings.push({
        where,
        message: `"${problem}": ${message}${better} A name goes into checks/grammar/dictionary.txt.`,
      });
    }
  }
  return findings;
}

/** Words that the checker doesn't know: products, formats, and technical terms. */
const dictionary = readFileSync(path.join(__dirname, 'grammar/dictionary.txt'), 'utf8').trim().split(/\s+/);

/** Identifies a text that passed, with the rules and words that it passed by. */
const keyOf = (text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([plainText(text), grammarRules, dictionary]))
    .digest('base64url')
    .slice(0, 16);

function readPassed(file: string): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

async function check(root: string): Promise<CheckResult> {
  const passages = readPassages(root);
  const cache = path.join(root, '../.cache/grammar.json');
  const passed = readPassed(cache);
  const unread = passages.filter(({text}) => !passed.has(keyOf(text)));
  if (unread.length === 0) return {examined: passages.length, findings: []};
  const findings = await grammarFindings(unread, await startLinter(dictionary));
  const wrong = new Set(findings.map(({where}) => where));
  const right = passages.filter(({where}) => !wrong.has(where)).map(({text}) => keyOf(text));
  mkdirSync(path.dirname(cache), {recursive: true});
  writeFileSync(cache, JSON.stringify([...new Set(right)]));
  return {examined: passages.length, findings};
}

async function main(): Promise<void> {
  const lines = linesOf(await check(path.dirname(__dirname)));
  for (const line of lines) console.log(line);
  process.exitCode = lines.length === 0 ? 0 : 1;
}

if (require.main === module) {
  void main();
}
