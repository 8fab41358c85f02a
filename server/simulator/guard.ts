/** Prevents other pages and machines from using the simulator. */
import {openFramePolicy} from '../../config/headers';

/**
 * Why a request is rejected because of its `Host`; undefined if it is allowed.
 * @param loopback whether the simulator is reached from this machine only
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
    return {status: 403, text: 'The simulator responds to its own address only.'};
  }
  return undefined;
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
