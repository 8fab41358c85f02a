import {AnimationClip, Bone, Quaternion, QuaternionKeyframeTrack, Vector3, VectorKeyframeTrack} from 'three';

/** @import {KeyframeTrack, Object3D} from 'three' */

const mixamoPrefix = /^mixamorig\d*:?/;

/**
 * The bones of a model by their names without the Mixamo prefix.
 * @param {Object3D} root
 * @param {string} label
 * @throws Error if none of them is the hips
 */
function bonesByName(root, label) {
  root.updateWorldMatrix(true, true);
  /** @type {Map<string, Bone>} */
  const bones = new Map();
  root.traverse((object) => {
    if (object instanceof Bone) bones.set(object.name.replace(mixamoPrefix, ''), object);
  });
  // Loaders make bones only of the joints of a skin. Without bones, the clip would have no tracks.
  if (!bones.has('Hips'))
    throw new Error(`The ${label} has no bone Hips. Load a model with a skin and Mixamo's joint names.`);
  return bones;
}

/** @param {Object3D | null} object */
const worldRotation = (object) => object?.getWorldQuaternion(new Quaternion()) ?? new Quaternion();

/** @param {Object3D} object */
const worldPosition = (object) => object.getWorldPosition(new Vector3());

/**
 * Applies the rotations of `source` relative to its rest pose to the same joints of `target`.
 * @param {KeyframeTrack} track
 * @param {string} name
 * @param {Bone} source
 * @param {Bone} target
 */
function retargetRotation(track, name, source, target) {
  const before = worldRotation(target.parent).invert().multiply(worldRotation(source.parent));
  const after = worldRotation(source).invert().multiply(worldRotation(target));
  const values = new Float32Array(track.values.length);
  const rotation = new Quaternion();
  for (let i = 0; i < values.length; i += 4) {
    rotation.fromArray(track.values, i).premultiply(before).multiply(after).toArray(values, i);
  }
  return new QuaternionKeyframeTrack(`${name}.quaternion`, track.times, values, track.getInterpolation());
}

/**
 * The movement of the hips, scaled by the hip heights of both bodies.
 * @param {KeyframeTrack} track
 * @param {string} name
 * @param {Bone} source
 * @param {Bone} target
 */
function retargetTravel(track, name, source, target) {
  const sourceRest = worldPosition(source);
  const targetRest = worldPosition(target);
  const scale = targetRest.y / sourceRest.y;
  const values = new Float32Array(track.values.length);
  const position = new Vector3();
  for (let i = 0; i < values.length; i += 3) {
    position.fromArray(track.values, i);
    source.parent?.localToWorld(position);
    position.sub(sourceRest).multiplyScalar(scale).add(targetRest);
    target.parent?.worldToLocal(position);
    position.toArray(values, i);
  }
  return new VectorKeyframeTrack(`${name}.position`, track.times, values, track.getInterpolation());
}

/**
 * Creates a clip for `avatar` (the scene of a loaded GLB) from the first clip of `mixamo` (a loaded FBX). Both must
 * be in their rest poses, facing the same way.
 * @param {Object3D} mixamo
 * @param {Object3D} avatar
 * @throws Error if the FBX has no clip, or a model has no skeleton
 */
export function retargetMixamoClip(mixamo, avatar, clip = mixamo.animations[0]) {
  if (!clip) throw new Error('The FBX has no clip.');
  const sources = bonesByName(mixamo, 'FBX');
  const targets = bonesByName(avatar, 'avatar');
  const tracks = [];
  for (const track of clip.tracks) {
    const dot = track.name.lastIndexOf('.');
    const name = track.name.slice(0, dot).replace(mixamoPrefix, '');
    const property = track.name.slice(dot + 1);
    const source = sources.get(name);
    const target = targets.get(name);
    if (!source || !target) continue;
    if (property === 'quaternion') tracks.push(retargetRotation(track, name, source, target));
    if (property === 'position' && name === 'Hips') {
      tracks.push(retargetTravel(track, name, source, target));
    }
  }
  return new AnimationClip(clip.name, clip.duration, tracks);
}
