import {readFileSync} from 'node:fs';
import path from 'node:path';
import {randomUUID} from 'node:crypto';
import {isDeepStrictEqual as isSame} from 'node:util';
import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import {isRefusal, Stopped, troubleOf} from './client';
import type {Session} from './session';
import {isText, type Json} from './shape';

const exportOperation = '#/paths/~1api~1v1~1exports~1new/post';
const renderOperation = '#/paths/~1api~1v1~1renders~1new/post';

/** Looks at an export, every five seconds. */
const maxPolls = 24;

/** First bytes of a file, by its name in the API. */
const kinds: Readonly<Record<string, RegExp>> = {
  glb: /^glTF/,
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF....WEBP/s,
};

/**
 * Makes an avatar of a user from photos.
 * @returns its id, once it is ready
 */
export async function photoAvatar(session: Session, user_id: string, folder: string): Promise<string | undefined> {
  const {checks, client, recorder} = session;
  const made = await session.call('newAvatar', {body: {user_id}});
  const [id, url] = [made?.['avatar_id'], made?.['upload_url']];
  if (!isText(id) || !isText(url)) return undefined;
  recorder?.owners.set(id, user_id);
  const upload = async (omitted?: string): Promise<number> => {
    const form = new FormData();
    for (const {name, value, mediaType} of session.contracts.upload.filter((part) => part.name !== omitted)) {
      const file = path.join(folder, `${name.replace('image-', '').replace('frontal', 'front')}.jpg`);
      form.set(name, mediaType ? new File([readFileSync(file)], path.basename(file), {type: mediaType}) : value);
    }
    return (await client.send(url, {method: 'POST', body: form})).status;
  };
  const first = await upload('telephoto');
  const status = first === 400 || first === 422 ? await upload() : first;
  const isAccepted = status >= 200 && status < 300;
  const expected = 'status 200 to 299';
  if (isAccepted) {
    const telephoto = '#/components/schemas/PhotoUpload/properties/telephoto';
    checks.expect(status === first, telephoto, 'upload without telephoto', expected, `status ${first}`);
  }
  // A refused token says nothing about the format.
  const marks = isAccepted ? ['photo-jpeg', 'photo-no-token'] : [isRefusal(status) ? 'photo-no-token' : 'photo-jpeg'];
  if (!isRefusal(status) && troubleOf(status) !== undefined) checks.skipped.add(`upload: status ${status}`);
  else marks.forEach((mark) => checks.expect(isAccepted, mark, 'upload', expected, `status ${status}`));
  if (!isAccepted) return undefined;
  const end = Date.now() + client.pace.patience;
  for (let unreadyAt = 0; ;) {
    const asked = Date.now();
    const state = (await session.list(user_id, true))?.find((avatar) => avatar['id'] === id)?.['status'];
    if (state === 'ready') {
      const event = await recorder?.wait(session, 'avatar.ready', [id]);
      if (event) {
        const isLater = event.at >= unreadyAt;
        checks.expect(
          isLater,
          '#/webhooks/avatar.ready/post',
          'avatar.ready',
          'the event once the list says ready',
          'it earlier',
        );
      }
      return id;
    }
    if (!isText(state) || state === 'failed' || Date.now() > end) {
      checks.skipped.add(`avatar from photos: its status is ${session.shapes.of(state)}`);
      return undefined;
    }
    unreadyAt = asked;
    await client.wait(client.pace.poll);
  }
}

/** Customizes, exports, and renders an avatar. */
export async function compareAvatar(session: Session, id: string, isNew: boolean): Promise<void> {
  await customization(session, id, isNew);
  await renders(session, id);
}

/** Reads and sets the customization, and exports before and after that. The cleanup sets what it was. */
async function customization(session: Session, id: string, isNew: boolean): Promise<void> {
  const {shapes} = session;
  const get = () => session.call('getCustomization', {path: {id}});
  const put = (body: unknown, status = 202, proves: string[] = []) =>
    session.call('setCustomization', {path: {id}, body, status, proves});
  if (isNew) await put(shapes.at('#/components/examples/CustomizationMinimal/value'));
  const link = await exportFile(session, id);
  const original = await get();
  if (!original) return;
  if (!isNew) session.journal.add({avatar: id, customization: original});
  const operation = '#/paths/~1api~1v1~1avatars~1{id}~1customization/put';
  // Nothing is changed that couldn't be set back.
  const again = (await put(original)) === undefined ? undefined : await get();
  if (!again) return;
  if (!isSame(again, original))
    return session.expect(false, operation, 'the same customization after setting it', 'another');
  const assets = (original['assets'] ?? {}) as Record<string, Json | null | undefined>;
  const {hair_and_headwear: hair, clothing} = assets;
  const color = hair?.['color'] === '#123456' ? '#654321' : '#123456';
  const changed = {
    ...original,
    bone_scale: {head: 100, arms: -100, chest: 0},
    skin_tone_correction: -50,
    metadata: {docs: 'a-b'},
    assets: {...assets, eyewear: null, ...(hair && {hair_and_headwear: {...hair, color}})},
  };
  const read = (await put(changed)) === undefined ? undefined : await get();
  if (isSame(read, original)) session.expect(false, operation, 'the new customization', 'the old one');
  else if (read) {
    const keeps = (name: keyof typeof changed) => isSame(read[name], changed[name]);
    // Of another type, the schema has said so.
    if (typeof read['skin_tone_correction'] === 'number') {
      const isKept = keeps('bone_scale') && keeps('skin_tone_correction');
      session.expect(isKept, 'rest-ranges', 'the ends of the range, read back', 'other values');
    }
    session.expect(keeps('metadata'), 'metadata-use', 'the metadata, read back', 'another value');
    const slots = (read['assets'] ?? {}) as typeof assets;
    session.expect(slots['eyewear'] === null, 'null-empties-slot', 'null in the slot', shapes.of(slots['eyewear']));
    const worn = slots['hair_and_headwear'];
    const isColored = !hair || !worn || worn['color'] === color;
    session.expect(isColored, operation, 'the color of the hair', 'another color');
    const next = link === undefined ? undefined : await session.call('newExport', {query: {avatar_id: id}});
    // An earlier comparison can have exported this version of the avatar of --avatar.
    const isOld = next?.['status'] === 'ready' && (isNew || next['url'] === link);
    if (next) session.expect(!isOld, exportOperation, 'pending for a version that was not exported', 'ready');
  }
  if (hair) await put({...original, assets: {...assets, hair_and_headwear: {id: hair['id']}}}, 202, ['color-required']);
  if (clothing) await put({...original, assets: {...assets, footwear: {id: clothing['id']}}}, 409);
  await put({...original, assets: {...assets, clothing: {id: randomUUID()}}}, 410);
  await put({...original, skin_tone_correction: 'none'}, 422, ['validation-status']);
}

/** Exports an avatar, and downloads the file. @returns the link, if it has the file */
async function exportFile(session: Session, avatar_id: string): Promise<string | undefined> {
  const {checks, client, recorder, shapes} = session;
  const schema = '#/components/schemas/NewExportResponse/properties';
  const ask = () => session.call('newExport', {query: {avatar_id}});
  let link: string | undefined;
  let polls = 0;
  for (;;) {
    const asked = Date.now();
    const {status, url} = (await ask()) ?? {};
    // Of an undocumented status, the schema has said so.
    if (!shapes.permits(`${schema}/status`, status)) return undefined;
    const isFit = isText(url) === (status === 'ready');
    session.expect(isFit, `${schema}/url`, 'a link if and only if the status is ready', shapes.of({status, url}));
    if (status === 'ready') {
      if (polls > 0) session.expect(true, 'export-poll', '', '');
      if (isText(url) && (await file(session, url, 'glb', 'newExport', `${schema}/url`, `${schema}/url`))) link = url;
      break;
    }
    const event = recorder?.find('export.ready', [avatar_id]);
    if (event?.body?.['status'] === 'ready' && asked > event.at + client.pace.poll) {
      session.expect(false, 'export-poll', 'ready after the event export.ready', 'still pending');
      return undefined;
    }
    if (status === 'failed' || polls === maxPolls) {
      checks.skipped.add(`newExport: ${status === 'failed' ? 'the export failed' : 'stays pending for two minutes'}`);
      return undefined;
    }
    polls += 1;
    if (polls === 5) console.log('  Waiting for an export, for up to two minutes');
    await client.wait(client.pace.poll);
  }
  const again = await ask();
  const expected = 'ready for a version that was exported before';
  if (again) session.expect(again['status'] === 'ready', exportOperation, expected, shapes.of(again['status']));
  if (polls > 0) await recorder?.wait(session, 'export.ready', [avatar_id]);
  return isText(again?.['url']) ? again['url'] : link;
}

/** Each scene, and each format of one scene. */
export function rendersOf({operations}: ApiContracts): [scene: string, format?: string][] {
  const {parameters} = operations.find(({id}) => id === 'newRender')!;
  const valuesOf = (name: string) => {
    const {permitted, schema} = parameters.find((parameter) => parameter.name === name)!;
    return permitted ?? (schema as {readonly enum: readonly string[]}).enum;
  };
  const scenes = valuesOf('scene');
  const inFormat = (format: string): [string, string] => [scenes[0]!, format];
  return [...scenes.map((scene): [string] => [scene]), ...valuesOf('format').map(inFormat)];
}

/** Images arrive by webhooks only. */
async function renders(session: Session, avatar_id: string): Promise<void> {
  const {checks, recorder, shapes} = session;
  const result = '#/components/schemas/RenderResult/properties';
  const asked = new Map<string, string | undefined>();
  for (const [scene, format] of rendersOf(session.contracts)) {
    const proves = scene === 'common/preview' ? ['preview-scene'] : [];
    const query = {avatar_id, scene, ...(format && {format})};
    const reply = await session.call('newRender', {query, proves});
    if (!reply) continue;
    const {id, status, render_url} = reply;
    // Of a missing id, the schema has said so.
    if (isText(id)) {
      session.expect(!asked.has(id), `${result}/id`, 'a new id each time', 'the same twice');
      if (!asked.has(id)) asked.set(id, format);
    }
    session.expect(render_url === null, 'render-url-null', 'null', shapes.of(render_url));
    if (shapes.permits('#/components/schemas/RenderStatus', status))
      session.expect(status === 'pending', `${result}/status`, '"pending" for a new render', shapes.of(status));
  }
  const link = '#/components/schemas/RenderReadyWebhook/properties/render_url';
  let first: {readonly url: string; readonly kind: string} | undefined;
  const since = Date.now();
  for (const [id, format] of recorder ? asked : []) {
    const event = await recorder!.wait(session, 'render.ready', [avatar_id, id], since);
    const url = event?.body?.['render_url'];
    const where = `newRender ${format ?? 'without a format'}`;
    const kind = format ?? 'jpg';
    // With another id, it can be of another render.
    if (!isText(url) || !event!.text.includes(id)) continue;
    if (await file(session, url, kind, where, link, `${renderOperation}/parameters/2`)) first ??= {url, kind};
  }
  // So early, a link that works doesn't show its documented lifetime.
  if (first && (await file(session, first.url, first.kind, 'render.ready, the first link again', link)))
    checks.skipped.add("render.ready: the first link works; its documented lifetime wasn't tried");
}

/**
 * @param link statement about the link
 * @param format statement that the file shows, if any
 * @returns whether the link has a file of the kind
 */
async function file(
  {client, checks}: Session,
  url: string,
  kind: string,
  where: string,
  link: string,
  format?: string,
): Promise<boolean> {
  const reply = await client.send(url, {}).catch((error: Error) => {
    if (client.signal.aborted || !(error instanceof Stopped)) throw error;
    checks.skipped.add(`${where}: ${error.message}`);
  });
  if (!reply) return false;
  const {status, bytes} = reply;
  const isFile = status === 200 && kinds[kind]!.test(bytes.subarray(0, 12).toString('latin1'));
  if (status === 200) {
    if (format || !isFile) checks.expect(isFile, format ?? link, where, `a ${kind} file at the link`, 'another file');
  } else if (isRefusal(status) || troubleOf(status) === undefined)
    checks.expect(false, link, where, 'a file at the link, without a token', `status ${status}`);
  else checks.skipped.add(`${where}: status ${status}`);
  return isFile;
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
