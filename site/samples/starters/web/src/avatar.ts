import {type AnimationClip, AnimationMixer, type Group, Mesh, SkinnedMesh, Texture} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

const loader = new GLTFLoader();

/** An avatar in a three.js scene. */
export class Avatar {
  readonly object: Group;
  private readonly mixer: AnimationMixer;
  /** Meshes with morph targets: none on T1 avatars. */
  private readonly face: Mesh[] = [];

  private constructor(object: Group) {
    this.object = object;
    this.mixer = new AnimationMixer(object);
    object.traverse((node) => {
      if (node instanceof Mesh && node.morphTargetDictionary) this.face.push(node);
    });
  }

  /** Loads an export: an `httpURL` or a `dataURL`. */
  static async load(url: string): Promise<Avatar> {
    return new Avatar((await loader.loadAsync(url)).scene);
  }

  get hasFace(): boolean {
    return this.face.length > 0;
  }

  /** Plays a clip in a loop, in place of the previous one. Without a clip, returns to the pose of the file. */
  play(clip?: AnimationClip): void {
    this.mixer.stopAllAction();
    if (clip) this.mixer.clipAction(clip).play();
  }

  /** Sets a morph target, from 0 to 1, on every mesh that has it. */
  setFace(name: string, value: number): void {
    for (const {morphTargetDictionary, morphTargetInfluences} of this.face) {
      const index = morphTargetDictionary?.[name];
      if (index !== undefined && morphTargetInfluences) morphTargetInfluences[index] = value;
    }
  }

  update(seconds: number): void {
    this.mixer.update(seconds);
  }

  /** Removes the avatar from its scene, and frees its GPU memory. */
  dispose(): void {
    this.mixer.stopAllAction();
    this.object.removeFromParent();
    this.object.traverse((node) => {
      if (!(node instanceof Mesh)) return;
      node.geometry.dispose();
      if (node instanceof SkinnedMesh) node.skeleton.dispose();
      for (const material of [node.material].flat()) {
        for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
        material.dispose();
      }
    });
  }
}
