import {describe, expect, test} from 'vitest';
import {advance, controlTime, startClient, type Client} from './test/client';

controlTime();

/** A simulator whose receiver lists the events that it gets, by their number. */
function start() {
  const received: number[] = [];
  const client = startClient({
    send: async (_url, body) => {
      received.push((JSON.parse(body) as {number: number}).number);
      return 200;
    },
  });
  const {webhooks} = client.simulator.platform;
  webhooks.endpoints = [{url: 'http://receiver.test/'}];
  let number = 0;
  return {
    ...client,
    webhooks,
    received,
    /** Emits this many events, one after the other. */
    async emit(count: number) {
      for (let left = count; left > 0; left -= 1) {
        webhooks.emit({event: 'export.ready', number: (number += 1)});
        await advance(0);
      }
    },
  };
}

const set = async ({call}: Client, json: object) =>
  expect((await call('PATCH', '/sandbox/settings', {json})).status).toBe(200);
const settings = async ({call}: Client) => (await call('GET', '/sandbox/settings')).body;

describe('events are', () => {
  test('dropped as often as set, and can be sent again', async () => {
    const client = start();
    await set(client, {nextEvents: ['drop', 'drop']});
    await client.emit(3);
    expect(client.received).toEqual([3]);
    const [first] = client.webhooks.deliveries;
    expect(first).toMatchObject({fault: 'drop', attempts: [{status: null, error: 'the simulator dropped it, as set'}]});
    client.webhooks.redeliver(first!.id);
    await advance(0);
    expect(client.received).toEqual([3, 1]);
  });

  test('dropped during a downtime, which leaves the faults of single events for later', async () => {
    const client = start();
    await set(client, {downtime: {webhooks: 30_000}, nextEvents: ['duplicate']});
    await client.emit(1);
    await advance(29_999);
    await client.emit(1);
    expect(await settings(client)).toMatchObject({downtime: {api: 0, webhooks: 1}, nextEvents: ['duplicate']});
    await advance(1);
    await client.emit(2);
    expect(client.received).toEqual([3, 3, 4]);
  });

  test('sent late, after those that follow, unless the simulator has stopped', async () => {
    const client = start();
    await set(client, {nextEvents: ['delay'], delays: {event: 60_000}});
    await client.emit(2);
    await advance(59_999);
    expect(client.received).toEqual([2]);
    await advance(1);
    expect(client.received).toEqual([2, 1]);
    await set(client, {nextEvents: ['delay']});
    await client.emit(1);
    client.simulator.platform.stop();
    await advance(60_000);
    expect(client.received).toEqual([2, 1]);
  });

  test('swapped with the next one, two pairs for two faults', async () => {
    const client = start();
    await set(client, {nextEvents: ['reorder', 'reorder', 'drop']});
    await client.emit(1);
    expect(client.received).toEqual([]);
    await client.emit(5);
    expect(client.received).toEqual([2, 1, 4, 3, 6]);
    expect(await settings(client)).toMatchObject({nextEvents: []});
  });

  test('sent at once if they wait for the next one and their fault is removed', async () => {
    const client = start();
    await set(client, {nextEvents: ['reorder']});
    await client.emit(1);
    await set(client, {nextStatus: [503]});
    expect(client.received).toEqual([]);
    await set(client, {nextEvents: []});
    expect(client.received).toEqual([1]);
    await client.emit(1);
    expect(client.received).toEqual([1, 2]);
  });
});

// Not with call(), which rejects statuses that the API description lacks.
const responseOf = ({simulator}: Client, Authorization = 'Bearer token-of-the-test') =>
  simulator.fetch(new Request('http://a.test/api/v1/users/new', {method: 'POST', headers: {Authorization}}));

test('the API responds with 503 during its downtime', async () => {
  const client = start();
  const status = async () => (await responseOf(client)).status;
  await set(client, {downtime: {api: 10_000}, nextStatus: [500]});
  expect([await status(), await status()]).toEqual([503, 503]);
  await advance(9999);
  expect(await status()).toBe(503);
  await advance(1);
  expect([await status(), await status()]).toEqual([500, 200]);
});

test('the next calls with a token get the set statuses in order, a 401 with its challenge', async () => {
  const client = start();
  await set(client, {nextStatus: [503, 422, 401]});
  expect((await responseOf(client, '')).status).toBe(401);
  expect([(await responseOf(client)).status, (await responseOf(client)).status]).toEqual([503, 422]);
  expect((await responseOf(client)).headers.get('WWW-Authenticate')).toBe('Bearer');
  expect((await responseOf(client)).status).toBe(200);
});

test.each([
  [null, 'body', 'value is not a valid dict'],
  [{delays: {export: -1}}, 'body.delays.export', '-1 is less than 0.'],
  [{nextEvents: ['lose']}, 'body.nextEvents.0', "permitted: 'drop', 'delay', 'duplicate', 'reorder'"],
  [{nextEvents: Array(101).fill('drop')}, 'body.nextEvents', '101 > 100'],
  [{downtime: {api: 600_001}}, 'body.downtime.api', '600001 is greater than 600000.'],
  [{downtime: {events: 1}}, 'body.downtime.events', "permitted: 'api', 'webhooks'"],
  [{toString: {}}, 'body.toString', "permitted: 'delays', 'failNext', 'downtime', "],
])('the setting %j is rejected with what is allowed', async (json, place, message) => {
  const {status, body} = await startClient().call('PATCH', '/sandbox/settings', {json});
  expect(status).toBe(422);
  expect(body.detail[0].loc.join('.')).toBe(place);
  expect(body.detail[0].msg).toContain(message);
});
