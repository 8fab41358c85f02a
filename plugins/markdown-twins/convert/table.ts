import type {PhrasingContent, TableRow} from 'mdast';
import type {HtmlElement} from '../../built-pages';
import {findAll} from './dom';
import type {Block, Converter} from './form';

/** A table, with its caption as a paragraph before it, because Markdown tables have no caption. */
export function convertTable(table: HtmlElement, converter: Converter): Block[] {
  const [caption] = findAll(table, ({name}) => name === 'caption');
  const rows = findAll(table, ({name}) => name === 'tr').map((row) => convertRow(row, converter));
  const width = Math.max(...rows.map(({children}) => children.length));
  for (const row of rows) {
    while (row.children.length < width) {
      row.children.push({type: 'tableCell', children: []});
    }
  }
  return [
    ...(caption
      ? [
          {
            type: 'paragraph' as const,
            children: [{type: 'strong' as const, children: converter.phrasing(caption.children)}],
          },
        ]
      : []),
    ...(rows.length > 0 ? [{type: 'table' as const, children: rows}] : []),
  ];
}

function convertRow(row: HtmlElement, converter: Converter): TableRow {
  const cells = findAll(row, ({name}) => name === 'td' || name === 'th');
  return {
    type: 'tableRow',
    children: cells.map((cell) => {
      if (Number(cell.attribs['colspan'] ?? 1) > 1 || Number(cell.attribs['rowspan'] ?? 1) > 1) {
        converter.fail('a table cell that spans several columns or rows', 'Give each row one cell for each column.');
      }
      return {type: 'tableCell', children: withLineBreaks(converter.phrasing(cell.children))};
    }),
  };
}

/** A cell is one line of Markdown, with `<br>` for line breaks. */
function withLineBreaks(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children.map((child) => (child.type === 'break' ? {type: 'html', value: '<br>'} : child));
}
