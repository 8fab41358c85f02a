import {AnimationClip, Bone, GridHelper, Group, Scene, VectorKeyframeTrack, type Camera, type Color} from 'three';
import type {Motion} from '@avaturn-docs/avatar-glb/source-motion';
import {release} from '@avaturn-docs/scene';
import {ClipPlayer} from './clips';
import {SkeletonOverlay} from './skeleton';

/** A skeleton without a body, in a scene of its own. */
export class MotionSkeleton {
  readonly scene = new Scene();
  /** For the scene of the result. */
  readonly floor = new GridHelper(4, 16);
  private readonly player: ClipPlayer;
  private readonly skeleton: SkeletonOverlay;

  constructor({parents, times, offsets}: Motion) {
    const root = new Group();
    const bones = parents.map((_, joint) => Object.assign(new Bone(), {name: `joint${joint}`}));
    bones.forEach((bone, joint) => (bones[parents[joint]!] ?? root).add(bone));
    const tracks = offsets.map(
      (values, joint) => new VectorKeyframeTrack(`${bones[joint]!.name}.position`, times, values),
    );
    this.player = new ClipPlayer(root, [new AnimationClip('', -1, tracks)]);
    this.player.set('');
    this.skeleton = new SkeletonOverlay(root, null);
    this.skeleton.show(true);
    Object.assign(this.floor.material, {transparent: true, opacity: 0.5});
    this.scene.add(this.skeleton.object, this.floor.clone());
  }

  color(color: Color): void {
    this.skeleton.color(color, color, color);
  }

  update(seconds: number, camera: Camera): void {
    this.player.setTime(seconds);
    this.skeleton.update(camera);
  }

  dispose(): void {
    this.player.dispose();
    release(this.scene);
    this.floor.removeFromParent();
  }
}
