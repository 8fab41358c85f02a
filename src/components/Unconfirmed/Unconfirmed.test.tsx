// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, expect, test} from 'vitest';
import Unconfirmed from '.';

afterEach(cleanup);

test('is a button that opens its own reason, without any script of ours', () => {
  render(
    <p>
      One. <Unconfirmed reason="No source says so." /> Two. <Unconfirmed reason="Another reason." />
    </p>,
  );
  const [first, second] = screen.getAllByRole('button', {name: 'unconfirmed'});
  const reasonOf = (button?: HTMLElement) => document.getElementById(button?.getAttribute('popovertarget') ?? '');
  expect(reasonOf(first)?.textContent).toBe('No source says so.');
  expect(reasonOf(second)?.textContent).toBe('Another reason.');
  expect(reasonOf(first)?.hasAttribute('popover')).toBe(true);
});
