import {writeTable} from '../readme-table';

/** Header of a column, and its cell for a row. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => string];

/** Prints a table. With `--write`, also replaces the table with its name in bench/README.md. */
export function printTable<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  write: boolean,
): void {
  const heads = columns.map(([head]) => head);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
  console.table(cells.map((line) => Object.fromEntries(heads.map((head, index) => [head, line[index]]))));
  if (write) {
    writeTable(name, heads, cells);
  }
}
