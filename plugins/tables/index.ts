import type {Element, Root} from 'hast';
import {visit, SKIP} from 'unist-util-visit';

const cellsOf = (row: Element): Element[] => row.children.filter((child): child is Element => child.type === 'element');

function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('')
    .trim();
}

/**
 * Rehype plugin for the tables of Markdown.
 *
 * - A table gets a box to scroll in, which the keyboard can reach; the table itself keeps its role.
 * - A table with an empty corner compares things, with a name in front of each row: these cells become row headers, and the
 *   corner stops being a header of nothing.
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
      const [head, ...body] = rows;
      const [corner, ...columns] = head ? cellsOf(head) : [];
      if (corner && textOf(corner) === '') {
        corner.tagName = 'td';
        for (const row of body) {
          const [name] = cellsOf(row);
          if (name) {
            name.tagName = 'th';
            name.properties['scope'] = 'row';
          }
        }
      }
      const label = [...(corner && textOf(corner) ? [corner] : []), ...columns].map(textOf).join(', ');
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: `Table: ${label}`},
        children: [table],
      };
      return SKIP;
    });
  };
}
