import {
  retarget,
  type ClipFile,
  type RetargetOptions,
  type RetargetResult,
} from '@avaturn-docs/avatar-glb/animate/retarget';
import {readAliases} from '@avaturn-docs/avatar-glb/read/joint-names';
import {sourceMotion, type Motion} from '@avaturn-docs/avatar-glb/source-motion';
import {displayDecoders} from '../glb-tool/decoders';
import {serveInWorker} from '../glb-tool/serve-job';

export interface AnimateRequest {
  readonly avatar: ArrayBuffer;
  readonly avatarName: string;
  readonly outputName: string;
  readonly clips: readonly ClipFile[];
  /** Other names of joints, such as `hips=pelvis`. */
  readonly joints: readonly string[];
  readonly rest: NonNullable<RetargetOptions['rest']> | 'found';
}

export type AnimateResult = Omit<RetargetResult, 'avatar' | 'clipFile'> & {
  readonly avatar: ArrayBuffer;
  readonly clipFile: ArrayBuffer;
  readonly motions: readonly Motion[];
};

serveInWorker<AnimateRequest, AnimateResult>(async (request, onProgress) => {
  const {avatar, avatarName, outputName, clips, joints, rest: restPose} = request;
  const aliases = readAliases(joints);
  const motions: Motion[] = [];
  const options: RetargetOptions = {
    ...(restPose !== 'found' && {rest: restPose}),
    onProgress,
    avatarName,
    outputName,
    decoders: {draco: displayDecoders.draco},
    aliases,
    onFitted: (...clip) => motions.push(sourceMotion(...clip)),
  };
  const {avatar: animated, clipFile, ...rest} = await retarget(new Uint8Array(avatar), clips, options);
  const files = {avatar: animated.slice().buffer, clipFile: clipFile.slice().buffer};
  return {result: {...rest, ...files, motions}, transfer: Object.values(files)};
});
