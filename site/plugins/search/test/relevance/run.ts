// Measures the search's hits for judged queries on `build/` or SITE_BUILD, and fails below the required minimums.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {SearchEngine} from '@avaturn-docs/search/engine/engine';
import {wordsFileName, type SearchIndexFile} from '@avaturn-docs/search/engine/format';
import {heldOut, tuned} from './judgments';
import type {Group} from './judgment';
import {figures, grade, stalePlaces, suggestionsOf, table, type Figures, type Outcome} from './measure';

interface Floor {
  readonly set: 'tuned' | 'held out';
  readonly group?: Group;
  readonly figure: Exclude<keyof Figures, 'count'>;
  readonly least: number;
}

/** Edits to pages can move single queries, so the minimums leave a margin. */
const floors: readonly Floor[] = [
  {set: 'tuned', figure: 'ndcg', least: 0.72},
  {set: 'tuned', figure: 'first', least: 0.84},
  {set: 'tuned', figure: 'inThree', least: 0.92},
  {set: 'tuned', group: 'word', figure: 'first', least: 0.84},
  {set: 'tuned', group: 'identifier', figure: 'first', least: 0.93},
  {set: 'tuned', group: 'question', figure: 'inThree', least: 0.88},
  {set: 'tuned', group: 'symptom', figure: 'inThree', least: 0.92},
  {set: 'held out', figure: 'ndcg', least: 0.53},
  {set: 'held out', figure: 'first', least: 0.63},
  {set: 'held out', figure: 'inThree', least: 0.72},
];
/** Judged places whose heading was renamed are listed and skipped; a larger share of them fails the run. */
const maxStale = 0.05;
/** Bytes with brotli: the first query downloads the index. */
const maxIndexSize = 150_000;
const figureNames = {ndcg: 'NDCG@8', first: 'first', inThree: 'in the first three'} as const;

const build = path.resolve(process.env['SITE_BUILD'] ?? path.join(__dirname, '../../../../../build'));
process.exitCode = run() ? 0 : 1;

function run(): boolean {
  const file = path.join(build, 'search-index.json');
  if (!existsSync(file)) {
    console.error(`There is no ${file}. Build the site first (npm run build), or name a build in SITE_BUILD.`);
    return false;
  }
  const content = readFileSync(file);
  const size = brotliCompressSync(content).length;
  console.log(`The index has ${size} bytes with brotli (limit ${maxIndexSize}).`);
  const index = JSON.parse(content.toString()) as SearchIndexFile;
  const stale = stalePlaces([...tuned, ...heldOut], index);
  stale.forEach((line) => console.error(line));
  const english = (JSON.parse(readFileSync(path.join(build, wordsFileName), 'utf8')) as string).split(' ');
  const find = suggestionsOf(new SearchEngine(index, english));
  const outcomes = {tuned: grade(tuned, find), 'held out': grade(heldOut, find)};
  printMisses(outcomes.tuned);
  console.table([...table('tuned', outcomes.tuned), ...table('held out', outcomes['held out'])]);
  const value = ({set, group, figure}: Floor): number => figures(outcomes[set], group)[figure];
  const failures = floors.filter((floor) => !(value(floor) >= floor.least));
  failures.forEach((floor) =>
    console.error(
      `Below the floor: ${floor.set}, ${floor.group ?? 'all'}, ${figureNames[floor.figure]} is ${value(floor).toFixed(3)}, at least ${floor.least} is required.`,
    ),
  );
  const places = [...tuned, ...heldOut].reduce((sum, {grades}) => sum + grades.size, 0);
  const tooStale = stale.length > maxStale * places;
  if (tooStale) {
    console.error(`${stale.length} of ${places} judged places are not in the index. Correct the ones named above.`);
  }
  return failures.length === 0 && !tooStale && size <= maxIndexSize;
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const {judgment, hits, grades} of outcomes) {
    const right = grades.findIndex((one) => one > 1);
    if (right !== 0) {
      console.log(
        `${right < 0 || right > 2 ? 'missed' : `rank ${right + 1}`}: "${judgment.query}" (${judgment.group}), wanted ${[...judgment.grades.keys()].at(-1)}`,
      );
      hits.slice(0, 3).forEach((hit, index) => console.log(`  ${index + 1} ${hit} (${grades[index]})`));
    }
  }
}
