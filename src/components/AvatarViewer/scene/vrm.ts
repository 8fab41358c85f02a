/** VRM 0.x and 1.0: bones and expressions. A chunk of its own, for most models are none. */
import {VRMLoaderPlugin, VRMUtils, type VRM} from '@pixiv/three-vrm';
import type {GLTF, GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

export interface LoadedVrm {
  readonly expressions: readonly string[];
  /** @param weight from 0 to 1 */
  setExpression(name: string, weight: number): void;
  /** Brings meshes and springs to where expressions and bones are. @param seconds since the last call */
  update(seconds: number): void;
}

/** Clips move the bones of the file, so the copied, normalized ones must not move them back. */
export function prepare(loader: GLTFLoader): void {
  loader.register((parser) => new VRMLoaderPlugin(parser, {autoUpdateHumanBones: false}));
}

/** The VRM in a file that `prepare` had a part in reading; undefined if the file is none. */
export function read(gltf: GLTF): LoadedVrm | undefined {
  const vrm = gltf.userData['vrm'] as VRM | undefined;
  if (!vrm) return undefined;
  // A VRM 0.x looks along -Z; the view begins in front of +Z.
  VRMUtils.rotateVRM0(vrm);
  const expressions = vrm.expressionManager;
  return {
    expressions: expressions?.expressions.map(({expressionName}) => expressionName) ?? [],
    setExpression: (name, weight) => expressions?.setValue(name, weight),
    update: (seconds) => vrm.update(seconds),
  };
}
