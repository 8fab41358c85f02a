import {readAliases} from '@avaturn-docs/avatar-glb/read/joint-names';
import {toVrm, type VrmResult} from '@avaturn-docs/avatar-glb/vrm/convert';
import type {Emotions} from '@avaturn-docs/avatar-glb/vrm/expressions';
import type {VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';
import {plainDecoders} from '../glb-tool/decoders';
import {serveInWorker} from '../glb-tool/serve-job';

export interface ConvertRequest {
  readonly bytes: ArrayBuffer;
  readonly meta: VrmMeta;
  /** Weights of emotions that the reader has changed. */
  readonly emotions?: Emotions;
  /** A PNG. */
  readonly thumbnail?: ArrayBuffer | undefined;
  /** Other names of joints, such as `hips=pelvis`. */
  readonly joints: readonly string[];
}

export type ConvertResult = Omit<VrmResult, 'bytes'> & {readonly bytes: ArrayBuffer; readonly hasThumbnail: boolean};

serveInWorker<ConvertRequest, ConvertResult>(async (request, onProgress) => {
  const {bytes, meta, emotions = {}, thumbnail, joints} = request;
  const {bytes: vrm, ...rest} = await toVrm(new Uint8Array(bytes), meta, {
    onProgress,
    decoders: plainDecoders,
    aliases: readAliases(joints),
    emotions,
    thumbnail: thumbnail && new Uint8Array(thumbnail),
  });
  // The container has its own buffer, which can be transferred to the page.
  const buffer = vrm.buffer as ArrayBuffer;
  return {result: {...rest, bytes: buffer, hasThumbnail: thumbnail !== undefined}, transfer: [buffer]};
});
