import {createServer, type Server} from 'node:http';
import {listenLocally} from '@avaturn-docs/command-line/test/raw-request';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkLink, checkPackage, namedPackages} from './watch-links';

let server: Server;
let origin = '';
let busy = 0;
beforeAll(async () => {
  server = createServer(({url}, response) => {
    if (url === '/dead') response.writeHead(404).end();
    else if (url === '/failing') response.writeHead(503).end();
    else if (url === '/busy') response.writeHead((busy += 1) < 3 ? 503 : 200).end();
    else if (url === '/moved') response.writeHead(301, {Location: origin.replace('127.0.0.1', 'localhost')}).end();
    else if (url === '/renamed') response.writeHead(301, {Location: '/'}).end();
    else if (url !== '/silent') response.end('a page');
  });
  origin = await listenLocally(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['/', undefined],
  ['/renamed', undefined],
  ['/busy', undefined],
  ['/dead', 'is dead: 404'],
  ['/moved', 'moved to'],
  ['/failing', 'has no response: 503'],
  ['/silent', 'has no response'],
])('the link %s is reported: %s', async (path, reason) => {
  const change = await checkLink(origin + path, 500);
  if (reason === undefined) expect(change).toBeUndefined();
  else expect(change).toContain(reason);
});

test('a host that does not exist is reported with the reason', async () => {
  const change = await checkLink('http://nothing.invalid/');
  expect(change).toMatch(/^http:\/\/nothing\.invalid\/ has no response: .*nothing\.invalid/);
});

test('a newer version is reported, and a patch of the same version is not', async () => {
  const named = ['three', '0.187'] as const;
  expect(await checkPackage(named, () => Promise.resolve('0.187.4'))).toBeUndefined();
  expect(await checkPackage(named, () => Promise.resolve('0.188.0'))).toBe(
    'three has version 0.188.0, and the pages were written for 0.187',
  );
});

test('only packages that a page names are watched', () => {
  const names = (text: string) => namedPackages([text]).map(([name]) => name);
  expect(names("import * as THREE from 'three';")).toEqual(['three']);
  expect(names('https://cdn.jsdelivr.net/npm/@avaturn/sdk@1.1.4/dist/index.js')).toEqual(['@avaturn/sdk']);
  expect(names('Take three steps and react.')).toEqual([]);
});
