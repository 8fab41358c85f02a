import {retarget} from '@avaturn-docs/avatar-glb/animate/retarget';
import {readAliases} from '@avaturn-docs/avatar-glb/read/joint-names';
import {displayDecoders} from '../glb-tool/decoders';
import {serveInWorker} from '../glb-tool/serve-in-worker';
import type {AnimateRequest, AnimateResult} from './protocol';

serveInWorker<AnimateRequest, AnimateResult>(async ({avatar, avatarName, clips, joints}, onProgress) => {
  const options = {onProgress, avatarName, decoders: {draco: displayDecoders.draco}, aliases: readAliases(joints)};
  const {avatar: animated, clipFile, ...rest} = await retarget(new Uint8Array(avatar), clips, options);
  const files = {avatar: animated.slice().buffer, clipFile: clipFile.slice().buffer};
  return {result: {...rest, ...files}, transfer: Object.values(files)};
});
