import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import Unconfirmed from './index';

test('is a button that opens its reason and a link to the legend, without JavaScript', () => {
  render(
    <p>
      One. <Unconfirmed reason="No source says so." />
    </p>,
  );
  const button = screen.getByRole('button', {name: 'unconfirmed'});
  const popover = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(popover?.querySelector('[role="note"]')?.textContent).toBe('No source says so.');
  expect(popover?.hasAttribute('popover')).toBe(true);
  expect(popover?.querySelector('a')?.getAttribute('href')).toBe('#unconfirmed');
});

test('shows what the platform contradicts as text', () => {
  render(<Unconfirmed contradiction="The platform differed on 2026-11-24: 404" />);
  expect(screen.getByText('The platform differed on 2026-11-24: 404')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
