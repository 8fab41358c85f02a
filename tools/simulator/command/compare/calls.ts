import {randomUUID} from 'node:crypto';
import {isDeepStrictEqual as isSame} from 'node:util';
import {compareAvatar, photoAvatar} from './avatar';
import type {Session} from './session';
import {isText, type Json} from './shape';

const scanStatus = '#/components/schemas/ScanStatus';
const listOperation = '#/paths/~1api~1v1~1users~1{user_id}~1avatars/get';

/** Nothing on the platform has these ids. */
const unknownId = () => randomUUID();
const unknownUser = () => randomUUID().replaceAll('-', '').toUpperCase();

const idsOf = (list: readonly Json[]) => list.map(({id}) => String(id)).sort();

/** Calls that read, and change nothing. */
export async function readOnly(session: Session, user: string | undefined, isPlatform: boolean): Promise<void> {
  const list = {path: {user_id: unknownUser()}};
  const read = {path: {id: unknownId()}};
  for (const token of ['none', 'wrong'] as const) {
    await session.call('listUserAvatars', {...list, token, status: 401});
    await session.call('getCustomization', {...read, token, status: 401});
  }
  const proves = ['api-token-header', ...(isPlatform ? ['api-host'] : [])];
  if ((await session.call('listUserAvatars', {...list, status: 404})) !== undefined)
    proves.forEach((statement) => session.expect(true, statement, '', ''));
  await session.call('getCustomization', {...read, status: 404});
  await session.call('getCustomization', {path: {id: 'not-a-uuid'}, status: 422, proves: ['avatar-id-uuid']});
  await session.call('listUserAvatars', {...list, query: {include_not_ready: 'neither'}, status: 422});
  if (user === undefined) return;
  const first = (await lists(session, user))?.find(({status}) => status === 'ready');
  if (first) await session.call('getCustomization', {path: {id: String(first['id'])}});
}

/**
 * The lists of a user without and with `include_not_ready`.
 * @param made ids of the avatars that the user has, if they are known, all without photos
 * @returns the latter
 */
async function lists(session: Session, user: string, made?: readonly string[]): Promise<Json[] | undefined> {
  const ready = await session.list(user, false);
  const all = await session.list(user, true);
  if (!ready || !all) return undefined;
  if (made) {
    session.expect(all.length > 0, 'list-flag', 'the new avatars with include_not_ready', 'none');
    if (all.length === 0) return all;
    const isComplete = all.length >= made.length;
    session.expect(isComplete, listOperation, 'both new avatars in one response', `${all.length}`);
    const isOurs = all.every(({id}) => made.includes(String(id)));
    session.expect(isOurs, '#/components/schemas/AvatarListItem/properties/id', 'the ids of newAvatar', 'others');
  }
  const isUnique = new Set(idsOf(all)).size === all.length;
  session.expect(isUnique, listOperation, 'each avatar once', 'an avatar twice');
  const states = [...ready, ...all].map(({status}) => status);
  // Of an undocumented status, the schema has said so.
  if (!states.every((status) => session.shapes.permits(scanStatus, status))) return all;
  const isPending = !made || states.every((status) => status === 'pending');
  session.expect(isPending, 'scan-status', 'pending while it waits for photos', 'another status');
  const isReady = isSame(idsOf(ready), idsOf(all.filter(({status}) => status === 'ready')));
  session.expect(isReady, 'list-flag', 'the ready avatars of the other list', 'others');
  return all;
}

/**
 * Creates a throwaway user, and deletes it.
 * @param photos folder with photos for an avatar of the user, if one is wanted
 */
export async function withUser(session: Session, photos: string | undefined): Promise<void> {
  await refusals(session, unknownId());
  const user = await createUser(session);
  const other = await createUser(session);
  if (user === undefined || other === undefined) return;
  const created = '#/components/schemas/NewUserResponse/properties/id';
  session.expect(user !== other, created, 'a new id each time', 'the same id twice');
  await sessions(session, user);
  await withoutPhotos(session, user, other);
  const avatar = photos === undefined ? undefined : await photoAvatar(session, user, photos);
  if (avatar !== undefined) await compareAvatar(session, avatar, true);
  // The two deletions are compared too; what remains is left to the cleanup.
  for (const id of [other, user]) {
    const path = {user_id: id};
    const isGone = (await session.call('deleteUser', {path, proves: ['delete-response']})) !== undefined;
    if (isGone) session.journal.remove((one) => one.user === id);
    if (!isGone || id === other) continue;
    await session.call('deleteUser', {path, status: 404});
    // A server that gives unknown ids another status says nothing about the deletion.
    const scope = session.checks.isContradicted('not-found') ? [] : ['delete-scope'];
    await session.call('listUserAvatars', {path, status: 404, refutes: scope});
    await session.call('newSession', {body: {...path, config: {type: 'create'}}, status: 404});
    if (avatar === undefined) continue;
    // It was readable before, so a 404 shows that the deletion included it.
    const gone = {status: 404, proves: scope};
    const isUnread = await session.call('getCustomization', {path: {id: avatar}, ...gone});
    if (isUnread) await session.call('newExport', {query: {avatar_id: avatar}, ...gone});
  }
}

/** Sessions of a new user. */
async function sessions(session: Session, user_id: string): Promise<void> {
  const made: unknown[] = [];
  const id = '#/components/schemas/NewSessionResponse/properties/id';
  for (const config of [undefined, {type: 'create_or_edit_existing'}, {type: 'create'}]) {
    const refutes = config ? [] : ['session-default'];
    const opened = await session.call('newSession', {body: {user_id, ...(config && {config})}, refutes});
    for (const value of [opened?.['id'], opened?.['url']].filter(isText)) {
      session.expect(!made.includes(value), id, 'a new id and url each time', 'the same twice');
      made.push(value);
    }
    const url = opened?.['url'];
    if (isText(url)) session.expect(url.includes('?'), 'session-url-query', 'a url with a query', 'a url without one');
  }
  await session.call('newSession', {
    body: {user_id, config: {type: 'edit_existing'}},
    status: 422,
    refutes: ['edit-avatar-id'],
  });
  const unknown = {user_id, config: {type: 'another-type'}};
  await session.call('newSession', {body: unknown, status: 422, proves: ['validation-status']});
}

async function createUser(session: Session): Promise<string | undefined> {
  let user: string | undefined;
  let isLost = false;
  session.journal.add({});
  await session.call('createUser', {
    journal: (body) => {
      // Under any name, so that the user can be deleted.
      const id = body['id'] ?? Object.values(body)[0];
      isLost = (!isText(id) && typeof id !== 'number') || id === '';
      if (isLost) return;
      user = String(id);
      session.journal.add({user});
    },
  });
  if (!isLost) session.journal.remove((one) => one.user === undefined && one.avatar === undefined);
  return user;
}

/** Requests that the API rejects: they create nothing. */
async function refusals(session: Session, avatar_id: string): Promise<void> {
  const user_id = unknownUser();
  const path = {user_id, avatar_id, id: avatar_id};
  const calls: readonly (readonly [string, {readonly body?: unknown; readonly query?: Record<string, string>}])[] = [
    ['deleteUser', {}],
    ['newSession', {body: {user_id, config: {type: 'create'}}}],
    ['newAvatar', {body: {user_id}}],
    ['setCustomization', {body: {body: 'body_0'}}],
    ['deleteUserAvatar', {}],
    ['newExport', {query: {avatar_id}}],
    ['newRender', {query: {avatar_id, scene: 'common/preview'}}],
  ];
  for (const [id, call] of calls) {
    for (const token of ['none', 'wrong'] as const) await session.call(id, {path, ...call, token, status: 401});
    await session.call(id, {path, ...call, status: 404});
  }
  const proves = ['validation-status'];
  for (const [id, call] of [
    ['newSession', {body: {}}],
    ['newExport', {query: {avatar_id: 'not-a-uuid'}}],
    ['newExport', {}],
    ['newRender', {query: {avatar_id}}],
    ['newRender', {query: {avatar_id, scene: 'a scene!'}}],
    ['newRender', {query: {avatar_id, scene: 'common/preview', format: 'gif'}}],
    ['setCustomization', {path: {id: avatar_id}, body: {assets: 'none'}}],
  ] as const) {
    await session.call(id, {...call, status: 422, proves});
  }
  await session.call('newAvatar', {body: {}, status: 422});
}

/** Makes provisional avatars of a new user, lists them, and deletes one. */
async function withoutPhotos(session: Session, user_id: string, other: string): Promise<void> {
  const expectNone = async (owner: string): Promise<void> => {
    const found = await session.list(owner, true);
    if (found) session.expect(found.length === 0, listOperation, 'no avatar of a new user', `${found.length}`);
  };
  await expectNone(user_id);
  const create = async () => (await session.call('newAvatar', {body: {user_id}}))?.['avatar_id'];
  const [made, second] = [await create(), await create()];
  if (!isText(made) || !isText(second)) return;
  await expectNone(other);
  const edit = (avatar_id: string) => ({body: {user_id, config: {type: 'edit_existing', avatar_id}}});
  if (await session.call('newSession', {...edit(made), proves: ['edit-avatar-id']}))
    await session.call('newSession', {...edit(unknownId()), status: 404});
  await lists(session, user_id, [made, second]);
  const path = {user_id, avatar_id: second};
  await session.call('deleteUserAvatar', {path: {...path, user_id: other}, status: 404});
  if ((await session.call('deleteUserAvatar', {path, proves: ['delete-response']})) === undefined) return;
  await session.call('deleteUserAvatar', {path, status: 404});
  if ((await session.list(user_id, true))?.some(({id}) => id === second))
    session.expect(false, 'delete-scope', 'no deleted avatar in the list', 'the avatar');
}
