import {describe, expect, test} from 'vitest';
import {decodeSession} from '../session-link';
import {startCustomization} from '../customization';
import {advance, contracts, controlTime, startClient} from '../api/test/client';
import {callOf} from './calls';
import {callRequest, readResponse, requestText} from './exchange';
import {readFinished, notifyEmbedder, type Finished} from './finished';
import {samplePhotos} from './platform';

controlTime();

const finished: Finished = {sessionId: 's', avatarId: 'a', customization: startCustomization()};

describe('a call', () => {
  test('has the URL and the body that the description requires', async () => {
    const call = callOf(contracts, 'newRender', {query: {avatar_id: 'x', scene: 'common/a b', format: undefined}});
    expect(call).toEqual({
      method: 'POST',
      url: expect.stringMatching(/\/api\/v1\/renders\/new\?avatar_id=x&scene=common%2Fa\+b$/),
    });
    expect(callOf(contracts, 'deleteUser', {path: {user_id: 'a/b'}}).url).toMatch(/\/users\/a%2Fb$/);
    expect(() => callOf(contracts, 'nothing', {})).toThrow(/no operation nothing/);
    const request = callRequest(callOf(contracts, 'newSession', {body: {user_id: 'u'}}), 'secret');
    expect(request.headers.get('Authorization')).toBe('Bearer secret');
    expect(await request.json()).toEqual({user_id: 'u'});
  });

  test('is shown without its token', () => {
    const text = requestText(callOf(contracts, 'newSession', {body: {user_id: 'u'}}));
    expect(text).toMatch(
      /^POST \/api\/v1\/sessions\/new HTTP\/1\.1\nHost: \S+\nAuthorization: Bearer \$AVATURN_API_TOKEN\n/,
    );
    expect(text).toContain('"user_id": "u"');
  });
});

describe('the message of a finished avatar', () => {
  const event = (data: unknown, origin = 'https://a.test') => ({data, origin}) as MessageEvent<unknown>;
  const sent = {source: 'simulator', ...finished};

  test('is sent to a page of the same origin and parsed there', () => {
    const posted: unknown[] = [];
    const parent = {postMessage: (...args: unknown[]) => posted.push(args)};
    const here = {parent, location: {origin: 'https://a.test'}};
    notifyEmbedder(here as unknown as Window, finished);
    expect(posted).toEqual([[sent, 'https://a.test']]);
    expect(readFinished(event(sent), 'https://a.test')).toEqual(finished);
  });

  test.each([
    ['of another origin', event(sent, 'https://b.test')],
    ['of the SDK', event({...sent, source: 'v1.avaturn-sdk-server'})],
    ['that is empty', event(null)],
  ])('is not parsed from %s', (_, message) => {
    expect(readFinished(message, 'https://a.test')).toBeUndefined();
  });
});

test('a session names the id of its future avatar, and the API uses it', async () => {
  const {simulator, call} = startClient();
  const user = (await call('POST', '/api/v1/users/new')).body.id as string;
  const {url, id} = (await call('POST', '/api/v1/sessions/new', {json: {user_id: user}})).body as {
    url: string;
    id: string;
  };
  const newAvatarId = decodeSession(new URL(url).searchParams.get('session') ?? '')?.newAvatarId;
  expect(newAvatarId).toMatch(/^[\da-f-]{36}$/);
  expect(simulator.platform.finishSession(id, startCustomization(), newAvatarId).id).toBe(newAvatarId);
  // A second export of the same visit has the same avatar.
  const again = simulator.platform.finishSession(id, startCustomization('body_1'), newAvatarId);
  expect(again.customization.body).toBe('body_1');
  expect((await call('GET', `/api/v1/users/${user}/avatars`)).body).toEqual([{id: newAvatarId, status: 'ready'}]);
});

test('the sample photos are accepted, and their avatar becomes ready', async () => {
  const {simulator, call} = startClient();
  const user = (await call('POST', '/api/v1/users/new')).body.id as string;
  const {upload_url} = (await call('POST', '/api/v1/avatars/new', {json: {user_id: user}})).body as {
    upload_url: string;
  };
  const answer = await readResponse(await simulator.fetch(samplePhotos(contracts, upload_url)));
  expect(answer).toMatchObject({status: 200, body: {status: 'processing'}});
  await advance(3000);
  expect(simulator.platform.webhooks.deliveries.map(({payload}) => payload.event)).toEqual(['avatar.ready']);
});
