import {render} from '@testing-library/react';
import {beforeEach, expect, test} from 'vitest';
import {starterResults} from '@avaturn-docs/platform/starters';
import StarterTable from './StarterTable';

const results = starterResults as Record<string, unknown>;
beforeEach(() => {
  const before = {...results};
  return () => Object.assign(results, before);
});

test('shows only what the tests verified, with the date', () => {
  for (const name of Object.keys(results)) delete results[name];
  results['web'] = {date: '2026-03-04', proofs: ['type-checked', 'built']};
  const {container} = render(<StarterTable />);
  const row = (name: string) => container.querySelector(`#starter-${name}`)?.textContent;
  expect(row('web')).toMatch(/Type-checked and built$/);
  expect(container.textContent).toContain('Automated tests last ran on March 4, 2026');
  expect(row('node')).toMatch(/None$/);
});
