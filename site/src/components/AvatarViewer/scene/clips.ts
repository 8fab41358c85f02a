import {AnimationMixer, type AnimationAction, type AnimationClip, type Object3D} from 'three';
import {spreadArms} from '@avaturn-docs/scene/layers';

/** Plays the clips of a model, one at a time, in a loop. */
export class ClipPlayer {
  playing = false;
  private readonly mixer: AnimationMixer;
  private action: AnimationAction | undefined;
  private undoPose: (() => void) | undefined;

  constructor(
    private readonly root: Object3D,
    private readonly clips: readonly AnimationClip[],
  ) {
    this.mixer = new AnimationMixer(root);
  }

  /** Current time of the clip in seconds; 0 in the rest pose. */
  get time(): number {
    return this.action?.time ?? 0;
  }

  /** @param name of a clip; null, or a name that no clip has, shows the rest pose with the arms lowered by degrees */
  set(name: string | null, armsLowered = 0): void {
    this.undoPose?.();
    this.mixer.stopAllAction();
    const clip = this.clips.find((candidate) => candidate.name === name);
    this.action = clip && this.mixer.clipAction(clip).play();
    this.mixer.update(0);
    this.undoPose = this.action ? undefined : spreadArms(this.root, -armsLowered);
  }

  setTime(seconds: number): void {
    if (!this.action) return;
    // Not the mixer's `setTime`, which would wrap the end of the clip to its start.
    this.action.time = Math.min(Math.max(seconds, 0), this.action.getClip().duration);
    this.mixer.update(0);
  }

  /** Reapplies the clip after another change. The mixer alone skips values that it has already set. */
  restore(): void {
    if (!this.action) return;
    const {time, action} = this;
    this.set(action.getClip().name);
    this.setTime(time);
  }

  advance(seconds: number): void {
    this.mixer.update(seconds);
  }

  dispose(): void {
    this.mixer.stopAllAction();
    this.mixer.uncacheRoot(this.mixer.getRoot());
  }
}
