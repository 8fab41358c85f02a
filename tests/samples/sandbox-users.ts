import {expect, vi} from 'vitest';
import {startCustomization} from '../../packages/creator-sandbox/customization';
import type {Sandbox} from './sandbox';

/** The id of a new user. */
export async function createUser(sandbox: Sandbox): Promise<string> {
  return (await sandbox.ask<{id: string}>('POST', '/api/v1/users/new')).id;
}

/** Ends a session with an export, as the creator does when its user presses Next. */
export async function finishSession(sandbox: Sandbox, url: string): Promise<string> {
  const link = new URL(url).searchParams.get('session') ?? '';
  const {id} = JSON.parse(Buffer.from(link, 'base64url').toString('utf8')) as {id: string};
  const body = {session_id: id, customization: startCustomization()};
  return (await sandbox.ask<{avatar_id: string}>('POST', '/sandbox/exports', body)).avatar_id;
}

export function waitForExport(sandbox: Sandbox, avatar: string): Promise<void> {
  return vi.waitFor(async () => {
    const {status} = await sandbox.ask<{status: string}>('POST', `/api/v1/exports/new?avatar_id=${avatar}`);
    expect(status).toBe('ready');
  });
}

/** A user with a finished avatar whose present version was exported before. */
export async function exportedAvatar(sandbox: Sandbox): Promise<{user: string; avatar: string}> {
  const user = await createUser(sandbox);
  const {url} = await sandbox.ask<{url: string}>('POST', '/api/v1/sessions/new', {user_id: user});
  const avatar = await finishSession(sandbox, url);
  await waitForExport(sandbox, avatar);
  return {user, avatar};
}
