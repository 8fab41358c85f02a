import {AnimationClip, Quaternion, QuaternionKeyframeTrack, Vector3, VectorKeyframeTrack} from 'three';

const mixamoPrefix = /^mixamorig\d*:?/;

/** The bones of a model by their names without the Mixamo prefix. */
function bonesByName(root) {
  root.updateWorldMatrix(true, true);
  const bones = new Map();
  root.traverse((object) => {
    if (object.isBone) bones.set(object.name.replace(mixamoPrefix, ''), object);
  });
  return bones;
}

const worldRotation = (object) => object.getWorldQuaternion(new Quaternion());
const worldPosition = (object) => object.getWorldPosition(new Vector3());

/** Applies the rotations of `source` relative to its rest pose to the same joints of `target`. */
function retargetRotation(track, name, source, target) {
  const before = worldRotation(target.parent).invert().multiply(worldRotation(source.parent));
  const after = worldRotation(source).invert().multiply(worldRotation(target));
  const values = new Float32Array(track.values.length);
  const rotation = new Quaternion();
  for (let i = 0; i < values.length; i += 4) {
    rotation.fromArray(track.values, i).premultiply(before).multiply(after).toArray(values, i);
  }
  return new QuaternionKeyframeTrack(`${name}.quaternion`, track.times, values);
}

/** The movement of the hips, scaled by the hip heights of both bodies. */
function retargetTravel(track, name, source, target) {
  const sourceRest = worldPosition(source);
  const targetRest = worldPosition(target);
  const scale = targetRest.y / sourceRest.y;
  const values = new Float32Array(track.values.length);
  const position = new Vector3();
  for (let i = 0; i < values.length; i += 3) {
    source.parent.localToWorld(position.fromArray(track.values, i));
    position.sub(sourceRest).multiplyScalar(scale).add(targetRest);
    target.parent.worldToLocal(position).toArray(values, i);
  }
  return new VectorKeyframeTrack(`${name}.position`, track.times, values);
}

/**
 * Creates a clip for `avatar` (the scene of a loaded GLB) from the first clip of `mixamo` (a loaded FBX). Both must
 * be in their rest poses, facing the same way.
 */
export function retargetMixamoClip(mixamo, avatar, clip = mixamo.animations[0]) {
  const sources = bonesByName(mixamo);
  const targets = bonesByName(avatar);
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
