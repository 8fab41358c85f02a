import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {Webhooks} from '@avaturn-docs/simulator/api/webhooks';
import {send} from '../../tests/hosting/raw-request';
import {repositoryFiles} from './repository';
import {readSimulatorSettings} from './settings';
import {startSimulator, type RunningSimulator} from './start';
import {deliveryLine} from './delivery-line';
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

describe('what the terminal shows of a webhook', () => {
  /** Sends one event to a URL, and gives the last line about it. */
  async function shown(url: string | undefined): Promise<ReturnType<typeof deliveryLine>> {
    const webhooks = new Webhooks(
      {now: Date.now, after: () => () => {}},
      sender({allowPrivate: false, allowLoopback: true}, []),
    );
    webhooks.endpoints = url === undefined ? [] : [{url}];
    let last: ReturnType<typeof deliveryLine>;
    webhooks.subscribe((delivery) => (last = deliveryLine(delivery, 'http://127.0.0.1:3100/', 'secret')));
    webhooks.emit({event: 'export.ready'});
    await webhooks.settled();
    return last;
  }

  async function receiver(status: number): Promise<{url: string; end: () => Promise<void>}> {
    const server = createServer((_request, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const end = async () => {
      server.close();
      await once(server, 'close');
    };
    return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, end};
  }

  test('a delivery that succeeds, and an event without a URL', async () => {
    const {url, end} = await receiver(204);
    expect(await shown(url)).toEqual({line: `Webhook export.ready to ${url} 204`, failed: false});
    await end();
    expect(await shown(undefined)).toEqual({line: expect.stringContaining('export.ready has no URL'), failed: false});
  });

  test('a failure with its URL, its reason and how to send it again', async () => {
    const {url, end} = await receiver(500);
    const refused = await shown(url);
    expect(refused).toMatchObject({failed: true});
    expect(refused?.line).toContain(`Webhook export.ready to ${url} failed: the receiver responded with 500.`);
    expect(refused?.line).toMatch(
      /curl --request POST http:\/\/127\.0\.0\.1:3100\/sandbox\/deliveries\/[\w-]{36}\/redeliver --header "Authorization: Bearer secret"/,
    );
    await end();
    const local = url.replace('127.0.0.1', 'localhost');
    for (const gone of [url, local])
      expect((await shown(gone))?.line).toContain(`${gone} failed: no program listens there.`);
  });
});

describe('the running simulator', () => {
  let running: RunningSimulator;
  const lines: string[] = [];

  beforeAll(async () => {
    const settings = readSimulatorSettings({}, {PORT: '0', SIMULATOR_TOKEN: 'secret'}, 'simulator');
    running = await startSimulator(settings, await repositoryFiles(), {
      site: 'https://docs.example.test',
      onRequest: (line) => lines.push(line),
    });
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

  test('shows where everything is at its address, and the latest requests', async () => {
    lines.length = 0;
    await fetch(`${running.url}api/v1/users/new`, {method: 'POST'});
    await fetch(`${running.url}api/v1/a&b`);
    await fetch(`${running.url}sandbox/mobile/`);
    const response = await fetch(running.url);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await response.text();
    const addresses = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, address]) => address!);
    expect(addresses).toEqual([
      expect.stringMatching(/style.*\.css$/),
      '/sandbox/creator/?session=demo',
      '/sandbox/mobile/',
    ]);
    for (const address of addresses) expect((await fetch(new URL(address, running.url))).status, address).toBe(200);
    expect(html).toContain('https://docs.example.test/docs/integration/api/introduction/#try-it-without-an-account');
    expect(html.match(/<code>.*<\/code>/g)?.join('\n')).toContain(
      '<code>GET /api/v1/a&amp;b 404</code></li><li><code>POST /api/v1/users/new 401</code>',
    );
    expect(lines).toEqual(['POST /api/v1/users/new 401', 'GET /api/v1/a&b 404']);
    expect((await fetch(running.url, {method: 'HEAD'})).status).toBe(200);
    expect((await fetch(running.url, {method: 'POST'})).status).toBe(404);
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
