import {imageCodec} from '@avaturn-docs/avatar-glb/images/codec';
import {optimize} from '@avaturn-docs/avatar-glb/optimize';
import {displayDecoders, makeDracoEncoder} from '../glb-tool/decoders';
import {serveInWorker} from '../glb-tool/serve-in-worker';
import type {OptimizeRequest, OptimizeResponse} from './protocol';

serveInWorker<OptimizeRequest, OptimizeResponse>(async ({bytes, settings}, onProgress) => {
  const {bytes: glb, ...rest} = await optimize(new Uint8Array(bytes), settings, {
    onProgress,
    images: imageCodec(),
    decoders: {draco: displayDecoders.draco},
    makeDracoEncoder,
  });
  return {result: {...rest, bytes: glb.buffer}, transfer: [glb.buffer]};
});
