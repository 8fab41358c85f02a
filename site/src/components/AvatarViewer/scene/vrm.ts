/** VRM 0.x and 1.0: bones and expressions. A separate chunk, because most models don't need it. */
import {VRMLoaderPlugin, VRMMetaLoaderPlugin, VRMUtils, type VRM} from '@pixiv/three-vrm';
import type {GLTF, GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

/** The part of a VRM 1.0 file with the license of the model. */
interface Licensed {
  readonly extensions?: {readonly VRMC_vrm?: {readonly meta?: {readonly licenseUrl?: string}}};
}

export function prepare(loader: GLTFLoader): void {
  loader.register((parser) => {
    const {licenseUrl = ''} = (parser.json as Licensed).extensions?.VRMC_vrm?.meta ?? {};
    return new VRMLoaderPlugin(parser, {
      // Clips animate the file's bones, so the normalized copies must not override them.
      autoUpdateHumanBones: false,
      // The library rejects all licenses but VRM's own. Here, readers view their own files, under any license.
      metaPlugin: new VRMMetaLoaderPlugin(parser, {acceptLicenseUrls: [licenseUrl]}),
    });
  });
}

/** The VRM of a file that was loaded with `prepare`; undefined if the file isn't a VRM. */
export function read(gltf: GLTF) {
  const vrm = gltf.userData['vrm'] as VRM | undefined;
  if (!vrm) return undefined;
  // A VRM 0.x faces -Z, but the view begins in front of +Z.
  VRMUtils.rotateVRM0(vrm);
  const expressions = vrm.expressionManager;
  return {
    expressions: expressions?.expressions.map(({expressionName}) => expressionName) ?? [],
    /** @param weight from 0 to 1 */
    setExpression: (name: string, weight: number) => expressions?.setValue(name, weight),
    /** Moves meshes and springs to match expressions and bones. */
    update: () => vrm.update(0),
  };
}
