import {expect, test} from 'vitest';
import {simulatorDifferences, type SimulatorDifferenceId} from '@avaturn-docs/platform/simulator-differences';
import {linkLife} from './api/platform';
import {startSettings} from './api/settings';
import {uploadLimit} from './api/upload';

const textOf = (id: SimulatorDifferenceId) => simulatorDifferences.find((row) => row.id === id)?.simulator;

/** The tests in `api/` have the behavior of the other rows. */
test('the table has the times and sizes of the simulator', () => {
  const {session, upload, download} = linkLife;
  expect(upload).toBe(session);
  expect(textOf('links')).toBe(`Sessions and uploads ${session / 60_000} minutes, files ${download / 60_000} minutes`);
  expect(textOf('photos')).toContain(`at most ${uploadLimit / 1_000_000} MB`);
  const {avatar, export: exported, render} = startSettings.delays;
  expect(render).toBe(exported);
  expect(textOf('delays')).toBe(`An avatar takes ${avatar / 1000} seconds, an export or a render ${exported / 1000}`);
});
