import {randomUUID} from 'node:crypto';
import type {Session} from './session';
import {isText, type Json} from './shape';

const scanStatus = '#/components/schemas/ScanStatus';
const listOperation = '#/paths/~1api~1v1~1users~1{user_id}~1avatars/get';

/** Nothing on the platform has these ids. */
const unknownId = () => randomUUID();
const unknownUser = () => randomUUID().replaceAll('-', '').toUpperCase();

/** Calls that read, and change nothing. */
export async function readOnly(session: Session, user: string | undefined, isPlatform: boolean): Promise<void> {
  const list = {path: {user_id: unknownUser()}};
  const read = {path: {id: unknownId()}};
  for (const token of ['none', 'wrong'] as const) {
    await session.call('listUserAvatars', {...list, token, status: 401});
    await session.call('getCustomization', {...read, token, status: 401});
  }
  if ((await session.call('listUserAvatars', {...list, status: 404})) !== undefined) {
    session.seen.fits('api-token-header');
    if (isPlatform) session.seen.fits('api-host');
  }
  await session.call('getCustomization', {...read, status: 404});
  await session.call('getCustomization', {path: {id: 'not-a-uuid'}, status: 422, proves: ['avatar-id-uuid']});
  await session.call('listUserAvatars', {...list, query: {include_not_ready: 'neither'}, status: 422});
  if (user === undefined) return;
  const ready = await session.list(user, false);
  const all = await session.list(user, true);
  if (!ready || !all) return;
  compareLists(session, ready, all);
  const first = ready[0]?.['id'];
  if (typeof first === 'string') await session.call('getCustomization', {path: {id: first}});
}

/** The list without and with `include_not_ready`. */
function compareLists(session: Session, ready: readonly Json[], all: readonly Json[]): void {
  // Of an undocumented status, the schema has said so.
  if ([...ready, ...all].some(({status}) => !session.shapes.permits(scanStatus, status))) return;
  const ids = (list: readonly Json[]) => list.map(({id}) => id);
  const isUnique = new Set(ids(all)).size === all.length;
  session.expect(isUnique, listOperation, 'each avatar once', 'an avatar twice');
  const isAllReady = ready.every(({status}) => status === 'ready');
  session.expect(isAllReady, 'list-flag', 'only ready avatars without include_not_ready', 'others too');
  if (!isAllReady) return;
  const isPart =
    ids(ready).every((id) => ids(all).includes(id)) &&
    all.filter(({status}) => status === 'ready').length === ready.length;
  session.expect(isPart, 'list-flag', 'the ready avatars in both lists', 'different ones');
}

/**
 * Creates a throwaway user, and deletes it.
 * @param photosOf makes an avatar of the user from photos, and returns its id if it can be read
 */
export async function withUser(
  session: Session,
  photosOf: ((user: string) => Promise<string | undefined>) | undefined,
): Promise<void> {
  const {journal} = session;
  await refusals(session, unknownId());
  const user = await createUser(session);
  const other = await createUser(session);
  if (user === undefined || other === undefined) return;
  const created = '#/components/schemas/NewUserResponse/properties/id';
  session.expect(user !== other, created, 'a new id each time', 'the same id twice');
  await sessions(session, user);
  const provisional = await lists(session, user, other);
  const avatar = await photosOf?.(user);
  if (provisional !== undefined) await deletions(session, user, other, provisional);
  // The two deletions are compared too; what remains is left to the cleanup.
  for (const id of [other, user]) {
    const entry = journal.left.find((one) => one.user === id);
    const path = {user_id: id};
    const isGone = (await session.call('deleteUser', {path, proves: ['delete-response']})) !== undefined;
    if (isGone && entry) journal.remove(entry);
    if (!isGone || id === other) continue;
    await session.call('deleteUser', {path, status: 404});
    // A server that gives unknown ids another status says nothing about the deletion.
    const scope = session.seen.isContradicted('not-found') ? [] : ['delete-scope'];
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
  const {journal} = session;
  // Just before the request, so that only a lost response is remembered.
  await session.client.ready();
  const attempt = {};
  journal.add(attempt);
  let isCreated = false;
  let user: string | undefined;
  await session.call('createUser', {
    journal: (body) => {
      // Under any name, so that the user can be deleted.
      isCreated = true;
      const id = body['id'] ?? Object.values(body)[0];
      if ((!isText(id) && typeof id !== 'number') || id === '') return;
      user = String(id);
      journal.replace(attempt, {user});
    },
  });
  if (!isCreated) journal.remove(attempt);
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

/**
 * The lists of two new users, before and after one has provisional avatars.
 * @returns one of these
 */
async function lists(session: Session, user_id: string, other: string): Promise<string | undefined> {
  const expectNone = async (owner: string): Promise<void> => {
    const found = await session.list(owner, true);
    if (found) session.expect(found.length === 0, listOperation, 'no avatar of a new user', `${found.length}`);
  };
  await expectNone(user_id);
  const create = async () => (await session.call('newAvatar', {body: {user_id}}))?.['avatar_id'];
  const [made, second] = [await create(), await create()];
  if (!isText(made) || !isText(second)) return undefined;
  await expectNone(other);
  const edit = (avatar_id: string) => ({body: {user_id, config: {type: 'edit_existing', avatar_id}}});
  if (await session.call('newSession', {...edit(made), proves: ['edit-avatar-id']}))
    await session.call('newSession', {...edit(unknownId()), status: 404});
  const ready = await session.list(user_id, false);
  const all = await session.list(user_id, true);
  if (!ready || !all) return second;
  session.expect(all.length > 0, 'list-flag', 'the new avatars with include_not_ready', 'none');
  if (all.length === 0) return second;
  const listed = new Set(all.map(({id}) => id));
  session.expect(listed.size === 2, listOperation, 'both new avatars in one response', `${listed.size}`);
  const isOurs = [...listed].every((id) => id === made || id === second);
  session.expect(isOurs, '#/components/schemas/AvatarListItem/properties/id', 'the ids of newAvatar', 'others');
  const {status} = all[0]!;
  if (session.shapes.permits(scanStatus, status))
    session.expect(status === 'pending', 'scan-status', 'pending while it waits for photos', session.shapes.of(status));
  compareLists(session, ready, all);
  return second;
}

/** An avatar of the throwaway user is deleted, and is then gone. */
async function deletions(session: Session, user_id: string, other: string, avatar_id: string): Promise<void> {
  const path = {user_id, avatar_id};
  await session.call('deleteUserAvatar', {path: {...path, user_id: other}, status: 404});
  if ((await session.call('deleteUserAvatar', {path, proves: ['delete-response']})) === undefined) return;
  await session.call('deleteUserAvatar', {path, status: 404});
  if ((await session.list(user_id, true))?.some(({id}) => id === avatar_id))
    session.expect(false, 'delete-scope', 'no deleted avatar in the list', 'the avatar');
}
