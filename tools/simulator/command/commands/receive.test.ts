import {afterEach, beforeEach, expect, test, vi, type MockInstance} from 'vitest';
import {send, sendBytes} from '@avaturn-docs/command-line/test/raw-request';
import {commandRunner} from '../test/run-command';

const {lines, run} = commandRunner();

let url: string;
let stop: () => void;
let exit: MockInstance<typeof process.exit>;
beforeEach(async () => {
  const on = vi.spyOn(process, 'on').mockReturnThis();
  exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  await run(['receive'], {PORT: '0'});
  url = /http:\S+\//.exec(lines[0]!)![0];
  stop = on.mock.calls.find(([name]) => name === 'SIGTERM')![1];
  on.mockRestore();
});
afterEach(async () => {
  stop();
  await expect.poll(() => exit).toHaveBeenCalledWith(0);
  exit.mockRestore();
});

test('prints each event with its time, separated by a blank line', async () => {
  await fetch(url, {method: 'POST', body: '{"event":"export.ready"}'});
  expect(lines[1]).toMatch(/^\n\d\d:\d\d:\d\d POST \/\n\{\n {2}"event": "export.ready"\n\}$/);
});

test.each([
  ['escape sequences of a text', '\u001b]0;title\u0007\u009b2J\r', '\ufffd]0;title\ufffd\ufffd2J\ufffd'],
  ['controls of JSON', JSON.stringify({a: '\u009b2J\u202e\u2066'}), '{\n  "a": "\ufffd2J\ufffd\ufffd"\n}'],
])('replaces %s', async (_, body, printed) => {
  await fetch(url, {method: 'POST', body});
  expect(lines[1]?.split('\n').slice(2).join('\n')).toBe(printed);
});

test.each([
  ['Host', 'POST / HTTP/1.1\r\nHost: \u009b2J.example\r\n'],
  ['Origin', 'POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: \u009b2J\r\n'],
])('replaces controls of the %s', async (_, head) => {
  await sendBytes(url, `${head}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  expect(lines[1]).toContain('\ufffd2J');
  expect(lines[1]).not.toContain('\u009b');
});

test.each([
  [{Host: 'rebound.example'}, 403, 'own address only. Host: rebound.example'],
  [{Host: 'a b'}, 400, 'malformed'],
  [{Origin: 'https://page.example'}, 403, 'Origin: https://page.example'],
  [{Origin: 'null'}, 403, 'no pages of other origins'],
])('rejects a request with %o, and says so', async (headers, status, printed) => {
  const response = await send(url, {method: 'POST', path: '/', headers});
  expect(response.status).toBe(status);
  expect(lines[1]).toContain(`Rejected with ${status}.`);
  expect(lines[1]).toContain(printed);
});
