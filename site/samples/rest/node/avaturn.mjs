export const api = process.env.AVATURN_API_URL ?? 'https://api.avaturn.me';
const token = process.env.AVATURN_API_TOKEN;
if (!token) throw new Error('Set AVATURN_API_TOKEN to the API token of your project.');

export class ApiError extends Error {
  constructor(status, text) {
    super(`${status} ${text}`);
    this.status = status;
  }
}

/** Calls the API and returns the parsed response. Throws an ApiError for every status other than 2xx. */
export async function call(method, path, {query = {}, body = undefined} = {}) {
  const url = new URL(`/api/v1${path}`, api);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && {'Content-Type': 'application/json'}),
    },
    ...(body && {body: JSON.stringify(body)}),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text);
  return text ? JSON.parse(text) : null;
}
