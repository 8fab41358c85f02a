import type {OptimizeResult} from '@avaturn-docs/avatar-glb/optimize';
import type {OptimizeSettings} from '@avaturn-docs/avatar-glb/optimize/settings';

export interface OptimizeRequest {
  readonly bytes: ArrayBuffer;
  readonly settings: OptimizeSettings;
}

export type OptimizeResponse = Omit<OptimizeResult, 'bytes'> & {readonly bytes: ArrayBuffer};
