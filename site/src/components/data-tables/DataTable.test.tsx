import {render, screen} from '@testing-library/react';
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

test('each row has an anchor and a labeled link to it', () => {
  const {container} = render(<DataTable {...table} />);
  const link = screen.getByRole('link', {name: 'Direct link to url'});
  expect(link.getAttribute('href')).toBe('#param-url');
  expect(link.className).toBe('hash-link');
  expect(container.querySelector('#param-url')?.contains(link)).toBe(true);
});

test('rejects a row with missing cells', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const rows = [{id: 'param-url', header: '`url`', cells: ['`string`']}];
  expect(() => render(<DataTable {...table} rows={rows} />)).toThrow('Row "param-url" fills 2 of 3 columns');
});
