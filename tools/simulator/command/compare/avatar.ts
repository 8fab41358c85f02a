import {readFileSync} from 'node:fs';
import path from 'node:path';
import {randomUUID} from 'node:crypto';
import type {Recorder} from './recorder';
import type {Session} from './session';
import type {Json} from './shape';
import {Stopped} from './stopped';

const isText = (value: unknown): value is string => typeof value === 'string';

/** First bytes of a file, by its name in the API. */
const kinds: Readonly<Record<string, RegExp>> = {
  glb: /^glTF/,
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF....WEBP/s,
};

/**
 * Makes an avatar of a user from photos.
 * @returns its id, once it is ready, and when the list last said that it isn't
 */
export async function photoAvatar(
  session: Session,
  user_id: string,
  folder: string,
): Promise<{readonly id: string; readonly unreadyAt: number} | undefined> {
  const made = (await session.call('newAvatar', {body: {user_id}})) as Json | undefined;
  const [id, url] = [made?.['avatar_id'], made?.['upload_url']];
  if (!isText(id) || !isText(url)) return undefined;
  const form = new FormData();
  for (const {name, value, mediaType} of session.contracts.upload) {
    const file = path.join(folder, `${name.replace('image-', '').replace('frontal', 'front')}.jpg`);
    form.set(name, mediaType ? new File([readFileSync(file)], path.basename(file), {type: mediaType}) : value);
  }
  const {status} = await session.client.send(url, {method: 'POST', body: form});
  const accepted = status >= 200 && status < 300;
  // A refused token says nothing about the format.
  const isRefused = status === 401 || status === 403;
  for (const mark of accepted ? ['photo-jpeg', 'photo-no-token'] : [isRefused ? 'photo-no-token' : 'photo-jpeg']) {
    session.seen.expect(accepted, mark, 'upload', 'status 200 to 299', `status ${status}`);
  }
  if (!accepted) return undefined;
  const end = Date.now() + session.client.pace.patience;
  const states: unknown[] = [];
  let unreadyAt = 0;
  while (Date.now() < end) {
    const asked = Date.now();
    const all = (await session.call('listUserAvatars', {path: {user_id}, query: {include_not_ready: 'true'}})) as
      | Json[]
      | undefined;
    const state = Array.isArray(all) ? all.find((avatar) => avatar['id'] === id)?.['status'] : undefined;
    if (state !== states.at(-1)) states.push(state);
    if (state === 'ready') break;
    unreadyAt = asked;
    if (state === 'failed' || all === undefined) return undefined;
    await session.client.wait(session.client.pace.poll);
  }
  const order = states.map((state) => ['pending', 'processing', 'ready'].indexOf(state as string));
  const isOrdered =
    order.every((place, index) => place >= 0 && place >= (order[index - 1] ?? 0)) && states.at(-1) === 'ready';
  session.expect(isOrdered, 'scan-status', 'pending, processing, then ready', session.shapes.of(states));
  return isOrdered ? {id, unreadyAt} : undefined;
}

/** Reads and sets the customization, and sets what it was. */
export async function customization(session: Session, id: string, isNew: boolean): Promise<void> {
  const {journal} = session;
  const dressed = session.shapes.at('#/components/examples/CustomizationMinimal/value') as Json;
  const get = async () => (await session.call('getCustomization', {path: {id}})) as Json | undefined;
  const put = (body: unknown, status = 202, proves: string[] = []) =>
    session.call('setCustomization', {path: {id}, body, status, proves});
  if (isNew) await put(dressed);
  const original = await get();
  if (!original) return;
  const entry = {avatar: id, customization: original};
  journal.add(entry);
  const operation = '#/paths/~1api~1v1~1avatars~1{id}~1customization/put';
  await put(original);
  const again = await get();
  const isSame = (a: unknown, b: unknown) => session.shapes.sorted(a) === session.shapes.sorted(b);
  session.expect(isSame(again, original), operation, 'the same customization after setting it', 'another');
  const assets = (original['assets'] ?? {}) as Record<string, Json | null | undefined>;
  const changed = {
    ...original,
    bone_scale: {head: 100, arms: -100, chest: 0},
    skin_tone_correction: -50,
    metadata: {docs: 'a-b'},
    assets: {...assets, eyewear: null},
  };
  if ((await put(changed)) !== undefined) {
    const read = (await get()) ?? {};
    const keeps = (name: keyof typeof changed) => isSame(read[name], changed[name]);
    session.expect(
      keeps('bone_scale') && keeps('skin_tone_correction'),
      'rest-ranges',
      'the ends of the range, read back',
      'other values',
    );
    session.expect(keeps('metadata'), 'metadata-use', 'the metadata, read back', 'another value');
    const slot = (read['assets'] as Json | undefined)?.['eyewear'];
    session.expect(slot === null, 'null-empties-slot', 'null in the slot', session.shapes.of(slot));
  }
  const hair = assets['hair_and_headwear'];
  if (hair) await put({...original, assets: {...assets, hair_and_headwear: {id: hair['id']}}}, 202, ['color-required']);
  const clothing = assets['clothing'];
  if (clothing) await put({...original, assets: {...assets, footwear: {id: clothing['id']}}}, 409);
  await put({...original, assets: {...assets, clothing: {id: randomUUID()}}}, 410);
  await put({...original, skin_tone_correction: 'none'}, 422, ['validation-status']);
  if ((await put(original)) !== undefined) journal.remove(entry);
}

/** Exports an avatar, and downloads the file. */
export async function exportFile(session: Session, avatar_id: string, recorder: Recorder | undefined): Promise<void> {
  const {client} = session;
  const schema = '#/components/schemas/NewExportResponse/properties/url';
  const end = Date.now() + client.pace.patience;
  const states: unknown[] = [];
  let url: unknown;
  while (Date.now() < end) {
    const reply = (await session.call('newExport', {query: {avatar_id}})) as Json | undefined;
    if (!reply) return;
    url = reply['url'];
    if (reply['status'] !== states.at(-1)) states.push(reply['status']);
    session.expect(
      isText(url) === (reply['status'] === 'ready'),
      schema,
      'a link if and only if the status is ready',
      session.shapes.of(reply),
    );
    if (reply['status'] !== 'pending') break;
    await client.wait(client.pace.poll);
  }
  const isDone = states.at(-1) === 'ready' && states.length <= 2;
  session.expect(isDone, 'export-poll', 'pending, then ready', session.shapes.of(states));
  if (!isText(url)) return;
  await file(session, url, 'glb', 'newExport', schema);
  const again = (await session.call('newExport', {query: {avatar_id}})) as Json | undefined;
  const operation = '#/paths/~1api~1v1~1exports~1new/post';
  if (again)
    session.expect(
      again['status'] === 'ready',
      operation,
      'ready for a version that was exported before',
      session.shapes.of(again['status']),
    );
  if (states[0] === 'pending') await recorder?.expect(session, 'export.ready', {avatar_id});
}

/** Renders each scene, and each format of one scene. Images arrive by webhooks only. */
export async function renders(session: Session, avatar_id: string, recorder: Recorder | undefined): Promise<void> {
  const render = session.contracts.operations.find(({id}) => id === 'newRender')!;
  const of = (name: string) => render.parameters.find((parameter) => parameter.name === name);
  const scenes = of('scene')?.permitted ?? [];
  const formats = (session.shapes.resolve('#/paths/~1api~1v1~1renders~1new/post/parameters/2/schema').value['enum'] ??
    []) as string[];
  const start = Date.now();
  const ids = new Set<unknown>();
  const links: string[] = [];
  let asked = 0;
  const ask = async (scene: string, format?: string): Promise<void> => {
    const proves = scene === 'common/preview' ? ['preview-scene'] : [];
    const reply = (await session.call('newRender', {query: {avatar_id, scene, ...(format && {format})}, proves})) as
      | Json
      | undefined;
    if (!reply) return;
    asked++;
    ids.add(reply['id']);
    session.expect(reply['render_url'] === null, 'render-url-null', 'null', session.shapes.of(reply['render_url']));
    const isPending = reply['status'] === 'pending';
    session.expect(
      isPending,
      '#/components/schemas/RenderResult/properties/status',
      '"pending" for a new render',
      session.shapes.of(reply['status']),
    );
    const event = await recorder?.expect(session, 'render.ready', {avatar_id, id: reply['id']});
    const url = event?.['render_url'];
    if (!isText(url)) return;
    links.push(url);
    const parameter = '#/paths/~1api~1v1~1renders~1new/post/parameters/2';
    await file(session, url, format ?? 'jpg', `newRender ${format ?? 'without a format'}`, parameter);
  };
  for (const scene of scenes) await ask(scene);
  for (const format of formats) await ask(scenes[0]!, format);
  const id = '#/components/schemas/RenderResult/properties/id';
  session.expect(ids.size === asked, id, 'a new id each time', 'the same twice');
  // The link of the first image is documented to work for 15 minutes.
  const isEarly = Date.now() - start < 14 * 60_000;
  const lifetime = '#/components/schemas/RenderReadyWebhook/properties/render_url';
  if (links[0] !== undefined && isEarly)
    await file(session, links[0], 'jpg', 'render.ready, the first link again', lifetime);
}

async function file(session: Session, url: string, kind: string, where: string, statement: string): Promise<void> {
  const {client} = session;
  const reply = await client.send(url, {}).catch((error: Error) => {
    if (client.signal.aborted || !(error instanceof Stopped)) throw error;
    return error.message;
  });
  const isKind = typeof reply === 'object' && kinds[kind]!.test(reply.bytes.subarray(0, 12).toString('latin1'));
  const problem = typeof reply === 'string' ? reply : reply.status === 200 ? 'another file' : `status ${reply.status}`;
  session.seen.expect(isKind, statement, where, `a ${kind} file at the link, without a token`, problem);
}

/** @throws Stopped if a photo is missing */
export function checkPhotos(folder: string): void {
  for (const name of ['front', 'side-1', 'side-2']) {
    try {
      readFileSync(path.join(folder, `${name}.jpg`));
    } catch {
      throw new Stopped(`--photos needs front.jpg, side-1.jpg and side-2.jpg, and ${name}.jpg can't be read`);
    }
  }
}
