// `npm run confirm`: how the unconfirmed statements can be settled, and what a comparison or a person saw of them.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  findings,
  isConfirmed,
  isStatement,
  statements,
  type Finding,
  type Outcome,
  type Way,
} from '@avaturn-docs/platform/unconfirmed';
import {readMarks} from '../checks/marks';
import {readCommandLine} from './command-line';

const usage = `npm run confirm                        counts the unconfirmed statements by what can settle them
npm run confirm comparison.json        records what \`avaturn-simulator compare\` or \`avaturn-glb compare\` saw
npm run confirm -- --manual ID --by NAME --seen TEXT [--contradicted]    records what a person saw

--rehearsal accepts a comparison with another server than the platform; \`npm run check\` then fails until you undo it.`;

/** Names of the classes, in the order of the summary. */
const ways: Readonly<Record<Way, string>> = {
  call: 'one call of the API, or one event of the web SDK',
  observations: 'many observations',
  file: 'an exported file',
  person: 'a person only: the portal, plans, engines',
};

/** A report of a comparison. A file has no server. */
export interface Report {
  readonly tool: string;
  readonly date: string;
  readonly server?: string;
  readonly statements: readonly Outcome[];
}

type Findings = Readonly<Record<string, Finding>>;

/**
 * The findings with those of a report. A comparison never confirms what only a person can settle, and a universal statement
 * stays marked, with the number of observations.
 */
export function withReport(
  old: Findings,
  {tool, date, server, statements: seen}: Report,
  isRehearsal = false,
): Findings {
  if (!seen) throw new Error("The file isn't the report of a comparison.");
  const isPlatform = server === undefined || server === 'https://api.avaturn.me';
  if (!isPlatform && !isRehearsal) {
    throw new Error(
      'The report is about another server than the platform, so it confirms nothing. To try it, add --rehearsal.',
    );
  }
  const result: Record<string, Finding> = {...old};
  const flags = {date, by: tool, ...(!isPlatform && {rehearsal: true as const})};
  for (const {statement: id, outcome, observations, differences = []} of seen) {
    if (!isStatement(id) && !id.startsWith('#/'))
      throw new Error(`platform/unconfirmed.ts has no statement "${id}". Compare again with the tool of this version.`);
    const way = isStatement(id) ? statements[id].way : undefined;
    if (outcome === 'differs') {
      const texts = differences.map((one) => `${one.where}: expected ${one.expected}, saw ${one.seen}`);
      result[id] = {outcome: 'contradicted', seen: texts.join('; '), ...flags};
    } else if (outcome === 'as documented' && way === undefined) {
      delete result[id];
    } else if (outcome === 'as documented' && way !== 'person') {
      const text = `as documented in ${observations} observation${observations === 1 ? '' : 's'}`;
      result[id] = {outcome: way === 'observations' ? 'observed' : 'confirmed', seen: text, ...flags};
    }
  }
  return Object.fromEntries(Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function summary(): Promise<string> {
  const isOpen = (id = ''): boolean => !isConfirmed(id);
  const marks = (await readMarks(path.dirname(__dirname))).filter(({id}) => isOpen(id));
  const open = Object.keys(statements).filter(isOpen);
  return [
    `${open.length} statements are unconfirmed, with ${marks.length} marks in site/docs and the OpenAPI file:`,
    ...Object.entries(ways).map(([way, name]) => {
      const of = (id = ''): boolean => isStatement(id) && statements[id].way === way;
      return `  ${String(open.filter(of).length).padStart(3)} statements, ${marks.filter(({id}) => of(id)).length} marks: ${name}`;
    }),
  ].join('\n');
}

/** Prints what a report changes beyond new findings. */
function printNews({statements: seen}: Report, next: Findings): void {
  const print = (title: string, lines: readonly string[]): void => {
    if (lines.length > 0) console.log([title, ...lines].join('\n'));
  };
  print(
    'Contradicted before, and now as documented:',
    Object.entries(findings)
      .filter(([id, {outcome}]) => outcome === 'contradicted' && next[id]?.outcome !== 'contradicted')
      .map(([id, finding]) => `  ${id}: ${finding.seen}`),
  );
  print(
    'Not in the documentation, and not recorded:',
    seen
      .filter(({outcome}) => outcome === 'undocumented')
      .flatMap(({statement, differences = []}) =>
        differences.map((one) => `  ${statement}: ${one.where}, ${one.seen}`),
      ),
  );
}

/** @throws Error that names the file */
function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    throw new Error(`${file} can't be read, or isn't JSON.`);
  }
}

function main(): void {
  const {values, words} = readCommandLine({
    usage,
    words: 1,
    options: {
      manual: {type: 'string'},
      by: {type: 'string'},
      seen: {type: 'string'},
      contradicted: {type: 'boolean'},
      rehearsal: {type: 'boolean'},
    },
  });
  const {manual, by, seen} = values as Readonly<Record<string, string | undefined>>;
  const [file] = words;
  let next: Findings;
  if (manual !== undefined) {
    if (!isStatement(manual)) throw new Error(`There is no statement "${manual}" in platform/unconfirmed.ts.`);
    if (!by || !seen) throw new Error(`Say who saw it, and what: --manual ${manual} --by NAME --seen TEXT`);
    const outcome = values['contradicted'] ? 'contradicted' : 'confirmed';
    next = {...findings, [manual]: {outcome, date: new Date().toISOString().slice(0, 10), seen, by}};
  } else if (file !== undefined) {
    const report = readReport(file);
    next = withReport(findings, report, values['rehearsal'] === true);
    printNews(report, next);
  } else return void summary().then(console.log);
  writeFileSync(path.join(__dirname, '../../platform/confirmed.json'), `${JSON.stringify(next, null, 2)}\n`);
  const count = (outcome: Finding['outcome']) => Object.values(next).filter((one) => one.outcome === outcome).length;
  console.log(
    `platform/confirmed.json: ${count('confirmed')} confirmed, ${count('observed')} not contradicted, ${count('contradicted')} contradicted. Run npm run check.`,
  );
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
