/** The calls of the REST API that this app makes. The token stays on the server. */
const api = process.env.AVATURN_API_URL ?? 'https://api.avaturn.me';
const token = process.env.AVATURN_API_TOKEN;
if (!token) throw new Error('Set AVATURN_API_TOKEN in .env to the API token of your project.');

interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** @throws Error with the status and the text of a response other than 2xx */
async function call<Result>(method: string, path: string, {query, body}: CallOptions = {}): Promise<Result> {
  const url = new URL(`/api/v1${path}`, api);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, {
    method,
    headers: {Authorization: `Bearer ${token}`, ...(body && {'Content-Type': 'application/json'})},
    ...(body && {body: JSON.stringify(body)}),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text || 'null') as Result;
}

const user = (id: string) => `/users/${encodeURIComponent(id)}`;
const avatar = (id: string) => `/avatars/${encodeURIComponent(id)}`;

export const createUser = () => call<{id: string}>('POST', '/users/new');

export const createSession = (userId: string) =>
  call<{id: string; url: string}>('POST', '/sessions/new', {
    body: {user_id: userId, config: {type: 'create_or_edit_existing'}},
  });

export const listAvatars = (userId: string) =>
  call<{id: string; status: 'pending' | 'processing' | 'ready' | 'failed'}[]>('GET', `${user(userId)}/avatars`, {
    query: {include_not_ready: 'true'},
  });

export const createAvatar = (userId: string) =>
  call<{avatar_id: string; upload_url: string}>('POST', '/avatars/new', {body: {user_id: userId}});

export const setCustomization = (avatarId: string, customization: object) =>
  call<null>('PUT', `${avatar(avatarId)}/customization`, {body: customization});

export const requestExport = (avatarId: string) =>
  call<{status: 'pending' | 'ready' | 'failed'; url: string | null}>('POST', '/exports/new', {
    query: {avatar_id: avatarId},
  });

export const requestRender = (avatarId: string, scene: string) =>
  call<{id: string}>('POST', '/renders/new', {query: {avatar_id: avatarId, scene, format: 'png'}});

/** @throws Error if the upload is refused */
export async function uploadPhotos(uploadUrl: string, form: FormData): Promise<void> {
  // fetch writes the Content-Type with its boundary. The upload needs no token.
  const response = await fetch(uploadUrl, {method: 'POST', body: form, signal: AbortSignal.timeout(120_000)});
  if (!response.ok) throw new Error(`The upload failed: ${response.status} ${await response.text()}`);
}
