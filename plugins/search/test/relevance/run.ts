// `tsx plugins/search/test/relevance/run.ts`: asks a built site (SITE_BUILD, `build/` by default) what integrators ask, prints the
// misses, and fails below the floors.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SearchEngine} from '../../client/engine';
import type {SearchIndexFile} from '../../client/format';
import {unknownAnswers} from './answers';
import {ask, figures, type Figures, type Outcome} from './measure';
import type {QuestionKind} from './question';
import {relevanceQuestions} from './questions';

interface Floor {
  readonly kind?: QuestionKind;
  readonly figure: Exclude<keyof Figures, 'count'>;
  readonly least: number;
}

const floors: readonly Floor[] = [
  {figure: 'first', least: 0.9},
  {figure: 'inThree', least: 0.97},
  {figure: 'reciprocalRank', least: 0.93},
  {kind: 'identifier', figure: 'inThree', least: 1},
  {kind: 'typo', figure: 'inThree', least: 0.95},
];
const figureNames = {first: 'first', inThree: 'in the first three', reciprocalRank: 'mean reciprocal rank'} as const;
const fewestQuestions = 100;

const build = path.resolve(process.env['SITE_BUILD'] ?? 'build');
process.exitCode = run() ? 0 : 1;

function run(): boolean {
  const file = path.join(build, 'search-index.json');
  if (!existsSync(file)) {
    console.error(`There is no ${file}. Build the site first (npm run build), or name a build in SITE_BUILD.`);
    return false;
  }
  const index = JSON.parse(readFileSync(file, 'utf8')) as SearchIndexFile;
  const stale = unknownAnswers(relevanceQuestions, index);
  stale.forEach((line) => console.error(line));
  if (relevanceQuestions.length < fewestQuestions) {
    console.error(
      `Only ${relevanceQuestions.length} questions are asked; ${fewestQuestions} are needed for the shares to mean anything.`,
    );
    return false;
  }
  const engine = new SearchEngine(index);
  const outcomes = ask(relevanceQuestions, (query) => engine.search(query));
  printMisses(outcomes);
  printTable(outcomes);
  const failures = floors.filter((floor) => !(value(outcomes, floor) >= floor.least));
  failures.forEach((floor) =>
    console.error(
      `Below the floor: ${floor.kind ?? 'all'} ${figureNames[floor.figure]} is ${value(outcomes, floor).toFixed(3)}, at least ${floor.least} is asked.`,
    ),
  );
  return failures.length === 0 && stale.length === 0;
}

function value(outcomes: readonly Outcome[], {kind, figure}: Floor): number {
  return figures(outcomes, kind)[figure];
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const {question, rank, hits} of outcomes.filter((outcome) => outcome.rank > 1)) {
    console.log(
      `${rank > 3 ? 'missed' : `rank ${rank}`}: "${question.query}" (${question.kind}), wanted ${question.answers[0]}`,
    );
    hits.slice(0, Math.min(3, rank)).forEach((hit, index) => console.log(`  ${index + 1} ${hit}`));
  }
}

function printTable(outcomes: readonly Outcome[]): void {
  const kinds = [...new Set(outcomes.map(({question}) => question.kind))];
  const row = (name: string, {count, first, inThree, reciprocalRank}: Figures) => ({
    questions: name,
    count,
    'first (%)': Math.round(first * 1000) / 10,
    'in three (%)': Math.round(inThree * 1000) / 10,
    MRR: Math.round(reciprocalRank * 1000) / 1000,
  });
  console.table([...kinds.map((kind) => row(kind, figures(outcomes, kind))), row('all', figures(outcomes))]);
}
