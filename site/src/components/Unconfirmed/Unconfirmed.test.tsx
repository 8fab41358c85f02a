import {render, screen} from '@testing-library/react';
import React from 'react';
import {expect, test, vi} from 'vitest';
import Unconfirmed from './index';
import {unconfirmedReasons} from '@avaturn-docs/platform/unconfirmed';

test('is a button that opens its reason and a link to the legend, without JavaScript', () => {
  render(
    <p>
      One. <Unconfirmed reason="No source says so." /> Two. <Unconfirmed because="api-clients" />
    </p>,
  );
  const [first, second] = screen.getAllByRole('button', {name: 'unconfirmed'});
  const popoverOf = (button?: HTMLElement) => document.getElementById(button?.getAttribute('popovertarget') ?? '');
  const reasonOf = (button?: HTMLElement) => popoverOf(button)?.querySelector('[role="note"]')?.textContent;
  expect(reasonOf(first)).toBe('No source says so.');
  expect(reasonOf(second)).toBe(unconfirmedReasons['api-clients']);
  expect(popoverOf(first)?.hasAttribute('popover')).toBe(true);
  expect(popoverOf(first)?.querySelector('a')?.getAttribute('href')).toBe('#unconfirmed');
});

test('fails the build if a page names an unknown reason', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Unconfirmed because={'hearsay' as 'api-clients'} />)).toThrow('has no reason "hearsay"');
});
