import type {Element, Root} from 'hast';
import {visit, SKIP} from 'unist-util-visit';
import {becomesCards} from '../../src/components/data-tables/cards';

const childElements = ({children}: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');

function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('')
    .trim();
}

const hasLink = (cell: Element | undefined): boolean =>
  cell !== undefined && childElements(cell).some((child) => child.tagName === 'a' || hasLink(child));

/**
 * Rehype plugin for Markdown tables. Each gets a scroll container. With an empty corner, the first column becomes row headers.
 * A table that doesn't fit a phone gets what it needs to become cards there; a column of links heads the card.
 */
export default function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) {
        return undefined;
      }
      const rows: Element[] = [];
      visit(table, 'element', (row) => {
        if (row.tagName === 'tr') {
          rows.push(row);
        }
      });
      const [head = [], ...body] = rows.map(childElements);
      const columns = head.map(textOf);
      const [corner] = head;
      if (corner && columns[0] === '') {
        corner.tagName = 'td';
        for (const [name] of body) {
          if (name) {
            name.tagName = 'th';
            name.properties['scope'] = 'row';
          }
        }
      }
      addCards(table, columns, body);
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          tabIndex: 0,
          role: 'group',
          ariaLabel: `Table: ${columns.filter(Boolean).join(', ')}`,
        },
        children: [table],
      };
      return SKIP;
    });
  };
}

function addCards(table: Element, columns: readonly string[], body: readonly (readonly Element[])[]): void {
  const withLinks = columns.findIndex((_, column) => body.every((cells) => hasLink(cells[column])));
  const heading = Math.max(withLinks, 0);
  const longest = Math.max(...body.flat().map((cell) => textOf(cell).length));
  if (!becomesCards(columns, longest)) {
    return;
  }
  table.properties['className'] = ['cards'];
  for (const cells of body) {
    cells.forEach((cell, column) => column !== heading && (cell.properties['dataLabel'] = columns[column]));
  }
}
