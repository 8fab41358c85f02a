/** What keeps pages and machines elsewhere from using the simulator. */
import {openFramePolicy} from '../../config/headers';

/** Why a request is refused by its `Host`; undefined if it may go on. */
export interface HostRefusal {
  readonly status: 400 | 403;
  readonly text: string;
}

/** @param loopback whether the simulator is reached from this machine only */
export function refuseHost(host: string | undefined, loopback: boolean): HostRefusal | undefined {
  const address = `http://${host ?? ''}`;
  if (!host || /[/?#@\\\s]/.test(host) || !URL.canParse(address)) {
    return {status: 400, text: 'The Host header is missing or malformed.'};
  }
  // A page elsewhere could point a name of its own at this machine (DNS rebinding); its requests carry that name.
  if (loopback && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)) {
    return {status: 403, text: 'The simulator responds to its own address only.'};
  }
  return undefined;
}

/** A response with the headers that every response carries. */
export function secured(response: Response): Response {
  const headers = new Headers(response.headers);
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  // Pages of any local app may open the creator in a frame. Nothing else here is a document.
  headers.set('Content-Security-Policy', isPage ? openFramePolicy : "default-src 'none'; frame-ancestors 'none'");
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  const {status, statusText} = response;
  return new Response(response.body, {status, statusText, headers});
}
