/** Query of the creator's page: the session, the SDK's parameters, and simulated faults. */
import {decodeSession, type SessionLink} from '../session-link';

/** Errors that `fail=` simulates. The last three are those of `SDKErrors`. */
export const faults = [
  'silent',
  'handshake',
  'requests',
  'export',
  'auth_error',
  'avatar_load_error',
  'scene_error',
] as const;
export type Fault = (typeof faults)[number];

/** Settings that can change while the page is open. */
export interface Behavior {
  /** Delay of every response in milliseconds. */
  readonly latency: number;
  readonly exportAs: 'dataURL' | 'httpURL';
  readonly faults: ReadonlySet<Fault>;
}

const maxLatency = 10_000;

/**
 * Reads the query of the page's URL. Invalid settings are ignored; an invalid session is reported.
 * @param now milliseconds since 1970
 */
export function readQuery(search: string, now: number) {
  const query = new URLSearchParams(search);
  const {session, problem} = readSession(query.get('session'), now);
  const latency = Number(query.get('latency') ?? 0);
  const asked = new Set((query.get('fail') ?? '').split(','));
  const behavior: Behavior = {
    latency: latency >= 0 && latency <= maxLatency ? latency : 0,
    exportAs: query.get('export') === 'httpURL' ? 'httpURL' : 'dataURL',
    faults: new Set(faults.filter((fault) => asked.has(fault))),
  };
  return {
    /** Opened by the SDK. */
    sdk: query.has('sdk'),
    noUi: query.get('noui') === 'true',
    /** A session from the API, for which callbacks and custom UI work. Undefined if the page was opened without one. */
    session,
    /** Why the session can't be opened. */
    problem,
    behavior,
  };
}

function readSession(text: string | null, now: number): {readonly session?: SessionLink; readonly problem?: string} {
  if (text === null) return {};
  // For demos: a session without a server.
  if (text === 'demo') return {session: {id: 'demo', type: 'edit_existing', expires: now + 1_800_000, avatars: []}};
  const session = decodeSession(text);
  if (!session) return {problem: 'The link of this session is damaged. Pass the `url` of the session on unchanged.'};
  return session.expires > now
    ? {session}
    : {session, problem: 'This session has ended. Create a new one for each visit.'};
}
