import type {WebhookPayload} from '@avaturn-docs/simulator/api/webhooks';
import {isObject, type FormData} from '../../../form';
import type {RequestValues} from '../../../samples/request';

/** A link in a response or webhook that the page can open. */
export interface FoundLink {
  readonly url: string;
  readonly kind: 'creator' | 'model' | 'picture';
}

const kinds: readonly (readonly [FoundLink['kind'], RegExp])[] = [
  ['creator', /\/sandbox\/creator\/\?/],
  ['model', /\/sandbox\/files\/[^/]+\.glb$/],
  ['picture', /\/sandbox\/files\/[^/]+\.(jpg|png|webp)$/],
];

export function linkIn(body: unknown): FoundLink | undefined {
  const urls = Object.values(isObject(body) ? body : {}).filter((value) => typeof value === 'string');
  return urls.flatMap((url) => kinds.flatMap(([kind, pattern]) => (pattern.test(url) ? [{url, kind}] : []))).at(0);
}

/** The user and the avatar in the requests. */
export interface Ids {
  readonly userId: string;
  readonly avatarId: string;
}

/** The user and the avatar in the examples. */
export function seedOf(data: FormData): Ids {
  const example = (name: string): string =>
    Object.values(data)
      .flatMap(({values: {path, query}}) => [path[name], query[name]])
      .find((value) => typeof value === 'string')!;
  return {userId: example('user_id'), avatarId: example('avatar_id')};
}

/** The object that the `id` in an operation's response identifies. An avatar without photos isn't usable yet. */
const namedById: Readonly<Record<string, keyof Ids>> = {createUser: 'userId', listUserAvatars: 'avatarId'};

/** The ids in a response that other requests need. From a list, the last entry is used, because it is the newest. */
export function idsIn(operation: string, body: unknown): Partial<Ids> {
  const entry: unknown = Array.isArray(body) ? body.at(-1) : body;
  if (!isObject(entry)) return {};
  const named = namedById[operation];
  const {id} = entry;
  return named && typeof id === 'string' ? {[named]: id} : {};
}

/** The same values with other ids, at any depth. */
export function withIds(values: RequestValues, before: Ids, after: Ids): RequestValues {
  const replace = (value: unknown): unknown =>
    value === before.userId
      ? after.userId
      : value === before.avatarId
        ? after.avatarId
        : Array.isArray(value)
          ? value.map(replace)
          : isObject(value)
            ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]))
            : value;
  return replace(values) as RequestValues;
}

export interface Exchange {
  readonly operation: string;
  readonly sent: RequestValues;
  readonly body: unknown;
}

const eventOf: Readonly<Record<string, WebhookPayload['event']>> = {
  newAvatar: 'avatar.ready',
  newExport: 'export.ready',
  newRender: 'render.ready',
};

/** What an operation with a webhook makes. */
export const resultOf: Readonly<Record<string, string>> = {newExport: 'export', newRender: 'render'};

/** True for a webhook about the object that the request named or the response returned. */
export function isCausedBy({operation, sent, body}: Exchange, {event, ...payload}: WebhookPayload): boolean {
  const id = String(payload['id'] ?? payload['avatar_id']);
  return eventOf[operation] === event && JSON.stringify([sent, body]).toLowerCase().includes(id.toLowerCase());
}
