import {setTimeout} from 'node:timers/promises';
import {loopback} from '../settings';

/** Why a comparison can't go on, without data of the project. */
export class Stopped extends Error {}

/** Whether a status says that a token is missing or wrong. */
export const isRefusal = (status: number): boolean => status === 401 || status === 403;

/** What a status says about the server or the token instead of the call; undefined for other statuses. */
export function troubleOf(status: number): string | undefined {
  if (isRefusal(status))
    return `the server refuses the token (${status}). Check AVATURN_API_TOKEN, and that the plan includes the API`;
  if (status === 429) return 'the server limits the number of requests (429). Run it again later';
  if (status >= 500) return `the server fails (${status}). Run it again later`;
  if (status >= 300 && status < 400) return `the server redirects (${status}), which isn't followed. Check --against`;
  return undefined;
}

/** Durations in milliseconds. */
export const usualPace = {
  /** From the start of one request to that of the next. */
  request: 1000,
  /** Between two looks at a job. */
  poll: 5000,
  /** For an avatar. */
  patience: 600_000,
  /** For a webhook after its job. */
  event: 60_000,
  /** For a response. */
  timeout: 30_000,
};
export type Pace = Readonly<typeof usualPace>;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

export type Token = 'right' | 'wrong' | 'none';

/** Whether a request may be sent to a URL: only TLS protects the token and the data on the way. */
export function isSafe(url: string): boolean {
  const {protocol, hostname} = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname.replace(/^\[|\]$/g, '')));
}

/** Sends requests to one server, one at a time. It follows no redirect, and the token goes to this server only. */
export class Client {
  /** Of all clients, so that a cleanup keeps to the pace too. */
  private static last = 0;

  constructor(
    private readonly origin: string,
    private readonly token: string,
    readonly pace: Pace,
    /** Aborted by Ctrl+C, before the next request. */
    readonly signal: AbortSignal,
  ) {}

  async wait(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, {signal: this.signal}).catch(() => {
      throw new Stopped('it was interrupted');
    });
  }

  /** @param path from the server's root, with its query */
  call(method: string, path: string, body: unknown, token: Token): Promise<Reply> {
    // A token with the form of a real one, so that a server can't tell it by its form.
    const sent = token === 'wrong' ? this.token.replace(/[a-z\d]/gi, 'x') : this.token;
    return this.send(this.origin + path, {
      method,
      headers: {
        ...(token !== 'none' && {Authorization: `Bearer ${sent}`}),
        ...(body !== undefined && {'Content-Type': 'application/json'}),
      },
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });
  }

  /** Sends a request without the token, such as to a link of a response. */
  async send(url: string, init: RequestInit): Promise<Reply> {
    if (!isSafe(url)) throw new Stopped('a URL in a response uses neither HTTPS nor this machine');
    await this.wait(Math.max(0, Client.last + this.pace.request - Date.now()));
    Client.last = Date.now();
    try {
      // An interruption waits for the response: it may have the id of something to delete.
      const signal = AbortSignal.timeout(this.pace.timeout);
      const response = await fetch(url, {...init, redirect: 'manual', signal});
      return {status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer())};
    } catch (cause) {
      const error = cause as Error & {cause?: NodeJS.ErrnoException};
      const code = /^[A-Z_]+$/.exec(error.cause?.code ?? '')?.[0];
      throw new Stopped(
        error.name === 'TimeoutError' ? 'no response in time' : `no connection${code ? ` (${code})` : ''}`,
      );
    }
  }
}
