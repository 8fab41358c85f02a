/**
 * The opaque part of a session's `url`. The simulated creator runs without a server, so all it must know of the session
 * travels in the address. Applications must not read it: on the platform it means nothing to them.
 */
import type {Customization} from './customization';

export interface SessionAvatar {
  readonly id: string;
  readonly customization: Customization;
  /** Milliseconds since 1970 from which the avatar can be shown; it is being built until then. */
  readonly readyAt: number;
}

export interface SessionLink {
  readonly id: string;
  readonly type: 'create' | 'create_or_edit_existing' | 'edit_existing';
  /** Milliseconds since 1970. */
  readonly expires: number;
  /** Avatars to choose from; with `edit_existing` the one to open. */
  readonly avatars: readonly SessionAvatar[];
  /** Id of the new avatar; the frame and the API agree on it without a server between them. */
  readonly newAvatarId?: string;
}

/** Writes a session as text that an address can carry. */
export function encodeSession(session: SessionLink): string {
  const bytes = new TextEncoder().encode(JSON.stringify(session));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Reads what `encodeSession` wrote; undefined for anything else. */
export function decodeSession(text: string): SessionLink | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const value = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes)) as Partial<SessionLink> | null;
    return typeof value?.id === 'string' && typeof value.expires === 'number' && Array.isArray(value.avatars)
      ? (value as SessionLink)
      : undefined;
  } catch {
    return undefined;
  }
}
