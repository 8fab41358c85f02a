import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {startSimulator, type Simulator} from '../test/running';
import {startReceiver} from '../test/receiver';
import {commandRunner} from '../test/run-command';

const {lines, run} = commandRunner();

let simulator: Simulator;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  simulator = await startSimulator();
  env = {AVATURN_API_URL: simulator.api, AVATURN_API_TOKEN: simulator.token};
});
afterEach(() => run(['fail', 'off'], env));
afterAll(() => simulator.stop());

const statusOf = async () =>
  (
    await fetch(`${simulator.api}/api/v1/users/new`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${simulator.token}`},
    })
  ).status;

test('sets the status of the next calls, whatever they request, and then removes it', async () => {
  await run(['fail', '503', '--times', '2'], env);
  expect(lines.at(-1)).toBe('The next 2 calls will get 503.');
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([503, 503, 200]);
  await run(['fail', 'export'], env);
  expect(await simulator.ask('GET', '/sandbox/settings')).toMatchObject({failNext: {export: 1}, nextStatus: []});
  await expect(run(['fail', '500'], {...env, AVATURN_API_TOKEN: 'other'})).rejects.toThrow('a different token');
});

test('adds to the failures that are set, lists them, and removes them', async () => {
  await run(['fail', 'list'], env);
  expect(lines.at(-1)).toBe('No failure is set.');
  await run(['fail', '503'], env);
  await run(['fail', '500'], env);
  expect(lines.at(-1)).toBe('The next 2 calls will get 503, then 500.');
  await run(['fail', 'export', '--times', '2'], env);
  await run(['fail', 'list'], env);
  const set = 'The next 2 calls will get 503, then 500.\nThe next 2 exports will fail.';
  expect(lines.at(-1)).toBe(set);
  await expect(run(['fail'], env)).rejects.toThrow(set);
  await run(['fail', 'off'], env);
  expect(lines.at(-1)).toBe('No failure is set.');
  expect(await statusOf()).toBe(200);
  await expect.poll(() => simulator.output).toContain('PATCH /sandbox/settings 200: The next call will get 503.');
});

test('sets faults of events, and downtimes, and removes them', async () => {
  await run(['fail', 'drop', '--times', '2'], env);
  expect(lines.at(-1)).toBe('The next 2 events will be dropped.');
  await run(['fail', 'delay', '--seconds', '60'], env);
  await run(['fail', 'duplicate'], env);
  await run(['fail', 'reorder'], env);
  expect(await simulator.ask('GET', '/sandbox/settings')).toMatchObject({
    nextEvents: ['drop', 'drop', 'delay', 'duplicate', 'reorder'],
    delays: {export: 1500, event: 60_000},
  });
  await run(['fail', 'webhooks', '--seconds', '600'], env);
  await run(['fail', 'api', '--seconds', '600'], env);
  expect(lines.at(-1)?.split('\n')).toEqual([
    expect.stringMatching(/^For \d+ seconds, every call will get 503\.$/),
    expect.stringMatching(/^For \d+ seconds, every event will be dropped\.$/),
    'The next 5 events will be dropped, then dropped, then sent 60 seconds late, then sent twice, then sent after the event that follows.',
  ]);
  expect(await statusOf()).toBe(503);
  await run(['fail', 'off'], env);
  expect(lines.at(-1)).toBe('No failure is set.');
  expect(await statusOf()).toBe(200);
});

test.each([
  ['foo', 'AVATURN_API_URL needs an http(s) URL, and got "foo"'],
  ['https://api.example.test', "isn't on this machine. To send the token there, add --allow-network."],
])('sends nothing to AVATURN_API_URL %s', async (url, message) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await expect(run(['fail', '500'], {AVATURN_API_URL: url})).rejects.toThrow(message);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('reports another program at the address', async () => {
  const {url, close} = await startReceiver(200);
  await expect(run(['fail', '503'], {AVATURN_API_URL: url})).rejects.toThrow(
    "isn't the simulator, or an older version",
  );
  await close();
});

test('reports that no simulator is running', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  await expect(run(['fail', '500'], {AVATURN_API_URL: nowhere})).rejects.toThrow(`No simulator responds at ${nowhere}`);
});
