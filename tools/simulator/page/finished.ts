/**
 * A message from the creator's page that reports an avatar to an API in the embedding page. On the platform, the creator
 * reports to its own server; the static site has none. The message isn't part of the SDK's protocol, which ignores it, and
 * is sent only to pages of the same origin.
 */
import type {Customization} from '../customization';

export interface Finished {
  readonly sessionId: string;
  readonly avatarId: string;
  readonly customization: Customization;
}

const source = 'simulator';

/** Posts the message to the page that embeds `here`, if any. */
export function notifyEmbedder(here: Window, finished: Finished): void {
  if (here.parent !== here) here.parent.postMessage({source, ...finished}, here.location.origin);
}

/** The data of the message; undefined for other messages and origins. */
export function readFinished({data, origin}: MessageEvent<unknown>, own: string): Finished | undefined {
  const {source: from, ...finished} = (data ?? {}) as Finished & {readonly source?: unknown};
  return origin === own && from === source ? finished : undefined;
}
