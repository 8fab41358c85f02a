import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {listenLocally} from '@avaturn-docs/command-line/test/raw-request';
import {exitCode, StartError} from '@avaturn-docs/command-line/start-error';
import {commandTexts} from './definition';
import {commandRunner} from './test/run-command';

const {run} = commandRunner();
type Row = [name: string, args: string[], message: string];
const names = Object.keys(commandTexts);

/** The error of a command, which must be one line for the user. */
async function errorOf(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<StartError> {
  const error: unknown = await run(args, env).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StartError);
  const {message} = error as StartError;
  expect(message).not.toMatch(/\n| {2}|\.\.|undefined|Error:/);
  return error as StartError;
}

test.each<Row>([
  ...names.map((name) => [name, ['--nope'], "Unknown option '--nope'. Use: simulator"] as Row),
  ...names.map((name) => [name, ['send', 'export.ready', 'photos', '503'], 'is one argument too many. Use:'] as Row),
  ['start', ['--webhook'], "Option '--webhook <value>' argument missing. Use: simulator start"],
  ['start', ['--webhook', '--quiet'], "Option '--webhook' argument is ambiguous. Use: simulator start"],
  ['start', ['--quiet=yes'], "Option '--quiet' does not take an argument. Use: simulator start"],
  ['send', ['export.ready', 'nowhere'], 'send needs an http(s) URL, and got "nowhere"'],
  ['receive', ['--respond', 'ok'], '--respond "ok" isn\'t a status from 200 to 599'],
  ['fail', ['503', '--times', 'two'], '--times "two" isn\'t a number from 1 to 100'],
])('%s %j is wrong usage, and ends with 2', async (name, args, message) => {
  const error = await errorOf([name, ...args]);
  expect(error.message).toContain(message);
  expect(exitCode(error)).toBe(2);
});

let folder: string;
let other: Server;
let otherUrl: string;
let nowhere: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'simulator-errors-'));
  writeFileSync(path.join(folder, 'file'), '');
  mkdirSync(path.join(folder, 'full/side-1.jpg'), {recursive: true});
  other = createServer((_, response) => response.end('<p>Another program</p>'));
  otherUrl = await listenLocally(other);
  nowhere = `http://127.0.0.1:${await freePort()}`;
});
afterAll(() => {
  other.closeAllConnections();
  other.close();
  rmSync(folder, {recursive: true});
});

test.each([
  ['start', () => ({env: {PORT: new URL(otherUrl).port}}), 'is in use. Stop the other program or choose another port'],
  [
    'receive',
    () => ({env: {PORT: new URL(otherUrl).port}}),
    'is in use. Stop the other program or choose another port',
  ],
  ['start', () => ({env: {PORT: 'http'}}), 'PORT is "http", which is not a port. Use a number'],
  ['start', () => ({env: {HOST: '0.0.0.0'}}), 'simulator --allow-network'],
  ['send', () => ({args: ['export.ready', nowhere]}), 'Start a receiver first: simulator receive'],
  ['fail', () => ({args: ['503'], env: {AVATURN_API_URL: nowhere}}), 'Start it: simulator'],
  ['fail', () => ({args: ['503'], env: {AVATURN_API_URL: otherUrl}}), "isn't the simulator, or an older version"],
  ['photos', () => ({args: [path.join(folder, 'file')]}), 'file is a file. Choose a folder: simulator photos photos'],
  ['photos', () => ({args: [path.join(folder, 'file/photos')]}), 'The path leads through a file. Check the path.'],
  ['photos', () => ({args: [path.join(folder, 'full')]}), 'side-1.jpg is a folder. Choose another folder'],
])('%s ends with 1 if it fails: row %#', async (name, row, message) => {
  const {args = [], env = {}} = row() as {args?: string[]; env?: NodeJS.ProcessEnv};
  const error = await errorOf([name, ...args], env);
  expect(error.message).toContain(message);
  expect(exitCode(error)).toBe(1);
});

test.runIf(process.platform === 'linux')('photos ends below /proc, where no folder can be created', async () => {
  const error = await errorOf(['photos', '/proc/photos']);
  expect(error.message).toBe(
    "The images can't be written to /proc/photos. There is no such file or folder. Check the path.",
  );
});

test('the program prints one line without control characters to stderr, and ends with the code', () => {
  const program = ['--import', 'tsx', path.join(__dirname, 'main.ts')];
  const {status, stdout, stderr} = spawnSync(process.execPath, [...program, 'receive', '--\u009b2J'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe("Unknown option '--\ufffd2J'. Use: npm run simulator -- receive [--respond STATUS]\n");
});
