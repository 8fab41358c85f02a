import type {Customization} from '../customization';
import type {SessionAvatar, SessionLink} from '../session-link';

export interface Avatar {
  readonly id: string;
  readonly userId: string;
  status: 'pending' | 'processing' | 'ready' | 'failed';
  /** Milliseconds since 1970 at which the photos will have been processed. */
  readyAt: number;
  customization: Customization;
  /** False for an avatar from photos whose customization nobody has set yet. */
  customized: boolean;
  /** State of the export of each version, a version being a customization as text. */
  readonly exports: Map<string, 'pending' | 'ready' | 'failed'>;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly type: SessionLink['type'];
  readonly expires: number;
  /** Avatar that the session opened or made. */
  avatarId: string | null;
  /** Id of the avatar that the session makes, if it makes one. */
  readonly newAvatarId: string;
}

export interface Picture {
  readonly scene: string;
  readonly format: 'jpg' | 'png' | 'webp';
}

/** What a download link points to. */
export type DownloadTarget =
  | {readonly kind: 'export'; readonly avatarId: string; readonly customization: Customization}
  | ({readonly kind: 'render'; readonly avatarId: string; readonly customization: Customization} & Picture);

/** An avatar as a session's link describes it. */
export function inLink({id, customization, status, readyAt}: Avatar): SessionAvatar {
  return {id, customization, readyAt: status === 'ready' ? 0 : readyAt};
}
