/**
 * The opaque part of a session's `url`. The simulated creator runs without a server, so its URL contains everything it
 * needs. Applications must not parse it: on the platform it is meaningless to them.
 */
import type {Customization} from './customization';

export interface SessionAvatar {
  readonly id: string;
  readonly customization: Customization;
  /** Time from which the avatar can be shown, in milliseconds since 1970; until then it is being built. */
  readonly readyAt: number;
}

export interface SessionLink {
  readonly id: string;
  readonly type: 'create' | 'create_or_edit_existing' | 'edit_existing';
  /** Milliseconds since 1970. */
  readonly expires: number;
  /** Avatars to choose from; for `edit_existing`, the one to open. */
  readonly avatars: readonly SessionAvatar[];
  /** Id of the new avatar, on which frame and API agree without a server. */
  readonly newAvatarId?: string;
}

export function encodeSession(session: SessionLink): string {
  const bytes = new TextEncoder().encode(JSON.stringify(session));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Decodes the result of `encodeSession`; undefined for anything else. */
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
