/**
 * How the creator's page reports an avatar to an API in the page around it. On the platform the creator reports to its own
 * server; on the static site there is none, and this message takes its place. It is not part of the SDK's protocol: the SDK
 * passes over it, and it goes to pages of the own origin only.
 */
import type {Customization} from '../customization';

export interface Finished {
  readonly sessionId: string;
  readonly avatarId: string;
  readonly customization: Customization;
}

const source = 'simulator';

/** Posts the message to the page around `here`, if there is one. */
export function tellEmbedder(here: Window, finished: Finished): void {
  if (here.parent !== here) here.parent.postMessage({source, ...finished}, here.location.origin);
}

/** The data of the message; undefined for other messages and origins. */
export function readFinished({data, origin}: MessageEvent<unknown>, own: string): Finished | undefined {
  if (origin !== own || typeof data !== 'object' || data === null) return undefined;
  const {source: from, sessionId, avatarId, customization} = data as Partial<Finished> & {source?: unknown};
  return from === source &&
    typeof sessionId === 'string' &&
    typeof avatarId === 'string' &&
    typeof customization === 'object' &&
    customization !== null
    ? {sessionId, avatarId, customization}
    : undefined;
}
