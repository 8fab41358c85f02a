import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import CreatorDemo from './index';
import {kinds} from './kinds';

const region = (title: string) => within(screen.getByRole('region', {name: `Demo: ${title}`}));

test('starting one demo stops the other, which explains why', async () => {
  vi.spyOn(kinds.export, 'load').mockResolvedValue({default: () => <p>export runs</p>});
  vi.spyOn(kinds.events, 'load').mockResolvedValue({default: () => <p>events run</p>});
  render(
    <>
      <CreatorDemo kind="export" />
      <CreatorDemo kind="events" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', {name: kinds.export.start}));
  await screen.findByText('export runs');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Stop the demo'})));
  fireEvent.click(screen.getByRole('button', {name: kinds.events.start}));
  await screen.findByText('events run');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Stop the demo'})));
  expect(screen.queryByText('export runs')).toBeNull();
  expect(region(kinds.export.title).getByRole('status').textContent).toContain('another demo on this page was started');
  fireEvent.click(screen.getByRole('button', {name: 'Stop the demo'}));
  expect(document.activeElement).toBe(screen.getByRole('button', {name: kinds.events.start}));
});
