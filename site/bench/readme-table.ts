import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const readme = path.join(__dirname, 'README.md');

/**
 * Prints a table. With `--write`, replaces the one between `<!-- name:start -->` and `<!-- name:end -->` in the README of the
 * benchmarks.
 * @throws Error if the README has no such markers
 */
export function showTable(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  console.table(rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index]]))));
  if (!process.argv.includes('--write')) return;
  const text = readFileSync(readme, 'utf8');
  const [startMark, endMark] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [start, end] = [text.indexOf(startMark), text.indexOf(endMark)];
  if (start < 0 || end < start) {
    throw new Error(
      `${readme} has no "${startMark}" … "${endMark}". Add these two lines at the position of the table.`,
    );
  }
  const line = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`;
  const table = [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
  writeFileSync(readme, `${text.slice(0, start + startMark.length)}\n\n${table}\n\n${text.slice(end)}`);
}
