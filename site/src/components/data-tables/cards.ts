/** Comparing two values side by side works on a phone, and so do three columns of short cells. */
const maxColumns = 3;

/** Maximum number of characters of a cell in a table of three columns. */
const maxCell = 48;

/** Whether a table becomes cards on a phone, see `src/css/tables.css`. A table with an empty corner compares. */
export const becomesCards = (columns: readonly string[], longest: number): boolean =>
  columns.length > maxColumns || (columns.length === maxColumns && columns[0] !== '' && longest > maxCell);
