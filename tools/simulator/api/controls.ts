/** Paths that only the simulator has: photos, files, settings, webhooks and their log. */
import type {Context, Hono} from 'hono';
import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import type {Customization, CustomizationInput} from '../customization';
import {ErrorResponse, type Problem} from './error-response';
import {readCustomization} from './operations';
import {renderFile} from '../content/models';
import {imageTypes} from './objects';
import type {Platform} from './platform';
import {newUuid} from './random';
import {readJson} from './read-body';
import {checkerOf} from './schema';
import {changeSchema, type SettingsChange} from './settings';
import {readUpload} from './upload';
import {eventNames, type WebhookEndpoint} from './webhooks';

/** Resources that server and page load differently. */
export interface ContentMaker {
  glb(customization: Customization): Promise<Uint8Array>;
  /** @param file below `renders/` */
  image(file: string): Promise<Uint8Array>;
}

interface Environment {
  /** @throws ErrorResponse 401 or 403 */
  readonly authorize: (context: Context) => void;
  readonly content: ContentMaker;
  /** The schemas of the API description. */
  readonly schemas: ApiContracts['schemas'];
  readonly allowsWebhook: (url: string) => boolean;
}

const webhooksSchema = {
  type: 'object',
  required: ['endpoints'],
  properties: {
    endpoints: {
      type: 'array',
      // Without a limit, one event could cause any number of requests.
      maxItems: 10,
      items: {
        type: 'object',
        required: ['url'],
        properties: {
          url: {type: 'string', pattern: '^https?://'},
          events: {type: 'array', items: {enum: eventNames}},
        },
      },
    },
  },
};

const exportSchema = {
  type: 'object',
  required: ['customization'],
  properties: {
    customization: {$ref: '#/components/schemas/ExternalAvatarCustomization'},
    session_id: {type: 'string'},
    avatar_id: {type: 'string'},
  },
};

const mediaTypes = {glb: 'model/gltf-binary', ...imageTypes} as const;

export function addControls(
  app: Hono,
  platform: Platform,
  {authorize, content, schemas, allowsWebhook}: Environment,
): void {
  /** Reads bodies that match a schema. They throw ErrorResponse 422 for any other. */
  const readerOf = <Body>(schema: object) => {
    const check = checkerOf({required: ['body'], properties: {body: schema}}, schemas);
    return async (context: Context): Promise<Body> => {
      const body = await readJson(context);
      check({body});
      return body as Body;
    };
  };
  const readSettings = readerOf<SettingsChange>(changeSchema);
  const readWebhooks = readerOf<{endpoints: WebhookEndpoint[]}>(webhooksSchema);
  const readExport = readerOf<{customization: CustomizationInput; session_id?: string; avatar_id?: string}>(
    exportSchema,
  );

  app.post('/sandbox/uploads/:token', async (context) => {
    const avatarId = platform.uploads.open(context.req.param('token'));
    platform.processPhotos(avatarId, await readUpload(context));
    return context.json({status: 'processing'});
  });

  app.get('/sandbox/files/:name', async (context) => {
    const [token = '', extension = ''] = context.req.param('name').split('.');
    const target = platform.downloads.open(token);
    const right = target.kind === 'export' ? 'glb' : target.format;
    if (extension !== right) throw new ErrorResponse(404, 'There is no such link.');
    const {customization} = target;
    const bytes =
      target.kind === 'export'
        ? await content.glb(customization)
        : await content.image(renderFile(customization.body, target));
    return context.body(bytes.slice(), 200, {
      'Content-Type': mediaTypes[right],
      'Cache-Control': 'no-store',
    });
  });

  // The creator's page reports the user's avatar and gets a link to it. The session's id authorizes the request.
  app.post('/sandbox/exports', async (context) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && origin !== new URL(context.req.url).origin) {
      throw new ErrorResponse(403, `Pages of ${origin} may not report exports.`);
    }
    const {customization: sent, session_id: sessionId, avatar_id} = await readExport(context);
    const customization = readCustomization(sent);
    const avatarId =
      sessionId === undefined ? newUuid() : platform.finishSession(sessionId, customization, avatar_id).id;
    return context.json({avatar_id: avatarId, url: platform.exportUrl(avatarId, customization)});
  });

  app.get('/sandbox/settings', (context) => {
    authorize(context);
    return context.json(platform.settings.current);
  });
  app.patch('/sandbox/settings', async (context) => {
    authorize(context);
    platform.settings.update(await readSettings(context));
    if (platform.settings.current.nextEvents[0] !== 'reorder') platform.webhooks.sendHeld();
    return context.json(platform.settings.current);
  });

  app.get('/sandbox/webhooks', (context) => {
    authorize(context);
    return context.json({endpoints: platform.webhooks.endpoints});
  });
  app.put('/sandbox/webhooks', async (context) => {
    authorize(context);
    const {endpoints} = await readWebhooks(context);
    refuseAddresses(endpoints, allowsWebhook);
    platform.webhooks.endpoints = endpoints;
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

/** @throws ErrorResponse 422 that names each malformed or private address */
function refuseAddresses(endpoints: readonly WebhookEndpoint[], allowsWebhook: Environment['allowsWebhook']): void {
  const problems = endpoints.flatMap(({url}, index): Problem[] => {
    const msg = 'this URL is malformed, or private: start the simulator with --allow-private-webhooks to allow it';
    const isAllowed = URL.canParse(url) && allowsWebhook(url);
    return isAllowed ? [] : [{loc: ['body', 'endpoints', index, 'url'], msg, type: 'value_error.url.host'}];
  });
  if (problems.length > 0) throw new ErrorResponse(422, problems);
}
