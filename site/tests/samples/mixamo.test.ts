import {AnimationClip, Bone, Group, Object3D, QuaternionKeyframeTrack} from 'three';
import {expect, test} from 'vitest';
import {retargetMixamoClip} from '../../samples/three/mixamo/retargetMixamoClip.js';

/** A model with hips and a spine below it. */
function model(Joint: typeof Bone | typeof Object3D, prefix = ''): Group {
  const [hips, spine] = [new Joint(), new Joint()];
  hips.name = `${prefix}Hips`;
  spine.name = `${prefix}Spine`;
  const group = new Group().add(hips.add(spine));
  const track = new QuaternionKeyframeTrack(`${prefix}Spine.quaternion`, [0], [0, 0, 0, 1]);
  group.animations = [new AnimationClip('walk', 1, [track])];
  return group;
}

test('an avatar or FBX without bones is an error, not a clip without tracks', () => {
  // GLTFLoader makes bones only of the joints of a skin.
  expect(() => retargetMixamoClip(model(Bone, 'mixamorig'), model(Object3D))).toThrow('The avatar has no bone Hips.');
  expect(() => retargetMixamoClip(model(Object3D, 'mixamorig'), model(Bone))).toThrow('The FBX has no bone Hips.');
});
