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
  test('stands in a box that the keyboard can scroll and that says which table it is', () => {
    const {box, table} = wrapped(['Event', 'When'], ['load', 'at start']);
    expect(box.properties).toMatchObject({tabIndex: 0, role: 'group', ariaLabel: 'Table: Event, When'});
    expect(table.tagName).toBe('table');
    expect(names(table, 0)).toEqual(['th', 'th']);
    expect(names(table, 1)).toEqual(['td', 'td']);
  });

  test('with an empty corner gets row headers, and no header of nothing', () => {
    const {box, table} = wrapped(['', 'T1', 'T2'], ['Face', 'static', 'animated'], ['Eyes', 'none', 'two']);
    expect(names(table, 0)).toEqual(['td', 'th', 'th']);
    expect(names(table, 1)).toEqual(['th', 'td', 'td', 'th', 'td', 'td']);
    expect(box.properties['ariaLabel']).toBe('Table: T1, T2');
  });
});
