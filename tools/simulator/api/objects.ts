import type {Customization} from '../customization';
import type {SessionAvatar, SessionLink} from '../session-link';

export interface Avatar {
  readonly id: string;
  readonly userId: string;
  status: 'pending' | 'processing' | 'ready' | 'failed';
  /** Time when the photos will be processed, in milliseconds since 1970. */
  readyAt: number;
  customization: Customization;
  /** False for an avatar from photos without a customization. */
  customized: boolean;
  /** State of the export of each version. A version is a customization as text. */
  readonly exports: Map<string, 'pending' | 'ready' | 'failed'>;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly type: SessionLink['type'];
  readonly expires: number;
  /** Avatar that the session opened or created. */
  avatarId: string | null;
  /** Id of the avatar that the session will create, if any. */
  readonly newAvatarId: string;
}

/** Media types of renders, by format. */
export const imageTypes = {jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp'} as const;

export interface RenderOptions {
  readonly scene: string;
  readonly format: keyof typeof imageTypes;
}

export type DownloadTarget =
  | {readonly kind: 'export'; readonly avatarId: string; readonly customization: Customization}
  | ({readonly kind: 'render'; readonly avatarId: string; readonly customization: Customization} & RenderOptions);

/** An avatar as described in a session's link. */
export function inLink({id, customization, status, readyAt}: Avatar): SessionAvatar {
  return {id, customization, readyAt: status === 'ready' ? 0 : readyAt};
}
