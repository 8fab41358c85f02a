import {readAliases} from '@avaturn-docs/avatar-glb/read/joint-names';
import {refuseUnconvertible, toVrm} from '@avaturn-docs/avatar-glb/vrm/convert';
import {plainDecoders} from '../glb-tool/decoders';
import {serveInWorker} from '../glb-tool/serve-in-worker';
import type {CheckRequest, ConvertRequest, ConvertResult} from './protocol';

serveInWorker<CheckRequest | ConvertRequest, ConvertResult | null>(async (request, onProgress) => {
  if (!('meta' in request)) {
    refuseUnconvertible(new Uint8Array(request.bytes), plainDecoders);
    return {result: null};
  }
  const {bytes, meta, emotions, thumbnail, joints} = request;
  const {bytes: vrm, ...rest} = await toVrm(new Uint8Array(bytes), meta, {
    onProgress,
    decoders: plainDecoders,
    aliases: readAliases(joints),
    emotions,
    thumbnail: thumbnail && new Uint8Array(thumbnail),
  });
  // The container has its own buffer, which can be transferred to the page.
  const buffer = vrm.buffer as ArrayBuffer;
  return {result: {...rest, bytes: buffer}, transfer: [buffer]};
});
