import {randomUUID} from 'node:crypto';
import type {Session} from './session';
import type {Json} from './shape';

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
  const ready = (await session.call('listUserAvatars', {path: {user_id: user}})) as Json[] | undefined;
  const all = (await session.call('listUserAvatars', {path: {user_id: user}, query: {include_not_ready: 'true'}})) as
    | Json[]
    | undefined;
  if (!Array.isArray(ready) || !Array.isArray(all)) return;
  compareLists(session, ready, all);
  const first = ready[0]?.['id'];
  if (typeof first === 'string') await session.call('getCustomization', {path: {id: first}});
}

/** The list without and with `include_not_ready`. */
function compareLists(session: Session, ready: readonly Json[], all: readonly Json[]): void {
  const ids = (list: readonly Json[]) => list.map(({id}) => id);
  const isAllReady = ready.every(({status}) => status === 'ready');
  session.expect(isAllReady, 'list-flag', 'only ready avatars without include_not_ready', 'others too');
  const isPart =
    ids(ready).every((id) => ids(all).includes(id)) &&
    all.filter(({status}) => status === 'ready').length === ready.length;
  session.expect(isPart, 'list-flag', 'the ready avatars in both lists', 'different ones');
  const isUnique = new Set(ids(all)).size === all.length;
  session.expect(isUnique, '#/paths/~1api~1v1~1users~1{user_id}~1avatars/get', 'each avatar once', 'an avatar twice');
}

/** Creates a throwaway user, and deletes it; photos make an avatar of its own. */
export async function withUser(
  session: Session,
  photosOf: ((user: string) => Promise<void>) | undefined,
): Promise<void> {
  const {journal} = session;
  const avatar_id = unknownId();
  await refusals(session, avatar_id);
  const user = await createUser(session);
  const other = await createUser(session);
  if (user === undefined || other === undefined) return;
  const created = '#/components/schemas/NewUserResponse/properties/id';
  session.expect(user !== other, created, 'a new id each time', 'the same id twice');
  const body = {user_id: user};
  const urls: unknown[] = [];
  for (const config of [undefined, {type: 'create_or_edit_existing'}, {type: 'create'}]) {
    const opened = (await session.call('newSession', {body: {...body, ...(config && {config})}})) as Json | undefined;
    if (!opened) continue;
    urls.push(opened['id'], opened['url']);
    const hasQuery = String(opened['url']).includes('?');
    session.expect(hasQuery, 'session-url-query', 'a url with a query', 'a url without one');
  }
  const sessions = '#/components/schemas/NewSessionResponse/properties/id';
  session.expect(new Set(urls).size === urls.length, sessions, 'a new id and url each time', 'the same twice');
  for (const [config, status] of [
    [{type: 'edit_existing', avatar_id}, 404],
    [{type: 'edit_existing'}, 422],
    [{type: 'another-type'}, 422],
  ] as const) {
    const proves =
      status === 422 && 'avatar_id' in config ? [] : status === 404 ? ['edit-avatar-id'] : ['validation-status'];
    await session.call('newSession', {body: {...body, config}, status, proves});
  }
  await lists(session, user);
  if (photosOf) await photosOf(user);
  await deletions(session, other, user);
  // The two deletions are compared too; what remains is left to the cleanup.
  for (const id of [other, user]) {
    const entry = journal.left.find((one) => one.user === id);
    const gone = await session.call('deleteUser', {path: {user_id: id}, proves: ['delete-response']});
    if (gone !== undefined && entry) journal.remove(entry);
  }
  await session.call('deleteUser', {path: {user_id: user}, status: 404});
  await session.call('listUserAvatars', {path: {user_id: user}, status: 404});
  await session.call('newSession', {body, status: 404});
}

async function createUser(session: Session): Promise<string | undefined> {
  const {journal} = session;
  // Before the response, so that a lost response isn't forgotten.
  const attempt = {};
  journal.add(attempt);
  let isMade = false;
  await session.call('createUser', {
    journal: (body) => {
      isMade = true;
      // Under any name, so that the user can be deleted.
      const id = body['id'] ?? Object.values(body)[0];
      if (typeof id === 'string' && id !== '') journal.replace(attempt, {user: id});
    },
  });
  if (!isMade) journal.remove(attempt);
  return journal.left.at(-1)?.user;
}

/** Requests that the API rejects: they create nothing. */
async function refusals(session: Session, avatar_id: string): Promise<void> {
  const user_id = unknownUser();
  const path = {user_id, avatar_id, id: avatar_id};
  const calls: readonly (readonly [string, {readonly body?: unknown; readonly query?: Record<string, string>}])[] = [
    ['deleteUser', {}],
    ['newSession', {body: {user_id}}],
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

/** The lists of a new user, before and after a provisional avatar. */
async function lists(session: Session, user: string): Promise<void> {
  const path = {user_id: user};
  const list = async (all: boolean) =>
    (await session.call('listUserAvatars', {path, ...(all && {query: {include_not_ready: 'true'}})})) as
      | Json[]
      | undefined;
  const operation = '#/paths/~1api~1v1~1users~1{user_id}~1avatars/get';
  const empty = await list(true);
  if (Array.isArray(empty)) session.expect(empty.length === 0, operation, 'no avatar of a new user', `${empty.length}`);
  const made = (await session.call('newAvatar', {body: {user_id: user}})) as Json | undefined;
  const config = {type: 'edit_existing', avatar_id: made?.['avatar_id']};
  if (made) await session.call('newSession', {body: {user_id: user, config}, proves: ['edit-avatar-id']});
  const ready = await list(false);
  const all = await list(true);
  if (!made || !Array.isArray(ready) || !Array.isArray(all)) return;
  session.expect(ready.length === 0, 'list-flag', 'no avatar that waits for photos without include_not_ready', 'one');
  const listed = all.find(({id}) => id === made['avatar_id']);
  session.expect(listed !== undefined, 'list-flag', 'the new avatar with include_not_ready', 'none');
  const {status} = listed ?? {};
  if (listed)
    session.expect(status === 'pending', 'scan-status', 'pending while it waits for photos', session.shapes.of(status));
  compareLists(session, ready, all);
}

/** An avatar of the throwaway user is deleted, and is then gone. */
async function deletions(session: Session, user_id: string, owner: string): Promise<void> {
  const made = (await session.call('newAvatar', {body: {user_id}})) as Json | undefined;
  const avatar_id = made?.['avatar_id'];
  if (typeof avatar_id !== 'string') return;
  await session.call('deleteUserAvatar', {path: {user_id: owner, avatar_id}, status: 404});
  await session.call('deleteUserAvatar', {path: {user_id, avatar_id}, proves: ['delete-response']});
  await session.call('deleteUserAvatar', {path: {user_id, avatar_id}, status: 404});
  const all = (await session.call('listUserAvatars', {path: {user_id}, query: {include_not_ready: 'true'}})) as
    | Json[]
    | undefined;
  if (Array.isArray(all)) session.expect(all.length === 0, 'delete-scope', 'no avatar in the list', 'one');
}
