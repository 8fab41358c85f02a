import type {Emotions} from '@avaturn-docs/avatar-glb/vrm/expressions';
import type {VrmResult} from '@avaturn-docs/avatar-glb/vrm/convert';
import type {VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';

/** Asks whether a file can be converted at all, before the reader fills in the form. */
export interface CheckRequest {
  readonly bytes: ArrayBuffer;
}

export interface ConvertRequest extends CheckRequest {
  readonly meta: VrmMeta;
  /** Weights of emotions that the reader has changed. */
  readonly emotions: Emotions;
  /** A PNG. */
  readonly thumbnail: ArrayBuffer | undefined;
  /** Other names of joints, such as `hips=pelvis`. */
  readonly joints: readonly string[];
}

export type ConvertResult = Omit<VrmResult, 'bytes'> & {readonly bytes: ArrayBuffer};
