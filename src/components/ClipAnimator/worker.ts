import {retarget} from '@avaturn-docs/avatar-glb/animate/retarget';
import {readAliases} from '@avaturn-docs/avatar-glb/read/joint-names';
import {displayDecoders} from '../glb-tool/decoders';
import {serveInWorker} from '../glb-tool/serve-in-worker';
import type {AnimateRequest, AnimateResult} from './protocol';

serveInWorker<AnimateRequest, AnimateResult>(async (request, onProgress) => {
  const {avatar, avatarName, outputName, clips, joints} = request;
  const aliases = readAliases(joints);
  const options = {onProgress, avatarName, outputName, decoders: {draco: displayDecoders.draco}, aliases};
  const {avatar: animated, clipFile, ...rest} = await retarget(new Uint8Array(avatar), clips, options);
  const files = {avatar: animated.slice().buffer, clipFile: clipFile.slice().buffer};
  return {result: {...rest, ...files}, transfer: Object.values(files)};
});
