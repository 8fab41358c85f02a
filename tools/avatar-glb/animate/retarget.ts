import {Vector3, type AnimationClip, type Object3D} from 'three';
import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import type {Decoders} from '../decode/decompress';
import {GlbError, named, type GlbErrorCode, type UnknownJoints} from '../error';
import {trianglesOf} from '../inspect';
import {atBindPose, bindPoseNote} from '../read/bind-pose';
import type {Bone} from '../read/guess-joints';
import {name as safeName} from '../read/json';
import {
  completeGuesses,
  refuseUnknownAliases,
  unknownJoints,
  withProfile,
  type JointAliases,
} from '../read/joint-names';
import {readModel, refuseExternal, withAliases, type Model} from '../read/model';
import {mirroredText, readStance} from '../read/stance';
import type {TaskOptions} from '../report';
import {runSteps} from '../steps';
import {placeUpright, usualLean} from '../vrm/placement';
import {bake, type Avatar} from './bake';
import {besideOwn, nameApart} from './clip-names';
import {boneNames, readClipFile, type ClipSource} from './clip-files';
import {skeletonOf} from './gltf-clips';
import {isMirrored, poseOf, turnForward} from './pose';
import {compareClips} from './compare-clips';
import {findRestPose, type RestChoice, type RestPose} from './rest-pose';
import {clipsOnly, withClips} from './write-clips';

/** An FBX, BVH, GLB or VRMA file with clips. */
export interface ClipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface RetargetOptions extends TaskOptions {
  readonly decoders?: Decoders;
  /** Other names of joints, in the avatar and in the clips. */
  readonly aliases?: JointAliases;
  /** Rest pose of the clips: that of their nodes, a moment in seconds, or that of another file. By default, it is found. */
  readonly rest?: 'nodes' | number | ClipFile;
  /** Refuses names in `aliases` that no file has. */
  readonly refusesUnusedAliases?: boolean;
  /** Names of the avatar's file and of the file with the clips, for messages. */
  readonly avatarName?: string;
  readonly outputName?: string;
  /** Receives each clip as its file has it, in the order of the result, with the avatar at rest. */
  readonly onFitted?: (source: ClipSource, clip: AnimationClip, rest: RestPose, avatar: Avatar) => void;
}

/** A clip file that can't be used, with the reason and the joints that can be mapped. */
export interface RefusedClip {
  readonly file: string;
  readonly code: GlbErrorCode;
  readonly message: string;
  readonly joints?: UnknownJoints;
}

export type RetargetResult = Awaited<ReturnType<typeof retarget>>;

/** Joints that are below another joint of their limb in each skeleton. */
const isLimb = /(?:ForeArm|Hand|tLeg|Foot)$/;
/** Fewer matching joints are no humanoid. */
const minJoints = 8;

/**
 * Fits clips of other humanoids to an avatar, relative to both rest poses. Hips travel by the ratio of the hip heights.
 *
 * @throws GlbError `unsupported`, `not-convertible`, or if the avatar can't be read as a GLB or none of the clips can be
 *   used
 */
export async function retarget(avatar: Uint8Array, files: readonly ClipFile[], options: RetargetOptions = {}) {
  const {aliases = new Map<string, JointName>(), decoders, avatarName} = options;
  const step = runSteps(files.length + 2, options);
  const {
    model,
    joints,
    avatar: body,
    notes: placement,
  } = await step('Reading the avatar', () => {
    const work = () => readAvatar(avatar, aliases);
    return avatarName === undefined ? work() : named(safeName(avatarName), work);
  });
  const guesses: string[] = [];
  /** Names of joints, and the files that have them. */
  const names = model.skeleton.joints.map(({name}) => name);
  const readable = new Set<ClipFile>();
  const read = async (file: ClipFile, what: string): Promise<{source: ClipSource; guessed?: UnknownJoints}> => {
    const source = await readClipFile(file.bytes, aliases, decoders);
    names.push(...boneNames(source));
    readable.add(file);
    const refusal = refusalOf(source, what);
    if (!refusal) return {source};
    const found = guessesFor(refusal);
    const known = await readClipFile(file.bytes, new Map([...found, ...aliases]), decoders);
    const other = refusalOf(known, what);
    if (other) throw other;
    guesses.push(`${safeName(file.name)}: ${guessedText(what, found)}`);
    return {source: known, guessed: refusal.joints!};
  };
  const readRest = async (file: ClipFile): Promise<RestChoice> => {
    const name = safeName(file.name);
    return {name, source: (await named(name, () => read(file, 'The rest pose'))).source};
  };
  const rest = typeof options.rest === 'object' ? await readRest(options.rest) : options.rest;
  const retargeted: {clip: AnimationClip; file: string; source: ClipSource; original: AnimationClip; rest: RestPose}[] =
    [];
  const refused: RefusedClip[] = [];
  for (const file of files) {
    await step(`Reading ${safeName(file.name)}`, async () => {
      let guessed: UnknownJoints | undefined;
      try {
        const found = await read(file, 'The clip');
        const {source} = found;
        guessed = found.guessed;
        const moving = source.clips.filter(({duration}) => duration > 0);
        if (moving.length === 0) {
          throw new GlbError(
            'not-convertible',
            source.clips.length > 0
              ? 'The clip has one frame, so it is a pose. Export all its frames, or use it as the rest pose of other clips.'
              : 'The file has no animation. Export it with its animation.',
          );
        }
        for (const clip of moving) {
          const restPose = findRestPose(source, clip, body.pose, rest);
          const fitted = bake(source, clip, restPose, body);
          fitted.name = moving.length === 1 ? baseName(file.name) : safeName(clip.name.split('|').at(-1));
          options.onFitted?.(source, clip, restPose, body);
          retargeted.push({clip: fitted, file: safeName(file.name), source, original: clip, rest: restPose});
        }
      } catch (error) {
        if (!(error instanceof GlbError)) throw error;
        const isWrongGuess = guessed && error.code === 'no-rest-pose';
        const {code, message, joints} = isWrongGuess ? new GlbError('not-convertible', wrongGuess, guessed) : error;
        refused.push({file: safeName(file.name), code, message, ...(joints && {joints})});
      }
    });
  }
  return step('Writing the files', () => {
    // A file that can't be read may have the missing name.
    if (options.refusesUnusedAliases && files.every((file) => readable.has(file))) refuseUnknownAliases(aliases, names);
    if (retargeted.length === 0) {
      const [first] = refused;
      if (!first) throw new GlbError('usage', 'Choose at least one clip.');
      throw new GlbError(first.code, `${first.file}: ${first.message}`, first.joints);
    }
    const hasShapes = model.gltf.meshes.some(({targetNames}) => targetNames.length > 0);
    const notes = [
      ...placement,
      ...guesses,
      ...new Set(retargeted.flatMap(({file, source: {note}}) => (note === undefined ? [] : [`${file}: ${note}`]))),
      ...nameApart(retargeted),
      ...(retargeted.some(({rest}) => rest.assumesPalms)
        ? ['The palms of clips without fingers are assumed to face as the avatar’s at rest.']
        : []),
      ...(retargeted.some(({source}) => source.hasExpressions) && hasShapes
        ? ['The expressions of VRM animations are left out: clips of the result move only joints.']
        : []),
    ];
    const clips = retargeted.map(({clip}) => clip);
    const own = model.gltf.animations.map(({name}) => name);
    const {named, renamed} = besideOwn(clips, own, safeName(options.outputName ?? 'the new file'));
    const {bytes: clipFile, nodes} = clipsOnly(model, clips, joints);
    return {
      /** The avatar with the new clips before its own, and what was renamed, in one sentence. */
      avatar: withClips(model, named, joints),
      renamed,
      /** The new clips with the avatar's skeleton, without meshes. */
      clipFile,
      clips: retargeted.map(({clip: {name, duration, tracks}, file, source, original, rest}, index) => {
        const {text, warning} = compareClips(source, original, rest, clipFile, index, nodes);
        return {
          /** Its own name, which no other new clip has. In the avatar's file, it has a number if the avatar has such a clip. */
          name,
          file,
          seconds: duration,
          joints: new Set(tracks.map((track) => track.name.replace(/\.\w+$/, ''))).size,
          /** The rest pose that was assumed, in one sentence. */
          restPose: rest.text,
          /** How much it differs from its source, in one sentence. */
          difference: text,
          /** Why it differs too much, and what to do. */
          warning,
        };
      }),
      refused,
      /** Notes for the user, a sentence each. */
      notes,
    };
  });
}

/** If joints were guessed, a missing rest pose is more likely to be a wrong guess. */
const wrongGuess =
  'The clip’s joints have other names, and those that their places suggest aren’t a standing body. Map them to joints.';

/** @throws the refusal, unless all joints that a humanoid needs can be guessed */
function guessesFor(refusal: GlbError): JointAliases {
  const guesses = refusal.joints && completeGuesses(refusal.joints);
  if (!guesses) throw refusal;
  return guesses;
}

function readAvatar(bytes: Uint8Array, aliases: JointAliases) {
  const unnamed = readModel(bytes);
  refuseExternal(unnamed);
  if (unnamed.gltf.meshes.every(({primitives}) => primitives.every((one) => trianglesOf(unnamed, one) === 0))) {
    throw new GlbError(
      'not-convertible',
      'The file has no mesh, so it isn’t an avatar. Are the avatar and the clips swapped?',
    );
  }
  const known = withProfile(
    unnamed.skeleton.joints.map(({name}) => name),
    aliases,
  );
  const named = (names: JointAliases) => {
    const file = withAliases(unnamed, names);
    const source = atBindPose(file);
    return {source, isMoved: source !== file, ...skeletonOf(source)};
  };
  let own = named(known);
  const notes: string[] = [];
  const refusal = refusalOf(own, 'The avatar');
  if (refusal) {
    const guesses = guessesFor(refusal);
    own = named(new Map([...guesses, ...known]));
    const other = refusalOf(own, 'The avatar');
    if (other) throw other;
    notes.push(guessedText('The avatar', guesses));
  }
  if (isMirrored(poseOf(own))) throw new GlbError('not-convertible', mirroredText);
  if (own.isMoved) notes.push(bindPoseNote);
  const {model, notes: corrections} = placed(own.source);
  const rig = skeletonOf(model, own.nodes);
  return {model, joints: rig.nodes, avatar: {...rig, pose: turnForward(rig)}, notes: [...notes, ...corrections]};
}

const guessedText = (what: string, guesses: JointAliases): string =>
  `${what}’s joints have other names, so their places decided: ${listed(guesses)}.`;

const listed = (guesses: JointAliases): string =>
  [...guesses].map(([name, joint]) => `${joint} is ${safeName(name)}`).join(', ');

/** The avatar upright, facing +Z and in meters, as for a VRM. Apps turn a VRM 0.x, which faces -Z. */
function placed(model: Model): ReturnType<typeof placeUpright> {
  const {lean = 0, facing: front = '+Z', inMeters} = readStance(model.skeleton);
  const isPlaced = lean <= usualLean && front === '+Z' && inMeters !== false;
  if (isPlaced || model.gltf.vrm?.version === '0.x') return {model, notes: []};
  const upright = placeUpright(model);
  if (upright.model === model) return upright;
  return {...upright, notes: [...upright.notes, 'The clips fit the corrected avatar, not the file as it was.']};
}

const baseName = (file: string): string => safeName(file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''));

/**
 * Why it isn't a humanoid whose joints are known; undefined for one that is. The joints of a clip may all be beside each
 * other: their places in the world are enough.
 */
function refusalOf({root, joints}: Pick<ClipSource, 'root' | 'joints'>, what: string): GlbError | undefined {
  const limbs = avatarJoints.filter(({name}) => isLimb.test(name) && joints.has(name));
  const strays = limbs.filter(({name, parent}) => {
    let at: Object3D | null | undefined = joints.get(name);
    while (at && at !== joints.get(parent!)) at = at.parent;
    return !at;
  });
  const [stray] = strays;
  const isFlat = strays.length > 0 && strays.length === limbs.length && joints.size > 2 * minJoints;
  if (joints.has('Hips') && joints.size >= minJoints && (!stray || (isFlat && what !== 'The avatar'))) return undefined;
  const all = [...new Set(boneNames({root}))];
  if (all.length === 0) {
    return new GlbError('not-convertible', `${what} has no skeleton. Export it with its armature.`);
  }
  const expected = !joints.has('Hips') ? 'Hips' : stray ? `${stray.parent} above ${stray.name}` : 'LeftArm';
  const listed = `${all.slice(0, 10).map(safeName).join(', ')}${all.length > 10 ? ', and more' : ''}`;
  return new GlbError(
    'not-convertible',
    !stray || !joints.has('Hips') || !joints.has(stray.parent!)
      ? `${what} doesn't have the joint names of Mixamo or of an avatar, such as ${expected}. It has ${listed}. Map them to joints.`
      : `${what} has ${stray.name} outside ${stray.parent}, so its bones aren’t a body’s. In a 3D editor, parent each bone to the one that moves it${isFlat ? '' : ', or map other bones to these joints'}.`,
    isFlat ? undefined : unknownJoints(bonesBelow(root), (joint) => joint !== stray?.parent && joints.has(joint)),
  );
}

function bonesBelow(root: Object3D): Bone[] {
  root.updateWorldMatrix(true, true);
  const objects: Object3D[] = [];
  root.traverse((object) => void objects.push(object));
  return objects.map((object) => ({
    name: String(object.userData['name'] ?? ''),
    parent: objects.indexOf(object.parent!),
    place: object.getWorldPosition(new Vector3()),
  }));
}
