import {
  Group,
  Loader,
  LoadingManager,
  Texture,
  Vector3,
  type AnimationClip,
  type KeyframeTrack,
  type Object3D,
} from 'three';
import {BVHLoader} from 'three/addons/loaders/BVHLoader.js';
import {FBXLoader} from 'three/addons/loaders/FBXLoader.js';
import type {Decoders} from '../decode/decompress';
import {meshopt} from '../decode/extensions';
import {GlbError} from '../error';
import {refuseLargeFile} from '../read/container';
import type {JointAliases} from '../read/joint-names';
import {readModel} from '../read/model';
import {bonesOf, clipsOf, jointNodes} from './gltf-clips';

/** A skeleton in its rest pose, with clips for it. */
export interface ClipSource {
  readonly root: Object3D;
  readonly clips: readonly AnimationClip[];
}

/** An FBX may name pictures. They aren't needed, and Node and workers can't load them. */
class NoTextures extends Loader<Texture> {
  override load(): Texture {
    return new Texture();
  }
}

/**
 * Reads an FBX, BVH or GLB file.
 * @throws GlbError if it can't be read
 */
export async function readClipFile(bytes: Uint8Array, aliases: JointAliases, decoders?: Decoders): Promise<ClipSource> {
  refuseLargeFile(bytes.byteLength);
  const start = String.fromCharCode(...bytes.subarray(0, 200)).trimStart();
  if (start.startsWith('Kaydara FBX Binary') || /^;\s*FBX/.test(start)) {
    return readWith('FBX', () => {
      const manager = new LoadingManager().addHandler(/./, new NoTextures());
      const root = new FBXLoader(manager).parse(bytes.slice().buffer, '');
      return {root, clips: root.animations};
    });
  }
  if (start.toUpperCase().startsWith('HIERARCHY')) {
    return readWith('BVH', () => {
      const {skeleton, clip} = new BVHLoader().parse(new TextDecoder().decode(bytes));
      const hips = skeleton.bones[0]!;
      clip.tracks.filter(({name}) => name === `${hips.name}.position`).forEach((track) => addOffsetOnce(track, hips));
      return {root: new Group().add(hips), clips: [clip]};
    });
  }
  if (!start.startsWith('glTF') && !start.startsWith('{')) {
    throw new GlbError('not-glb', 'The file is not FBX, BVH or GLB. Download the clip again, or export it as FBX.');
  }
  const used = readModel(bytes).gltf.extensionsUsed;
  const plain = used.includes(meshopt)
    ? await import(/* webpackChunkName: "decompress" */ '../decode/decompress').then(({decompress}) =>
        decompress(bytes, used, decoders),
      )
    : bytes;
  const model = readModel(plain, aliases);
  const joints = jointNodes(model, aliases);
  const bones = bonesOf(model, joints);
  const roots = bones.filter(({parent}) => !parent);
  return {root: new Group().add(...roots), clips: clipsOf(model, joints)};
}

/**
 * Some programs write positions of the root that contain its offset. three.js adds the offset again, so that the root is
 * twice as far from the origin.
 */
function addOffsetOnce({values}: KeyframeTrack, {position: offset}: Object3D): void {
  const first = new Vector3().fromArray(values);
  if (first.distanceTo(offset.clone().multiplyScalar(2)) < first.distanceTo(offset)) {
    values.forEach((value, index) => (values[index] = value - offset.getComponent(index % 3)));
  }
}

/** @throws GlbError `damaged` */
function readWith(format: 'FBX' | 'BVH', parse: () => ClipSource): ClipSource {
  const {warn, error} = console;
  const hasWindow = 'window' in globalThis;
  // The loaders log names of the file as they are, and read the size of the window for cameras.
  Object.assign(console, {warn: () => {}, error: () => {}});
  if (!hasWindow) Object.assign(globalThis, {window: {innerWidth: 1, innerHeight: 1}});
  try {
    const source = parse();
    source.root.traverse((object) => {
      // The BVH loader names the ends of bones, and reads past names in a damaged file.
      if (object.name === 'ENDSITE' || object.name === undefined) object.name = '';
    });
    return source;
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
}
