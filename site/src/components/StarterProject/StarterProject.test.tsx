import {render, screen} from '@testing-library/react';
import React from 'react';
import {beforeEach, expect, test, vi} from 'vitest';
import {starterResults, starters} from '@avaturn-docs/platform/starters';
import StarterProject from './index';

vi.mock('../ToolCommand', () => ({
  default: ({tool, args}: {tool: string; args: string}) => <code>{`${tool} ${args}`}</code>,
}));

const results = starterResults as Record<string, unknown>;
beforeEach(() => {
  const before = {...results};
  return () => Object.assign(results, before);
});

test('a starter has a download link and a command', () => {
  const {container} = render(<StarterProject of="web" />);
  const link = screen.getByRole('link', {name: 'Download avaturn-web.zip'});
  expect(link.getAttribute('href')).toBe('/samples/starters/web.zip');
  expect(container.textContent).toContain(starters[0].title);
  expect(container.textContent).toContain('create-avaturn-app my-app --template web');
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
