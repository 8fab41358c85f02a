/** VRM 0.x and 1.0: bones and expressions. A chunk of its own, for most models are none. */
import {VRMLoaderPlugin, VRMMetaLoaderPlugin, VRMUtils, type VRM} from '@pixiv/three-vrm';
import type {GLTF, GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

export interface LoadedVrm {
  readonly expressions: readonly string[];
  /** @param weight from 0 to 1 */
  setExpression(name: string, weight: number): void;
  /** Brings meshes and springs to where expressions and bones are. @param seconds since the last call */
  update(seconds: number): void;
}

/** The part of a VRM 1.0 file that says under which license the model is. */
interface Licensed {
  readonly extensions?: {readonly VRMC_vrm?: {readonly meta?: {readonly licenseUrl?: string}}};
}

export function prepare(loader: GLTFLoader): void {
  loader.register((parser) => {
    const {licenseUrl = ''} = (parser.json as Licensed).extensions?.VRMC_vrm?.meta ?? {};
    return new VRMLoaderPlugin(parser, {
      // Clips move the bones of the file, so the copied, normalized ones must not move them back.
      autoUpdateHumanBones: false,
      // The library refuses all licenses but VRM's own. Here readers look at files of theirs, under any.
      metaPlugin: new VRMMetaLoaderPlugin(parser, {acceptLicenseUrls: [licenseUrl]}),
    });
  });
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
