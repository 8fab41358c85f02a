import {describe, expect, test} from 'vitest';
import {decodeSession} from '../session-link';
import {startCustomization} from '../customization';
import {startClient} from '../api/test/client';
import {readFinished, notifyEmbedder, type Finished} from './finished';

const finished: Finished = {sessionId: 's', avatarId: 'a', customization: startCustomization()};

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
