import {render, screen, within} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import DataTable, {type DataTableProps} from './DataTable';

const collectAnchor = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor, collectLink: () => {}})}));
const table: DataTableProps = {
  caption: 'Fields of `InitParams`',
  columns: ['Field', 'Type', 'Meaning'],
  rows: [
    // An element has an unknown length, so the table becomes cards.
    {id: 'param-url', header: '`url`', cells: ['`string`', <em key="meaning">The page</em>]},
    {id: 'param-disableUi', header: '`disableUi`', cells: ['`boolean`', 'See [Custom UI](/docs/x/)']},
  ],
};

test('is a named table in a box that the keyboard can scroll', () => {
  render(<DataTable {...table} />);
  const box = screen.getByRole('group', {name: 'Fields of InitParams'});
  expect(box.tabIndex).toBe(0);
  expect(within(box).getByRole('table').querySelector('caption')?.textContent).toBe('Fields of InitParams');
});

test('names its columns and rows as headers', () => {
  render(<DataTable {...table} />);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(table.columns);
  const headers = screen.getAllByRole('rowheader');
  expect(headers.map((cell) => cell.querySelector('code')?.textContent)).toEqual(['url', 'disableUi']);
  expect(headers.every((cell) => cell.getAttribute('scope') === 'row')).toBe(true);
});

test('labels its cells for the card layout on phones', () => {
  render(<DataTable {...table} />);
  const drawn = screen.getByRole('table');
  expect(drawn.classList.contains('cards')).toBe(true);
  expect(drawn.style.getPropertyValue('--column-3')).toBe('"Meaning"');
});

test('each row has an anchor and a labeled link to it', () => {
  const {container} = render(<DataTable {...table} />);
  const link = screen.getByRole('link', {name: 'Direct link to url'});
  expect(link.getAttribute('href')).toBe('#param-url');
  expect(link.className).toBe('hash-link');
  expect(container.querySelector('#param-url')?.contains(link)).toBe(true);
});

test("registers its anchors, so that the framework doesn't report links to them as broken", () => {
  collectAnchor.mockClear();
  render(<DataTable {...table} />);
  expect(collectAnchor.mock.calls.flat()).toEqual(['param-url', 'param-disableUi']);
});

test('renders strings as inline Markdown and elements unchanged', () => {
  const {container} = render(<DataTable {...table} note="With `code`" />);
  expect([...container.querySelectorAll('td')].map((cell) => cell.innerHTML)).toEqual([
    '<code>string</code>',
    '<em>The page</em>',
    '<code>boolean</code>',
    'See <a href="/docs/x/">Custom UI</a>',
  ]);
  expect(container.querySelector('p')?.innerHTML).toBe('With <code>code</code>');
});

test('rejects a row with missing cells', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const rows = [{id: 'param-url', header: '`url`', cells: ['`string`']}];
  expect(() => render(<DataTable {...table} rows={rows} />)).toThrow('Row "param-url" fills 2 of 3 columns');
});
