import {readAliases} from '@avaturn-docs/avatar-glb/read/joint-names';
import {toVrm} from '@avaturn-docs/avatar-glb/vrm/convert';
import {plainDecoders} from '../glb-tool/decoders';
import {serveInWorker} from '../glb-tool/serve-in-worker';
import type {ConvertRequest, ConvertResult} from './protocol';

serveInWorker<ConvertRequest, ConvertResult>(async ({bytes, meta, emotions, thumbnail, joints}, onProgress) => {
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
