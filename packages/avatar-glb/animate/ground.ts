import {AnimationMixer, Vector3, type AnimationClip} from 'three';
import type {RestPose} from './rest-pose';

const feet = ['LeftFoot', 'RightFoot', 'LeftToeBase', 'RightToeBase'] as const;

/**
 * Raises or lowers the hips at each key, so that the feet are as far from the ground as in the original clip. Legs of other
 * proportions would sink or float.
 */
export function keepGround(fitted: AnimationClip, target: RestPose, original: AnimationClip, source: RestPose): void {
  const travel = fitted.tracks.find(({name}) => name === 'Hips.position');
  const parent = target.joints.get('Hips')?.parent;
  if (!travel || !parent) return;
  const shown = heightsOver(target, fitted, travel.times);
  const wanted = heightsOver(source, original, travel.times);
  const scale = hipsHeight(target) / hipsHeight(source);
  const toParent = new Vector3();
  const position = new Vector3();
  shown.forEach((height, key) => {
    const raise = wanted[key]! * scale - height;
    if (!Number.isFinite(raise)) return;
    parent.localToWorld(position.fromArray(travel.values, key * 3));
    position.y += raise;
    parent.worldToLocal(toParent.copy(position)).toArray(travel.values, key * 3);
  });
}

const hipsHeight = ({joints}: RestPose): number => joints.get('Hips')!.getWorldPosition(new Vector3()).y;

/** Height of the lowest foot joint above its own rest height, at each time. Infinite without feet. */
function heightsOver({root, joints}: RestPose, clip: AnimationClip, times: Iterable<number>): number[] {
  const bones = feet.flatMap((joint) => joints.get(joint) ?? []);
  const heights = () => bones.map((bone) => bone.getWorldPosition(new Vector3()).y);
  const rest = heights();
  const mixer = new AnimationMixer(root);
  mixer.clipAction(clip).play();
  const lowest = [...times].map((time) => {
    mixer.setTime(time);
    return Math.min(...heights().map((height, index) => height - rest[index]!));
  });
  // Leaves the rest pose.
  mixer.stopAllAction();
  root.updateWorldMatrix(true, true);
  return lowest;
}
