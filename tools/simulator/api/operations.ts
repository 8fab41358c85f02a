import {assetOf, bodies, slotOf, type Slot} from '../catalog';
import {assetFile} from '../content/models';
import {completeCustomization, type Customization, type CustomizationInput} from '../customization';
import type {SessionLink} from '../session-link';
import type {CheckedRequest} from './contract';
import {ErrorResponse} from './error-response';
import type {Avatar, RenderOptions} from './objects';
import type {Platform} from './platform';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** A call that works here but may fail on the platform; sent in the header `Simulator-Note`. */
  readonly note?: string;
}

type Handle = (platform: Platform, request: CheckedRequest) => Answer;

const ok = (body: unknown): Answer => ({status: 200, body});

/** The implementation of each API operation by operationId. `contract.ts` has already validated the request. */
export const operations: Readonly<Record<string, Handle>> = {
  createUser: (platform) => ok({id: platform.createUser()}),

  deleteUser(platform, {path}) {
    platform.deleteUser(path['user_id']!);
    return ok(null);
  },

  newSession(platform, {body}) {
    const {user_id, config = {type: 'create_or_edit_existing'}} = body as {
      user_id: string;
      config?: {type: SessionLink['type']; avatar_id?: string};
    };
    const avatarId = config.type === 'edit_existing' ? config.avatar_id : undefined;
    return ok({...platform.openSession(user_id, config.type, avatarId), custom_upload_url: null});
  },

  listUserAvatars(platform, {path, query}) {
    const avatars = platform.avatarsOf(path['user_id']!);
    const shown = query['include_not_ready'] ? avatars : avatars.filter(({status}) => status === 'ready');
    return ok(shown.map(({id, status}) => ({id, status})));
  },

  newAvatar(platform, {body}) {
    const {avatar, uploadUrl} = platform.awaitPhotos((body as {user_id: string}).user_id);
    return ok({avatar_id: avatar.id, upload_url: uploadUrl});
  },

  getCustomization(platform, {path}) {
    const avatar = platform.avatar(path['id']!);
    return {...ok(avatar.customized ? avatar.customization : {}), ...noteFor(avatar)};
  },

  setCustomization(platform, {path, body}) {
    const avatar = platform.avatar(path['id']!);
    platform.setCustomization(avatar, readCustomization(body as CustomizationInput));
    return {status: 202, body: null};
  },

  deleteUserAvatar(platform, {path}) {
    platform.deleteAvatar(path['user_id']!, path['avatar_id']!);
    return ok(null);
  },

  newExport(platform, {query}) {
    const avatar = platform.avatar(String(query['avatar_id']));
    return {...ok(platform.export(avatar)), ...noteFor(avatar)};
  },

  newRender(platform, {query}) {
    const avatar = platform.avatar(String(query['avatar_id']));
    const options = {scene: query['scene'], format: query['format']} as RenderOptions;
    return {...ok(platform.render(avatar, options)), ...noteFor(avatar)};
  },
};

/**
 * Completes a customization from a request.
 * @throws ErrorResponse 409 for an asset in another category's slot, 410 for a withdrawn one, 422 for an unknown body
 */
export function readCustomization(input: CustomizationInput): Customization {
  const customization = completeCustomization(input);
  if (!bodies.some(({id}) => id === customization.body)) {
    const permitted = bodies.map(({id}) => `'${id}'`).join(', ');
    const msg = `value is not a valid enumeration member; permitted: ${permitted}`;
    throw new ErrorResponse(422, [{loc: ['body', 'body'], msg, type: 'type_error.enum'}]);
  }
  for (const [slot, worn] of Object.entries(customization.assets)) {
    if (worn) checkSlot(slot as Slot, worn.id, customization.body);
  }
  return customization;
}

function checkSlot(slot: Slot, id: string, body: string): void {
  const asset = assetOf(id.toLowerCase());
  if (!asset || asset.withdrawn) throw new ErrorResponse(410, `Asset ${id} is no longer available.`);
  if (slotOf[asset.category] !== slot) throw new ErrorResponse(409, `Asset ${id} does not belong in the ${slot} slot.`);
  if (assetFile(asset, body) === undefined) throw new ErrorResponse(410, `Asset ${id} is not available for ${body}.`);
}

function noteFor({customized}: Avatar): {note?: string} {
  return customized
    ? {}
    : {
        note: 'This avatar was made from photos and has no customization: call setCustomization first. Until then, its exports and renders fail.',
      };
}
