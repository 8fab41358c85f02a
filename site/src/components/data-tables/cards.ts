/** Class and labels that turn a table into a list of cards on a phone; `src/css/tables.css` has the layout. */
export interface CardProperties {
  readonly className: string;
  /** The labels, as custom properties: `--column-2: "Type"`. */
  readonly style: Readonly<Record<string, string>>;
}

/** Comparing two values side by side works on a phone, and so do three columns of short cells. */
const maxColumns = 3;

/** Maximum number of characters of a cell in a table of three columns. */
const maxCell = 48;

/**
 * Class and labels of a table that becomes cards: one card per row, headed by one column, with column names as labels of the
 * other values. The table defines the names once, to keep its cells small.
 *
 * @param columns text of the column headers; a table with an empty corner compares, and stays one
 * @param longest number of characters of the longest cell
 * @param head index of the column that heads a card; its cells have the class `card-head` unless it is the first
 * @returns undefined for a table that fits a phone
 */
export function cardProperties(columns: readonly string[], longest: number, head = 0): CardProperties | undefined {
  if (columns.length < maxColumns || (columns.length === maxColumns && (columns[0] === '' || longest <= maxCell))) {
    return undefined;
  }
  return {
    className: head === 0 ? 'cards' : 'cards cards--by-link',
    style: Object.fromEntries(columns.map((label, index) => [`--column-${index + 1}`, JSON.stringify(label)])),
  };
}
