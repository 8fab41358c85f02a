import {AnimationClip} from 'three';
import {retargetMixamoClip} from '../../../samples/three/mixamo/retargetMixamoClip.js';
import type {JointName} from '../../../data/skeleton';
import type {Decoders} from '../decode/decompress';
import {GlbError, type UnknownJoints} from '../error';
import {name as safeName} from '../read/json';
import {refuseUnknownAliases, unknownJoints, type JointAliases} from '../read/joint-names';
import {readModel, refuseExternal} from '../read/model';
import type {TaskOptions} from '../report';
import {runSteps} from '../steps';
import {readClipFile} from './clip-files';
import {bonesOf, jointNodes} from './gltf-clips';
import {keepGround} from './ground';
import {clipsInRestPose, toRestPose, type RestPose} from './rest-pose';
import {clipsOnly, withClips} from './write-clips';

/** An FBX, BVH or GLB file with clips. */
export interface ClipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface RetargetOptions extends TaskOptions {
  readonly decoders?: Decoders;
  /** Other names of joints, in the avatar and in the clips. */
  readonly aliases?: JointAliases;
  /** Refuses names in `aliases` that no file has. */
  readonly refusesUnusedAliases?: boolean;
  /** Name of the avatar's file, for messages. */
  readonly avatarName?: string;
}

export interface RetargetedClip {
  /** Its name in both files, which no clip of the avatar has. */
  readonly name: string;
  /** The file that it comes from. */
  readonly file: string;
  readonly seconds: number;
  readonly joints: number;
}

/** A clip file that can't be used, with the reason and the joints that can be mapped. */
export interface RefusedClip {
  readonly file: string;
  readonly message: string;
  readonly joints?: UnknownJoints;
}

export interface RetargetResult {
  /** The avatar with the new clips before its own. */
  readonly avatar: Uint8Array;
  /** The new clips with the avatar's skeleton, without meshes. */
  readonly clipFile: Uint8Array;
  readonly clips: readonly RetargetedClip[];
  readonly refused: readonly RefusedClip[];
  /** Notes for the user, a sentence each. */
  readonly notes: readonly string[];
}

/** Fewer matching joints are no humanoid. */
const minJoints = 8;

/**
 * Fits clips of other humanoids to an avatar, relative to both rest poses. Hips travel by the ratio of the hip heights.
 *
 * @throws GlbError `unsupported`, `not-convertible`, or if the avatar can't be read as a GLB or none of the clips can be
 *   used; the signal's reason if it was aborted
 */
export async function retarget(
  avatar: Uint8Array,
  files: readonly ClipFile[],
  options: RetargetOptions = {},
): Promise<RetargetResult> {
  const {aliases = new Map<string, JointName>(), decoders, refusesUnusedAliases = false, avatarName} = options;
  const step = runSteps(files.length + 2, options);
  const {model, joints, target} = await step('Reading the avatar', () => {
    try {
      return readAvatar(avatar, aliases);
    } catch (error) {
      if (!(error instanceof GlbError) || avatarName === undefined) throw error;
      throw new GlbError(error.code, `${safeName(avatarName)}: ${error.message}`, error.joints);
    }
  });
  const boneNames = model.skeleton.joints.map(({name}) => name);
  let hasReadAll = true;
  const retargeted: {clip: AnimationClip; file: string}[] = [];
  const refused: RefusedClip[] = [];
  const notes = [...turnNote(target, 'The avatar')];
  for (const file of files) {
    await step(`Reading ${safeName(file.name)}`, async () => {
      let pose: RestPose | undefined;
      try {
        const {root, clips} = await readClipFile(file.bytes, aliases, decoders);
        pose = toRestPose([root], aliases);
        boneNames.push(...pose.boneNames);
        refuseOther(pose, 'The clip');
        const usable = clipsInRestPose(clips, pose, aliases).filter(({duration}) => duration > 0);
        if (usable.length === 0) {
          throw new GlbError(
            'not-convertible',
            'The file has no animation. On Mixamo, choose a clip before the download.',
          );
        }
        for (const clip of usable) {
          const fitted = retargetMixamoClip(pose.root, target.root, clip);
          keepGround(fitted, target, clip, pose);
          fitted.name = usable.length === 1 ? baseName(file.name) : safeName(clip.name.split('|').at(-1));
          retargeted.push({clip: fitted.optimize(), file: safeName(file.name)});
        }
        notes.push(...turnNote(pose, safeName(file.name)));
      } catch (error) {
        if (!(error instanceof GlbError)) throw error;
        hasReadAll &&= pose !== undefined;
        const {message, joints} = error;
        refused.push({file: safeName(file.name), message, ...(joints && {joints})});
      }
    });
  }
  return step('Writing the files', () => {
    // A file that can't be read may have the missing name.
    if (refusesUnusedAliases && hasReadAll) refuseUnknownAliases(aliases, boneNames, 'The files have');
    if (retargeted.length === 0) {
      const {file, message, joints}: RefusedClip = refused[0] ?? {file: 'Clips', message: 'Choose at least one clip.'};
      throw new GlbError('not-convertible', `${file}: ${message}`, joints);
    }
    const clips = retargeted.map(({clip}) => clip);
    const own = model.gltf.animations.map(({name}) => name);
    notes.push(...nameApart(retargeted, own));
    return {
      avatar: withClips(model, clips, joints),
      clipFile: clipsOnly(model, clips, joints),
      clips: retargeted.map(({clip: {name, duration, tracks}, file}) => ({
        name,
        file,
        seconds: duration,
        joints: new Set(tracks.map((track) => track.name.replace(/\.\w+$/, ''))).size,
      })),
      refused,
      notes,
    };
  });
}

function readAvatar(bytes: Uint8Array, aliases: JointAliases) {
  const model = readModel(bytes, aliases);
  refuseExternal(model);
  const joints = jointNodes(model, aliases);
  const target = toRestPose(bonesOf(model, joints).filter(({parent}) => !parent));
  refuseOther(target, 'The avatar');
  return {model, joints, target};
}

const baseName = (file: string): string => safeName(file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''));

/** @throws GlbError `not-convertible` if it isn't a humanoid whose joints are known */
function refuseOther({joints, boneNames}: RestPose, what: string): void {
  if (joints.has('Hips') && joints.size >= minJoints) return;
  const all = [...new Set(boneNames)];
  const names = all.slice(0, 10).map(safeName);
  throw new GlbError(
    'not-convertible',
    names.length === 0
      ? `${what} has no skeleton. Export it with its armature.`
      : `${what} doesn't have the joint names of Mixamo or of an avatar, such as ${joints.has('Hips') ? 'LeftArm' : 'Hips'}. It has ${names.join(', ')}${all.length > names.length ? ', and more' : ''}. Map them to joints.`,
    unknownJoints(boneNames, (joint) => joints.has(joint)),
  );
}

const turnNote = ({turned}: RestPose, what: string): string[] =>
  turned.length === 0
    ? []
    : [
        `${what} isn't in T-pose at rest. Its arms were rotated to match: ${turned.map(({joint, degrees}) => `${joint} by ${Math.round(degrees)}°`).join(', ')}.`,
      ];

/** Gives clips of the same name numbers, the avatar's own included. Returns a note for each. */
function nameApart(
  clips: readonly {readonly clip: AnimationClip; readonly file: string}[],
  own: readonly string[],
): string[] {
  const used = new Set(own);
  return clips.flatMap(({clip, file}) => {
    const name = clip.name || 'Clip';
    clip.name = name;
    for (let number = 2; used.has(clip.name); number += 1) clip.name = `${name} ${number}`;
    used.add(clip.name);
    if (clip.name === name) return [];
    const reason = own.includes(name)
      ? `The avatar already has a clip named ${name}`
      : `Several clips are named ${name}`;
    return [`${reason}, so the one from ${file} is now ${clip.name}.`];
  });
}
