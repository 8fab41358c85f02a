/** Prevents other pages and machines from using the simulator and the receiver. */
import {openFramePolicy} from '../frame/policy';

/**
 * Why a request is rejected because of its `Host`; undefined if it is allowed.
 * @param loopback whether the server is reached from this machine only
 */
export function refuseHost(
  host: string | undefined,
  loopback: boolean,
): {readonly status: 400 | 403; readonly text: string} | undefined {
  const address = `http://${host ?? ''}`;
  if (!host || /[/?#@\\\s]/.test(host) || !URL.canParse(address)) {
    return {status: 400, text: 'The Host header is missing or malformed.'};
  }
  // A malicious page could resolve its own name to this machine (DNS rebinding); its requests contain that name.
  if (loopback && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)) {
    return {status: 403, text: 'This server responds to its own address only.'};
  }
  return undefined;
}

/** Why a request is rejected because of its `Origin`: it comes from a page of another server. Programs send no origin. */
export function refuseOrigin(
  origin: string | undefined,
  host: string,
): {readonly status: 403; readonly text: string} | undefined {
  const isOwn = origin === undefined || origin === `http://${host}`;
  return isOwn ? undefined : {status: 403, text: 'This server responds to no pages of other origins.'};
}

/** Adds the common headers to a response. */
export function secured(response: Response): Response {
  const headers = new Headers(response.headers);
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  // Pages of any local app may embed the creator. No other response is a document.
  headers.set('Content-Security-Policy', isPage ? openFramePolicy : "default-src 'none'; frame-ancestors 'none'");
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  const {status, statusText} = response;
  return new Response(response.body, {status, statusText, headers});
}
