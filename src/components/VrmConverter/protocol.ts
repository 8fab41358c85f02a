import type {VrmResult} from '@avaturn-docs/avatar-glb/vrm/convert';
import type {VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';

export interface ConvertRequest {
  readonly bytes: ArrayBuffer;
  readonly meta: VrmMeta;
  /** Other names of joints, such as `hips=pelvis`. */
  readonly joints: readonly string[];
}

export type ConvertResult = Omit<VrmResult, 'bytes'> & {readonly bytes: ArrayBuffer};
