/** Comparing two values side by side works on a phone, and so do three columns of short cells. */
const maxColumns = 3;

/** Maximum number of characters of a cell in a table of three columns. */
const maxCell = 48;

/**
 * Whether a table becomes cards on a phone: it gets the class `cards`, and each cell a `data-label` with the name of its
 * column, except the cell that heads the card. `src/css/tables.css` has the layout.
 *
 * @param columns text of the column headers; a table with an empty corner compares, and stays one
 * @param longest number of characters of the longest cell
 */
export const becomesCards = (columns: readonly string[], longest: number): boolean =>
  columns.length > maxColumns || (columns.length === maxColumns && columns[0] !== '' && longest > maxCell);
