import type {Call} from './calls';

export interface ExchangeResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The parsed JSON of the body; the text if it isn't JSON. */
  readonly body: unknown;
}

/** @param token sent in `Authorization`; null sends none */
export function callRequest({method, url, body}: Call, token: string | null): Request {
  const headers = new Headers();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return new Request(url, {method, headers, ...(body !== undefined && {body: JSON.stringify(body)})});
}

export async function readResponse(response: Response): Promise<ExchangeResponse> {
  const text = await response.text();
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
