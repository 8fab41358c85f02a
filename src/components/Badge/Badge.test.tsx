import {render} from '@testing-library/react';
import React from 'react';
import {expect, test} from 'vitest';
import Badge from '.';

test('a version is labeled "since"', () => {
  expect(render(<Badge kind="since">1.1.4</Badge>).container.textContent).toBe('since 1.1.4');
});

test('a plan differs from other badges', () => {
  const plan = render(<Badge kind="plan">API plan</Badge>).container.firstElementChild;
  const platform = render(<Badge kind="platform">iOS</Badge>).container.firstElementChild;
  expect(plan?.className).toContain('plan');
  expect(platform?.className).not.toContain('plan');
});
