import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import Unconfirmed from './index';

test('shows what the platform contradicts as text', () => {
  render(<Unconfirmed contradiction="The platform differed on 2026-11-24: 404" />);
  expect(screen.getByText('The platform differed on 2026-11-24: 404')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
