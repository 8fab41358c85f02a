import {writeTable} from '../readme-table';

/** A column's head, and its cell of a row. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => string];

/** Prints a table, and if it is to be written puts it into bench/README.md, at the place of its name. */
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
