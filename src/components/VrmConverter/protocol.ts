import type {VrmResult} from '@avaturn-docs/avatar-glb/vrm/convert';
import type {VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';

export interface ConvertRequest {
  readonly bytes: ArrayBuffer;
  readonly meta: VrmMeta;
}

export type ConvertResult = Omit<VrmResult, 'bytes'> & {readonly bytes: ArrayBuffer};
