import type {Call} from './calls';

export type ExchangeResponse = Awaited<ReturnType<typeof readResponse>>;

/** @param token sent in `Authorization`; null sends none */
export function callRequest({method, url, body}: Call, token: string | null): Request {
  const headers = new Headers();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return new Request(url, {method, headers, ...(body !== undefined && {body: JSON.stringify(body)})});
}

export async function readResponse(response: Response) {
  const text = await response.text();
  /** The parsed JSON; the text if it isn't JSON. */
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: shows the text unchanged.
  }
  return {status: response.status, headers: [...response.headers], body};
}

/** A request in HTTP syntax, with the name of a variable instead of the token. */
export function requestText({method, url, body}: Call): string {
  const {host, pathname, search} = new URL(url);
  return [
    `${method} ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Authorization: Bearer $AVATURN_API_TOKEN',
    ...(body === undefined ? [] : ['Content-Type: application/json', '', JSON.stringify(body, null, 2)]),
  ].join('\n');
}
