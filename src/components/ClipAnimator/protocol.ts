import type {ClipFile, RetargetResult} from '@avaturn-docs/avatar-glb/animate/retarget';

export interface AnimateRequest {
  readonly avatar: ArrayBuffer;
  readonly avatarName: string;
  /** Name of the file with avatar and clips. */
  readonly outputName: string;
  readonly clips: readonly ClipFile[];
  /** Other names of joints, such as `hips=pelvis`. */
  readonly joints: readonly string[];
}

export type AnimateResult = Omit<RetargetResult, 'avatar' | 'clipFile'> & {
  readonly avatar: ArrayBuffer;
  readonly clipFile: ArrayBuffer;
};
