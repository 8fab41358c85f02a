import {render} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import LastUpdated from './index';

vi.mock('@docusaurus/theme-common', () => ({ThemeClassNames: {common: {lastUpdated: 'theme-last-updated'}}}));

test('shows the day in UTC', () => {
  const {container} = render(<LastUpdated lastUpdatedAt={Date.UTC(2026, 10, 20, 23, 59)} />);
  expect(container.textContent).toBe('Last updated on Nov 20, 2026');
  expect(container.querySelector('time')?.dateTime).toBe('2026-11-20T23:59:00.000Z');
  // No ancestor declares an item for microdata properties.
  expect(container.querySelector('[itemprop]')).toBeNull();
});

test.each([undefined, null])('shows nothing if the date is %s', (lastUpdatedAt) => {
  const {container} = render(<LastUpdated lastUpdatedAt={lastUpdatedAt} />);
  expect(container.innerHTML).toBe('');
});
