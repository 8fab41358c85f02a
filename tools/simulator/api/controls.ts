/** Paths that only the simulator has: photos, files, settings, webhooks and their log. */
import type {Context, Hono} from 'hono';
import type {Customization} from '../customization';
import {Failure, missing, type Problem} from './failure';
import {readCustomization} from './operations';
import {imageTypes, type DownloadTarget} from './objects';
import type {Platform} from './platform';
import {newUuid} from './random';
import {jsonIn, jsonLimit, notJson, readBody} from './read-body';
import {isObject, type Validate} from './schema';
import {changeSettings} from './settings';
import {readUpload, uploadLimit} from './upload';
import {eventNames, type WebhookEndpoint, type WebhookPayload} from './webhooks';

/** Resources that server and page load differently. */
export interface ContentMaker {
  glb(customization: Customization): Promise<Uint8Array>;
  image(target: DownloadTarget & {readonly kind: 'render'}): Promise<Uint8Array>;
}

interface Environment {
  /** @throws Failure 401 or 403 */
  readonly authorize: (context: Context) => void;
  readonly content: ContentMaker;
  /** Whether a value is a customization as the API description defines it. */
  readonly checkCustomization: Validate;
  readonly allowsWebhook: (url: string) => boolean;
}

/** Without a limit, one event could cause any number of requests. */
const maxEndpoints = 10;

const mediaTypes = {glb: 'model/gltf-binary', ...imageTypes} as const;
const anyOrigin = {'Access-Control-Allow-Origin': '*'};

export function addControls(
  app: Hono,
  platform: Platform,
  {authorize, content, checkCustomization, allowsWebhook}: Environment,
): void {
  // Photos come from a server or from a page, so pages of any origin may upload them.
  app.options('/sandbox/uploads/:token', (context) =>
    context.body(null, 204, {...anyOrigin, 'Access-Control-Allow-Methods': 'POST'}),
  );
  app.post('/sandbox/uploads/:token', async (context) => {
    context.header('Access-Control-Allow-Origin', '*');
    const avatarId = platform.uploads.open(context.req.param('token'));
    const body = await readBody(context.req.raw, uploadLimit);
    platform.processPhotos(avatarId, await readUpload(body, context.req.header('Content-Type') ?? ''));
    return context.json({status: 'processing'});
  });

  app.get('/sandbox/files/:name', async (context) => {
    context.header('Access-Control-Allow-Origin', '*');
    const [token = '', extension = ''] = context.req.param('name').split('.');
    const target = platform.downloads.open(token);
    const right = target.kind === 'export' ? 'glb' : target.format;
    if (extension !== right) throw new Failure(404, 'There is no such link.');
    const bytes = target.kind === 'export' ? await content.glb(target.customization) : await content.image(target);
    return context.body(bytes.slice(), 200, {
      'Content-Type': mediaTypes[right],
      'Cache-Control': 'no-store',
    });
  });

  // The creator's page reports the user's avatar and gets a link to it. The session's id authorizes the request.
  app.post('/sandbox/exports', async (context) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && origin !== new URL(context.req.url).origin) {
      throw new Failure(403, `Pages of ${origin} may not report exports.`);
    }
    if (!/^application\/json\b/i.test(context.req.header('Content-Type') ?? '')) {
      throw new Failure(415, 'Send JSON with the header Content-Type: application/json.');
    }
    const body = await readJson(context);
    const {customization, session_id, avatar_id} = isObject(body) ? body : {};
    if (!isObject(customization)) throw new Failure(422, [missing(['body', 'customization'])]);
    const problems = checkCustomization(customization, ['body', 'customization']);
    if (problems.length > 0) throw new Failure(422, problems);
    const complete = readCustomization(customization);
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    const sessionId = text(session_id);
    const avatarId =
      sessionId === undefined ? newUuid() : platform.finishSession(sessionId, complete, text(avatar_id)).id;
    return context.json({avatar_id: avatarId, url: platform.exportUrl(avatarId, complete)});
  });

  app.get('/sandbox/settings', (context) => {
    authorize(context);
    return context.json(platform.settings.current);
  });
  app.patch('/sandbox/settings', async (context) => {
    authorize(context);
    platform.settings.update(changeSettings(platform.settings.current, await readJson(context)));
    if (platform.settings.current.nextEvents[0] !== 'reorder') platform.webhooks.sendHeld();
    return context.json(platform.settings.current);
  });

  app.get('/sandbox/webhooks', (context) => {
    authorize(context);
    return context.json({endpoints: platform.webhooks.endpoints});
  });
  app.put('/sandbox/webhooks', async (context) => {
    authorize(context);
    platform.webhooks.endpoints = readEndpoints(await readJson(context), allowsWebhook);
    return context.json({endpoints: platform.webhooks.endpoints});
  });

  app.get('/sandbox/deliveries', (context) => {
    authorize(context);
    return context.json({deliveries: platform.webhooks.deliveries});
  });
  app.post('/sandbox/deliveries/:id/redeliver', (context) => {
    authorize(context);
    platform.webhooks.redeliver(context.req.param('id'));
    return context.json(null, 202);
  });
}

async function readJson(context: Context): Promise<unknown> {
  const value = jsonIn(await readBody(context.req.raw, jsonLimit));
  if (value === undefined) throw new Failure(422, [notJson]);
  return value;
}

/** @throws Failure 422 that names each wrong entry */
function readEndpoints(body: unknown, allowsWebhook: Environment['allowsWebhook']): WebhookEndpoint[] {
  const list = isObject(body) ? body['endpoints'] : undefined;
  if (!Array.isArray(list)) {
    throw new Failure(422, [{loc: ['body', 'endpoints'], msg: 'value is not a valid list', type: 'type_error.list'}]);
  }
  if (list.length > maxEndpoints) {
    const msg = `ensure this value has at most ${maxEndpoints} items`;
    throw new Failure(422, [{loc: ['body', 'endpoints'], msg, type: 'value_error.list.max_items'}]);
  }
  const problems: Problem[] = [];
  const endpoints = list.map((entry: unknown, index): WebhookEndpoint => {
    const {url, events: chosen} = isObject(entry) ? entry : {};
    if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
      problems.push({loc: ['body', 'endpoints', index, 'url'], msg: 'use an http(s) URL', type: 'value_error.url'});
    } else if (!allowsWebhook(url)) {
      const msg = 'this address is private: start the simulator with --allow-private-webhooks to allow it';
      problems.push({loc: ['body', 'endpoints', index, 'url'], msg, type: 'value_error.url.host'});
    }
    const fits =
      Array.isArray(chosen) && chosen.every((event) => eventNames.includes(event as WebhookPayload['event']));
    if (chosen !== undefined && !fits) {
      const msg = `use a list of ${eventNames.join(', ')}, or leave it out for all`;
      problems.push({loc: ['body', 'endpoints', index, 'events'], msg, type: 'type_error.enum'});
    }
    return {url: String(url), ...(fits && {events: chosen as WebhookPayload['event'][]})};
  });
  if (problems.length > 0) throw new Failure(422, problems);
  return endpoints;
}
