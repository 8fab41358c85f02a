import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, test} from 'vitest';
import rehypeTables from './index';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent[] => (value ? [{type: 'text', value}] : []);
const row = (tagName: string, texts: readonly string[]): Element =>
  element('tr', ...texts.map((cell) => element(tagName, ...(cell === 'link' ? [link] : text(cell)))));
const link = element('strong', element('a', ...text('Web')));

/** Writes a table with the texts of its cells; `link` is a cell with a link. */
function wrapped(head: readonly string[], ...body: readonly (readonly string[])[]) {
  const [headRow, ...rows] = [row('th', head), ...body.map((texts) => row('td', texts))];
  const table = element('table', element('thead', headRow), element('tbody', ...rows));
  const tree: Root = {type: 'root', children: [table]};
  rehypeTables()(tree);
  const cells = rows.flatMap(({children}) => children as Element[]);
  return {box: tree.children[0] as Element, table, head: headRow.children as Element[], cells};
}

const names = (cells: readonly Element[]) => cells.map(({tagName}) => tagName);

describe('a table of a page', () => {
  test('is in a labeled box that scrolls by keyboard', () => {
    const {box, table, head, cells} = wrapped(['Event', 'When'], ['load', 'at start']);
    expect(box.properties).toMatchObject({tabIndex: 0, role: 'group', ariaLabel: 'Table: Event, When'});
    expect(box.children).toEqual([table]);
    expect(names(head)).toEqual(['th', 'th']);
    expect(names(cells)).toEqual(['td', 'td']);
  });

  test('with an empty corner gets row headers, and no empty header', () => {
    const {box, head, cells} = wrapped(['', 'T1', 'T2'], ['Face', 'static', 'animated'], ['Eyes', 'none', 'two']);
    expect(names(head)).toEqual(['td', 'th', 'th']);
    expect(names(cells)).toEqual(['th', 'td', 'td', 'th', 'td', 'td']);
    expect(box.properties['ariaLabel']).toBe('Table: T1, T2');
  });
});

describe('the cards of a phone', () => {
  const labels = (cells: readonly Element[]) => cells.map(({properties}) => properties['dataLabel']);

  const long = 'A cell of more characters than fit a third of a phone';

  test('a table of three columns has none if it compares, or if its cells are short', () => {
    expect(wrapped(['', 'T1', 'T2'], ['Face', long, long]).table.properties).toEqual({});
    expect(wrapped(['Channel', 'Map', 'Read as'], ['Red', 'Occlusion', '1 is lit']).table.properties).toEqual({});
  });

  test('another one has the names of the columns in its cells, and its first column as heading', () => {
    const {table, cells} = wrapped(['Part', 'T1', 'A "quoted" one; \\'], ['Face', 'static', long]);
    expect(table.properties).toEqual({className: ['cards']});
    expect(labels(cells)).toEqual([undefined, 'T1', 'A "quoted" one; \\']);
  });

  test('a column in which every row has a link heads the card', () => {
    const {table, cells} = wrapped(['You have', 'Plan', 'Page'], [long, 'Free', 'link']);
    expect(table.properties).toEqual({className: ['cards']});
    expect(labels(cells)).toEqual(['You have', 'Plan', undefined]);
  });
});
