import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, test} from 'vitest';
import rehypeTables from '.';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const cell = (tagName: string, text: string): Element =>
  element(tagName, ...(text ? [{type: 'text' as const, value: text}] : []));
const row = (tagName: string, texts: string[]): Element => element('tr', ...texts.map((text) => cell(tagName, text)));

function wrapped(head: string[], ...body: string[][]): {box: Element; table: Element} {
  const tree: Root = {
    type: 'root',
    children: [
      element('table', element('thead', row('th', head)), element('tbody', ...body.map((texts) => row('td', texts)))),
    ],
  };
  rehypeTables()(tree);
  const box = tree.children[0] as Element;
  return {box, table: box.children[0] as Element};
}

const names = (table: Element, part: number) =>
  ((table.children[part] as Element).children as Element[]).flatMap((line) =>
    (line.children as Element[]).map(({tagName}) => tagName),
  );

describe('a table of a page', () => {
  test('is in a labeled box that scrolls by keyboard', () => {
    const {box, table} = wrapped(['Event', 'When'], ['load', 'at start']);
    expect(box.properties).toMatchObject({tabIndex: 0, role: 'group', ariaLabel: 'Table: Event, When'});
    expect(table.tagName).toBe('table');
    expect(names(table, 0)).toEqual(['th', 'th']);
    expect(names(table, 1)).toEqual(['td', 'td']);
  });

  test('with an empty corner gets row headers, and no empty header', () => {
    const {box, table} = wrapped(['', 'T1', 'T2'], ['Face', 'static', 'animated'], ['Eyes', 'none', 'two']);
    expect(names(table, 0)).toEqual(['td', 'th', 'th']);
    expect(names(table, 1)).toEqual(['th', 'td', 'td', 'th', 'td', 'td']);
    expect(box.properties['ariaLabel']).toBe('Table: T1, T2');
  });
});

const linked = (text: string): Element => {
  const link = element('a', {type: 'text', value: text});
  return element('td', element('strong', link));
};

describe('the cards of a phone', () => {
  const labels = (table: Element) => table.properties['style'];
  const classes = (row: Element) => row.children.map((child) => (child as Element).properties['className']);

  test('a table of two columns has none', () => {
    expect(wrapped(['Event', 'When'], ['load', 'at start']).table.properties).toEqual({});
  });

  test('a wider table has escaped column labels, and its first column as heading', () => {
    const {table} = wrapped(['', 'T1', 'A "quoted" one; \\'], ['Face', 'static', 'animated']);
    expect(table.properties['className']).toEqual(['cards']);
    expect(labels(table)).toBe(String.raw`--column-1: ""; --column-2: "T1"; --column-3: "A \"quoted\" one; \\"`);
  });

  test('a column in which every row has a link heads the card', () => {
    const link = linked('Web');
    const body = element('tr', cell('td', 'A website'), cell('td', 'Free'), link);
    const table = element('table', element('thead', row('th', ['You have', 'Plan', 'Page'])), element('tbody', body));
    rehypeTables()({type: 'root', children: [table]});
    expect(table.properties['className']).toEqual(['cards', 'cards--by-link']);
    expect(classes(body)).toEqual([undefined, undefined, ['card-head']]);
  });

  test("a column with links in only some rows doesn't head the cards", () => {
    const bodies = [element('tr', cell('td', 'a'), cell('td', 'b'), linked('c')), row('td', ['d', 'e', 'f'])];
    const table = element('table', element('thead', row('th', ['A', 'B', 'C'])), element('tbody', ...bodies));
    rehypeTables()({type: 'root', children: [table]});
    expect(table.properties['className']).toEqual(['cards']);
    expect(classes(bodies[0]!)).toEqual([undefined, undefined, undefined]);
  });
});
