import {
  AnimationClip,
  Bone,
  Group,
  Loader,
  LoadingManager,
  type Matrix4,
  SkinnedMesh,
  Texture,
  Vector3,
  type KeyframeTrack,
  type Object3D,
} from 'three';
import {BVHLoader} from 'three/addons/loaders/BVHLoader.js';
import {FBXLoader} from 'three/addons/loaders/FBXLoader.js';
import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import type {Decoders} from '../decode/decompress';
import {meshopt} from '../decode/extensions';
import {GlbError} from '../error';
import {bindPoseOf} from '../read/bind-pose';
import {refuseLargeFile} from '../read/largest-file';
import {jointNamed, withProfile, type JointAliases} from '../read/joint-names';
import {name as safeName, record} from '../read/json';
import {readModel, withAliases, type Model} from '../read/model';
import {jointNodes, skeletonOf} from './gltf-clips';
import {isMirrored, poseOf, posesOver, type Rig} from './pose';

/** A skeleton as its file has it, with clips for it. */
export interface ClipSource extends Rig {
  readonly format: 'FBX' | 'BVH' | 'GLB';
  readonly clips: readonly AnimationClip[];
  /** World matrices of bones when a mesh was bound to them, if there is one. */
  readonly bound: ReadonlyMap<Object3D, Matrix4>;
  /** That the file has several skeletons, and which of them this is. */
  readonly note?: string | undefined;
  /** Whether it has expressions of a face, which aren't read. */
  readonly hasExpressions?: boolean;
  /** Whether joints named Left were on the right side of the body. */
  readonly isMirrored?: boolean;
}

/** Stands for a space in the names of a BVH, until it is parsed. */
const space = '\uE000';

/** An FBX may name pictures. They aren't needed, and Node and workers can't load them. */
class NoTextures extends Loader<Texture> {
  override load(): Texture {
    return new Texture();
  }
}

/**
 * Reads an FBX, BVH, GLB or VRMA file. Joints have the avatar's names. Where toes show that left and right are swapped, they are
 * swapped back.
 * @throws GlbError if it can't be read
 */
export async function readClipFile(bytes: Uint8Array, aliases: JointAliases, decoders?: Decoders): Promise<ClipSource> {
  const source = await readSource(bytes, aliases, decoders);
  const [clip] = source.clips;
  const times = clip ? [0, 0.25, 0.5, 0.75, 1].map((share) => share * clip.duration) : [];
  const poses = [poseOf(source), ...(clip ? posesOver(source, clip, times) : [])];
  // A pose of a clip may hide where its toes point.
  if (!isMirrored(poses[0]!) || poses.filter(isMirrored).length <= poses.length / 2) return source;
  const other = (joint: JointName) => joint.replace(/^(?:Left|Right)/, (side) => swapped[side]!) as JointName;
  return {
    ...source,
    joints: new Map([...source.joints].map(([joint, object]) => [other(joint), object])),
    isMirrored: true,
  };
}

const swapped: Readonly<Record<string, string>> = {Left: 'Right', Right: 'Left'};

async function readSource(bytes: Uint8Array, aliases: JointAliases, decoders?: Decoders): Promise<ClipSource> {
  refuseLargeFile(bytes.byteLength);
  const start = String.fromCharCode(...bytes.subarray(0, 200)).trimStart();
  if (start.startsWith('Kaydara FBX Binary') || /^;\s*FBX/.test(start)) {
    return readWith('FBX', aliases, () => {
      const manager = new LoadingManager().addHandler(/./, new NoTextures());
      const root = new FBXLoader(manager).parse(new Uint8Array(bytes).buffer, '');
      return {root, clips: root.animations};
    });
  }
  if (start.toUpperCase().startsWith('HIERARCHY')) {
    return readWith('BVH', aliases, () => {
      // The loader ends names at the first space.
      const text = new TextDecoder()
        .decode(bytes)
        .replace(
          /^([ \t]*(?:ROOT|JOINT)[ \t]+)(\S.*)$/gm,
          (_, start: string, name: string) => start + name.trim().replace(/\s/g, space),
        );
      const {skeleton, clip} = new BVHLoader().parse(text);
      const hips = skeleton.bones[0]!;
      clip.tracks.forEach((track) => addOffsetOnce(track, skeleton.bones));
      return {root: new Group().add(hips), clips: [clip]};
    });
  }
  if (!start.startsWith('glTF') && !start.startsWith('{')) {
    throw new GlbError(
      'not-glb',
      'The file is not FBX, BVH, GLB or VRMA. Download the clip again, or export it as FBX.',
    );
  }
  const used = readModel(bytes).gltf.extensionsUsed;
  const plain = used.includes(meshopt)
    ? await import(/* webpackChunkName: "decompress" */ '../decode/decompress').then(({decompress}) =>
        decompress(bytes, used, decoders),
      )
    : bytes;
  const model = readModel(plain);
  const {root, bones, clips: readClips} = skeletonOf(model, new Map());
  const clips = readClips();
  const {body, known, note} = chooseBody(root, aliases, clips);
  const {VRMC_vrm_animation: animation} = record(record(model.json)['extensions']);
  const nodes = [...jointNodes(withAliases(model, known)), ...vrmAnimationNodes(animation, model)];
  const joints = note ? findJoints(body, known) : new Map(nodes.map(([joint, node]) => [joint, bones[node]!]));
  const nodeOf = (joint: JointName) => bones.indexOf(joints.get(joint) as Bone);
  const bound = [...bindPoseOf(model, nodeOf('Hips'), nodeOf('Head'))];
  return {
    format: 'GLB',
    root,
    joints,
    note,
    bound: new Map(bound.map(([node, matrix]) => [bones[node]!, matrix])),
    clips: clips.flatMap(usable),
    hasExpressions: Object.values(record(record(animation)['expressions'])).some(
      (group) => Object.keys(record(group)).length > 0,
    ),
  };
}

/** A VRM animation maps bones to nodes, so its names don't matter. */
function vrmAnimationNodes(animation: unknown, {gltf}: Model): [JointName, number][] {
  const bones = record(record(record(animation)['humanoid'])['humanBones']);
  return avatarJoints.flatMap(({name, vrm}): [JointName, number][] => {
    const node = record(bones[vrm])['node'];
    return typeof node === 'number' && gltf.nodes[node] ? [[name, node]] : [];
  });
}

/**
 * three.js adds a joint's offset to its positions. Most programs write positions that contain it, as Blender does, so the
 * root would be twice as far from the origin.
 */
function addOffsetOnce({name, values}: KeyframeTrack, bones: readonly Object3D[]): void {
  const bone = bones.find((one) => name === `${one.name}.position`);
  if (!bone) return;
  const {position: offset, parent} = bone;
  const own = new Vector3().fromArray(values).sub(offset);
  const isRelative = parent ? own.length() < own.distanceTo(offset) : own.length() < offset.length() / 4;
  if (!isRelative) values.forEach((value, index) => (values[index] = value - offset.getComponent(index % 3)));
}

/** @throws GlbError `damaged` */
function readWith(
  format: 'FBX' | 'BVH',
  aliases: JointAliases,
  parse: () => Pick<ClipSource, 'root' | 'clips'>,
): ClipSource {
  const {warn, error} = console;
  const hasWindow = 'window' in globalThis;
  // The loaders log names of the file as they are, and read the size of the window for cameras.
  Object.assign(console, {warn: () => {}, error: () => {}});
  if (!hasWindow) Object.assign(globalThis, {window: {innerWidth: 1, innerHeight: 1}});
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new GlbError(
      'damaged',
      reason.includes('version not supported')
        ? 'The FBX has a version before 7.0. Export it again as binary FBX.'
        : `The ${format} can't be read. Download or export it again.`,
    );
  } finally {
    Object.assign(console, {warn, error});
    if (!hasWindow) Reflect.deleteProperty(globalThis, 'window');
  }
  const {root, clips} = parsed;
  root.traverse((object) => {
    // The BVH loader names the ends of bones, and reads past names in a damaged file.
    if (object.name === 'ENDSITE' || object.name === undefined) object.name = '';
    const name = String(object.userData['originalName'] ?? object.name).replaceAll(space, ' ');
    object.userData = {name};
  });
  const {body, known, note} = chooseBody(root, aliases, clips);
  const joints = findJoints(body, known);
  const moving = new Set<Object3D>();
  for (const object of joints.values()) {
    for (let at: Object3D | null = object; at; at = at.parent) moving.add(at);
  }
  // Tracks find their objects by name. Others may have the same, or characters that mean something in a track.
  const objects = new Map([...moving].reverse().map((object) => [object.name, object]));
  root.traverse((object) => {
    object.name = `node${object.id}`;
  });
  const named = clips.map(({name: clipName, tracks}) => {
    const seen = new Set<string>();
    const used = tracks.flatMap((track) => {
      // Skeletons with the same names follow each other.
      if (seen.has(track.name)) return [];
      seen.add(track.name);
      const dot = track.name.lastIndexOf('.');
      const name = objects.get(track.name.slice(0, dot))?.name;
      if (!name || !/^\.(?:quaternion|position|scale)$/.test(track.name.slice(dot))) return [];
      track.name = name + track.name.slice(dot);
      return [track];
    });
    return new AnimationClip(clipName, -1, used);
  });
  return {format, root, joints, note, bound: boundBones(root), clips: named.flatMap(usable)};
}

/** three.js may have turned the root after it bound the meshes. */
function boundBones(root: Object3D): Map<Object3D, Matrix4> {
  root.updateWorldMatrix(true, true);
  const bound = new Map<Object3D, Matrix4>();
  root.traverse((mesh) => {
    if (!(mesh instanceof SkinnedMesh)) return;
    const {bones, boneInverses} = mesh.skeleton;
    const toWorld = mesh.matrixWorld.clone().multiply(mesh.bindMatrix.clone().invert());
    bones.forEach((bone, at) => bound.set(bone, toWorld.clone().multiply(boneInverses[at]!.clone().invert())));
  });
  return bound;
}

const nameOf = ({userData}: Object3D): string => String(userData['name'] ?? '');

function objectsIn(root: Object3D): Object3D[] {
  const objects: Object3D[] = [];
  root.traverse((object) => void objects.push(object));
  return objects;
}

const namesIn = (root: Object3D): string[] => objectsIn(root).map(nameOf);

export const boneNames = ({root}: Pick<ClipSource, 'root'>): string[] =>
  objectsIn(root).flatMap((object) => (object instanceof Bone && nameOf(object) ? [nameOf(object)] : []));

/** Joints that every body has. */
const bodyJoints: readonly JointName[] = ['Hips', 'LeftArm', 'RightArm', 'LeftLeg', 'RightLeg'];

/** The smallest objects that contain a body each: several if a file has several actors. */
function bodiesIn(root: Object3D, aliases: JointAliases): Object3D[] {
  const isBody = (object: Object3D): boolean => {
    const names = namesIn(object);
    if (names.length < 2 * bodyJoints.length) return false;
    const known = withProfile(names, aliases);
    const joints = new Set(names.map((name) => jointNamed(name, known)));
    return bodyJoints.every((joint) => joints.has(joint));
  };
  const below = root.children.length > 1 ? root.children.filter(isBody) : root.children;
  return below.length > 0 ? below.flatMap((child) => bodiesIn(child, aliases)) : [root];
}

/** The first body that moves, or the one whose hips the user chose, its known names, and a note that there are others. */
function chooseBody(root: Object3D, aliases: JointAliases, clips: readonly AnimationClip[]) {
  const knownIn = (body: Object3D) => withProfile(namesIn(body), aliases);
  const bodies = bodiesIn(root, aliases);
  if (bodies.length < 2) return {body: root, known: knownIn(root), note: undefined};
  const keyed = new Set(clips.flatMap(({tracks}) => tracks.map(({name}) => name.replace(/\.\w+$/, ''))));
  const body =
    bodies.find((one) => namesIn(one).some((name) => aliases.get(name) === 'Hips')) ??
    bodies.find((one) => objectsIn(one).some(({name}) => keyed.has(name))) ??
    bodies[0]!;
  const labels = bodies.map((one) => {
    const hips = findJoints(one, knownIn(one)).get('Hips');
    return hips ? nameOf(hips) : '';
  });
  const own = labels[bodies.indexOf(body)]!;
  const others = labels.filter((label) => label !== own);
  const choose =
    others.length > 0 ? `choose its hips, such as --joint ${JSON.stringify(`Hips=${others[0]}`)}` : 'export it alone';
  const note = `The file has ${bodies.length} skeletons. The one with the hips ${safeName(own)} is used: for another, ${choose}.`;
  return {body, known: knownIn(body), note};
}

/** The first object of each joint's name: a bone if there is one. */
function findJoints(root: Object3D, aliases: JointAliases): Map<JointName, Object3D> {
  const found = new Map<JointName, Object3D>();
  root.traverse((object) => {
    const joint = jointNamed(nameOf(object), aliases);
    const known = joint && found.get(joint);
    if (joint && (!known || (object instanceof Bone && !(known instanceof Bone)))) found.set(joint, object);
  });
  return found;
}

/**
 * The clip from 0 seconds on, if it has keys. A pose has 0 seconds.
 * @throws GlbError `damaged` for keys that aren't numbers in order
 */
function usable(clip: AnimationClip): AnimationClip[] {
  for (const {times, values} of clip.tracks) {
    if (!times.every((time, key) => time >= (key === 0 ? 0 : times[key - 1]!)) || !values.every(Number.isFinite)) {
      throw new GlbError('damaged', "The clip's keys aren't numbers in order. Download or export it again.");
    }
  }
  const start = Math.min(...clip.tracks.map(({times}) => times[0]!));
  clip.tracks.forEach((track) => track.shift(-start));
  clip.resetDuration();
  return clip.tracks.length > 0 ? [clip] : [];
}
