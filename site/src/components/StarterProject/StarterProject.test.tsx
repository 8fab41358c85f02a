import {render} from '@testing-library/react';
import React from 'react';
import {beforeEach, expect, test, vi} from 'vitest';
import {starterResults} from '@avaturn-docs/platform/starters';
import StarterProject from './index';

vi.mock('../ToolCommand', () => ({
  default: ({tool, args}: {tool: string; args: string}) => <code>{`${tool} ${args}`}</code>,
}));

const results = starterResults as Record<string, unknown>;
beforeEach(() => {
  const before = {...results};
  return () => Object.assign(results, before);
});

test('shows only what the tests verified, with the date', () => {
  results['web'] = {date: '2026-03-04', proofs: ['type-checked', 'built'], secondsToAvatar: 21};
  const {container, rerender} = render(<StarterProject of="web" />);
  expect(container.textContent).toContain(
    'Automated tests type-checked and built it on March 4, 2026. From download to avatar: 21 seconds.',
  );
  delete results['web'];
  rerender(<StarterProject of="web" />);
  expect(container.textContent).toContain('Not run in our tests.');
});
