import {imageCodec} from '@avaturn-docs/avatar-glb/images/codec';
import {optimize, type OptimizeResult} from '@avaturn-docs/avatar-glb/optimize';
import type {OptimizeSettings} from '@avaturn-docs/avatar-glb/optimize/settings';
import {displayDecoders, makeDracoEncoder} from '../glb-tool/decoders';
import {serveInWorker} from '../glb-tool/serve-job';

export interface OptimizeRequest {
  readonly bytes: ArrayBuffer;
  readonly settings: OptimizeSettings;
}

export type OptimizeResponse = Omit<OptimizeResult, 'bytes'> & {readonly bytes: ArrayBuffer};

serveInWorker<OptimizeRequest, OptimizeResponse>(async ({bytes, settings}, onProgress) => {
  const {bytes: glb, ...rest} = await optimize(new Uint8Array(bytes), settings, {
    onProgress,
    images: imageCodec(),
    decoders: {draco: displayDecoders.draco},
    makeDracoEncoder,
  });
  return {result: {...rest, bytes: glb.buffer}, transfer: [glb.buffer]};
});
