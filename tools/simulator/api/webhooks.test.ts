import {expect, test} from 'vitest';
import {advance, controlTime, startClient} from './test/client';
import type {Send} from './webhooks';

controlTime();

/** A simulator that collects its webhooks in a list. */
function start(answer: (url: string) => number | Error = () => 200) {
  const received: {url: string; payload: unknown}[] = [];
  const send: Send = async (url, body) => {
    received.push({url, payload: JSON.parse(body)});
    const result = answer(url);
    if (result instanceof Error) throw result;
    return result;
  };
  const client = startClient({send});
  const {platform} = client.simulator;
  const avatar = () => platform.addAvatar(platform.createUser(), {} as never);
  const log = async () => (await client.call('GET', '/sandbox/deliveries')).body.deliveries;
  const renders = async (...urls: object[]) => {
    await client.call('PUT', '/sandbox/webhooks', {json: {endpoints: urls}});
    platform.render(avatar(), {scene: 'common/preview', format: 'jpg'});
    await advance(1500);
  };
  return {...client, platform, received, log, renders};
}

test('an event is sent to every subscribed URL, and the log shows the result', async () => {
  const {received, log, renders} = start((url) => (url.endsWith('b') ? 500 : 204));
  await renders(
    {url: 'http://x.test/a'},
    {url: 'http://x.test/b', events: ['render.ready']},
    {url: 'http://x.test/c', events: ['avatar.ready']},
  );
  expect(received.map(({url}) => url)).toEqual(['http://x.test/a', 'http://x.test/b']);
  expect(received[0]?.payload).toMatchObject({event: 'render.ready'});
  const deliveries = await log();
  expect(deliveries.map(({url, attempts}: any) => [url, attempts.map(({status}: any) => status)])).toEqual([
    ['http://x.test/a', [204]],
    ['http://x.test/b', [500]],
  ]);
});

test("a receiver that can't be reached is logged with the reason, and the event can be sent again", async () => {
  let fails = true;
  const {call, received, log, renders} = start(() => (fails ? new Error('connection refused') : 200));
  await renders({url: 'http://x.test/a'});
  const [delivery] = await log();
  expect(delivery.attempts).toMatchObject([{status: null, error: 'connection refused'}]);
  expect(received).toHaveLength(1);
  fails = false;
  expect((await call('POST', `/sandbox/deliveries/${delivery.id}/redeliver`)).status).toBe(202);
  await advance(0);
  expect((await log())[0].attempts).toMatchObject([{status: null}, {status: 200}]);
  expect(received[1]).toEqual(received[0]);
});
