import {expect} from 'vitest';
import {startCustomization} from '@avaturn-docs/simulator/customization';
import type {Simulator} from '@avaturn-docs/simulator/command/test/running';

/** The id of a new user. */
export async function createUser(simulator: Simulator): Promise<string> {
  return (await simulator.ask<{id: string}>('POST', '/api/v1/users/new')).id;
}

/** Ends a session with an export, like the creator does when the user presses Next. */
export async function finishSession(simulator: Simulator, url: string): Promise<string> {
  const link = new URL(url).searchParams.get('session') ?? '';
  const {id} = JSON.parse(Buffer.from(link, 'base64url').toString('utf8')) as {id: string};
  const body = {session_id: id, customization: startCustomization()};
  return (await simulator.ask<{avatar_id: string}>('POST', '/sandbox/exports', body)).avatar_id;
}

export function waitForExport(simulator: Simulator, avatar: string): Promise<void> {
  return expect
    .poll(() => simulator.ask('POST', `/api/v1/exports/new?avatar_id=${avatar}`))
    .toMatchObject({status: 'ready'});
}

/** A user with a finished avatar whose current version was exported before. */
export async function exportedAvatar(simulator: Simulator): Promise<{user: string; avatar: string}> {
  const user = await createUser(simulator);
  const {url} = await simulator.ask<{url: string}>('POST', '/api/v1/sessions/new', {user_id: user});
  const avatar = await finishSession(simulator, url);
  await waitForExport(simulator, avatar);
  return {user, avatar};
}
