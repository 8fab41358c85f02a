import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const readme = path.join(__dirname, 'README.md');

/**
 * Replaces the table between `<!-- name:start -->` and `<!-- name:end -->` of a Markdown file, by default the README of the
 * benchmarks.
 * @throws Error if the file has no such markers
 */
export function writeTable(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  file = readme,
): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [startMark, endMark] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [start, end] = [text.indexOf(startMark), text.indexOf(endMark)];
  if (start < 0 || end < start) {
    throw new Error(`${file} has no "${startMark}" … "${endMark}". Add these two lines at the position of the table.`);
  }
  const line = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`;
  const table = [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
  writeFileSync(file, `${text.slice(0, start + startMark.length)}\n\n${table}\n\n${text.slice(end)}`);
}

/** Prints a table, and with `--write` puts it into the README of the benchmarks. */
export function showTable(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  console.table(rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index]]))));
  if (process.argv.includes('--write')) writeTable(name, heads, rows);
}
