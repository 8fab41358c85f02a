import '@babylonjs/loaders/glTF/2.0';
import {AnimationGroup} from '@babylonjs/core/Animations/animationGroup';
import type {AssetContainer} from '@babylonjs/core/assetContainer';
import {LoadAssetContainerAsync} from '@babylonjs/core/Loading/sceneLoader';
import type {TransformNode} from '@babylonjs/core/Meshes/transformNode';
import type {MorphTarget} from '@babylonjs/core/Morph/morphTarget';
import type {Scene} from '@babylonjs/core/scene';

/** Loads a GLB from a path, an `httpURL` or a `dataURL`. */
async function loadGlb(url: string, scene: Scene): Promise<AssetContainer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file responds with ${response.status}.`);
  return LoadAssetContainerAsync(new File([await response.blob()], 'avatar.glb'), scene);
}

/** Loads clips for any avatar. */
export async function loadClips(url: string, scene: Scene): Promise<AnimationGroup[]> {
  return (await loadGlb(url, scene)).animationGroups;
}

/** An avatar in a Babylon.js scene. */
export class Avatar {
  private readonly nodes: Map<string, TransformNode>;
  /** Each joint as in the file. */
  private readonly rest: readonly (() => void)[];
  private readonly face: MorphTarget[];
  private playing: AnimationGroup | undefined;

  private constructor(private readonly container: AssetContainer) {
    container.addAllToScene();
    this.nodes = new Map(container.transformNodes.map((node) => [node.name, node]));
    this.rest = container.transformNodes.map((node) => {
      const {position, rotationQuaternion} = node;
      const [at, turn] = [position.clone(), rotationQuaternion?.clone()];
      return () => {
        node.position.copyFrom(at);
        if (turn) node.rotationQuaternion?.copyFrom(turn);
      };
    });
    this.face = container.morphTargetManagers.flatMap((manager) =>
      Array.from({length: manager.numTargets}, (_, index) => manager.getTarget(index)),
    );
  }

  static async load(url: string, scene: Scene): Promise<Avatar> {
    return new Avatar(await loadGlb(url, scene));
  }

  /** False for T1 avatars, which have no morph targets. */
  get hasFace(): boolean {
    return this.face.length > 0;
  }

  /** Plays a clip in a loop, in place of the previous one. Without a clip, returns to the pose of the file. */
  play(clip?: AnimationGroup): void {
    this.playing?.dispose();
    for (const restore of this.rest) restore();
    this.playing = clip && this.retarget(clip);
    this.playing?.start(true);
  }

  /** A copy of a clip for this avatar's joints. Rotations fit every avatar; among the positions, only those of the hips
   * do. */
  private retarget(clip: AnimationGroup): AnimationGroup {
    const copy = new AnimationGroup(clip.name, clip.targetedAnimations[0]?.target.getScene());
    for (const {animation, target} of clip.targetedAnimations) {
      const node = this.nodes.get((target as TransformNode).name);
      const fits = animation.targetProperty === 'rotationQuaternion' || node?.name === 'Hips';
      if (node && fits) copy.addTargetedAnimation(animation, node);
    }
    return copy;
  }

  /** Sets a morph target, from 0 to 1, on every mesh that has it. */
  setFace(name: string, value: number): void {
    for (const target of this.face) if (target.name === name) target.influence = value;
  }

  /** Removes the avatar from its scene, and frees its memory. */
  dispose(): void {
    this.playing?.dispose();
    this.container.dispose();
  }
}
