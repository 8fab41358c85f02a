import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {send} from '../../tests/hosting/raw-request';
import {repositoryFiles} from './repository';
import {readSimulatorSettings} from './settings';
import {startSimulator, type RunningSimulator} from './start';
import {isAllowedTarget, sender} from './webhook-targets';

describe('settings', () => {
  test('on the network, a token is made unless one is given, and the usual one is refused', () => {
    const read = (env: NodeJS.ProcessEnv) =>
      readSimulatorSettings({'allow-network': true}, {HOST: '0.0.0.0', ...env}, 'simulator').token;
    expect(read({})).toMatch(/^[\w-]{24}$/);
    expect(read({})).not.toBe(read({}));
    expect(read({SIMULATOR_TOKEN: 'mine'})).toBe('mine');
    expect(() => read({SIMULATOR_TOKEN: 'simulator-token'})).toThrow('Choose another');
    expect(readSimulatorSettings({}, {}, 'simulator').token).toBe('simulator-token');
  });
});

describe('a webhook may go', () => {
  const local = {allowPrivate: false, allowLoopback: true};
  test.each([
    ['http://127.0.0.1:8080/', true],
    ['http://localhost/', true],
    ['http://[::1]/', true],
    ['https://example.com/', true],
    ['http://8.8.8.8/', true],
    ['http://10.0.0.1/', false],
    ['http://0x0a000001/', false],
    ['http://172.31.0.1/', false],
    ['http://192.168.1.1/', false],
    ['http://169.254.169.254/', false],
    ['http://[fe80::1]/', false],
    ['http://[fd00::1]/', false],
    ['http://[::ffff:192.168.1.1]/', false],
    ['http://0.0.0.0/', false],
  ])('to %s: %s', (url, allowed) => {
    expect(isAllowedTarget(url, local)).toBe(allowed);
    expect(isAllowedTarget(url, {allowPrivate: true, allowLoopback: true})).toBe(true);
  });

  test('to this machine only if no other machine can ask for it, or the operator named the URL', async () => {
    const receiver = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://localhost:${(receiver.address() as AddressInfo).port}/`;
    const open = {allowPrivate: false, allowLoopback: false};
    expect(isAllowedTarget(url, open)).toBe(false);
    await expect(sender(open, [])(url, '{}')).rejects.toThrow('private address');
    expect(await sender(open, [url])(url, '{}')).toBe(200);
    expect(await sender(local, [])(url, '{}')).toBe(200);
    receiver.close();
  });
});

describe('the running simulator', () => {
  let running: RunningSimulator;

  beforeAll(async () => {
    const settings = readSimulatorSettings({}, {PORT: '0', SIMULATOR_TOKEN: 'secret'}, 'simulator');
    running = await startSimulator(settings, await repositoryFiles());
  });
  afterAll(() => {
    running.simulator.platform.stop();
    running.server.closeAllConnections();
    running.server.close();
  });

  const ask = (host: string) => send(running.url.slice(0, -1), {path: '/sandbox/settings', headers: {Host: host}});

  test.each([
    ['127.999.1.1', 400],
    ['127.0.0.1:x', 400],
    ['a b', 400],
    ['rebound.example', 403],
    ['127.0.0.1.example', 403],
    ['127.0.0.2:3100', 401],
    ['localhost', 401],
    ['[::1]', 401],
  ])('answers Host: %s with %d', async (host, expected) => {
    const {status, headers} = await ask(host);
    expect(status).toBe(expected);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('sends security headers', async () => {
    for (const path of ['sandbox/creator/', 'sandbox/settings', 'nothing']) {
      const {headers} = await fetch(running.url + path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });

  test('leaves the Response of its process as it is', async () => {
    expect([...(await new Response('a').bytes())]).toEqual([97]);
  });

  test('refuses private webhook URLs, and more than ten', async () => {
    const put = async (...urls: string[]) => {
      const response = await fetch(`${running.url}sandbox/webhooks`, {
        method: 'PUT',
        headers: {Authorization: 'Bearer secret'},
        body: JSON.stringify({endpoints: urls.map((url) => ({url}))}),
      });
      return response.status;
    };
    expect(await put('http://169.254.169.254/latest')).toBe(422);
    expect(await put(...Array.from({length: 11}, (_, index) => `http://127.0.0.1/${index}`))).toBe(422);
    expect(await put(...Array.from({length: 10}, (_, index) => `http://127.0.0.1/${index}`))).toBe(200);
  });
});
