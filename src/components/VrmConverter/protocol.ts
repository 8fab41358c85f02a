import type {Emotions} from '@avaturn-docs/avatar-glb/vrm/expressions';
import type {VrmResult} from '@avaturn-docs/avatar-glb/vrm/convert';
import type {VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';

export interface ConvertRequest {
  readonly bytes: ArrayBuffer;
  readonly meta: VrmMeta;
  /** Weights of emotions that the reader has changed. */
  readonly emotions: Emotions;
  /** A PNG. */
  readonly thumbnail: ArrayBuffer | undefined;
  /** Other names of joints, such as `hips=pelvis`. */
  readonly joints: readonly string[];
}

export type ConvertResult = Omit<VrmResult, 'bytes'> & {readonly bytes: ArrayBuffer};
