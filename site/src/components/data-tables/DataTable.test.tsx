import {render} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import DataTable from './DataTable';

test('rejects a row with missing cells', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const rows = [{id: 'param-url', header: '`url`', cells: ['`string`']}];
  expect(() =>
    render(<DataTable caption="Fields of `InitParams`" columns={['Field', 'Type', 'Meaning']} rows={rows} />),
  ).toThrow('Row "param-url" fills 2 of 3 columns');
});
