import {GlbError} from '../error';
import {readContainer, type Container} from './container';
import {readGltf, type Gltf} from './gltf';
import type {JointAliases} from './joint-names';
import {refuseDepth, refuseExcess} from './limits';
import {readScene, type SceneGraph} from './scene';
import {readSkeleton, type Skeleton} from './skeleton';

/** A parsed GLB: the input of inspection, rules and conversion. */
export interface Model extends Container {
  readonly fileBytes: number;
  readonly gltf: Gltf;
  readonly scene: SceneGraph;
  readonly skeleton: Skeleton;
  /** Other names of joints, with which the skeleton was read. */
  readonly aliases: JointAliases | undefined;
}

/** @throws GlbError if the bytes cannot be read as a GLB, or exceed the limits */
export function readModel(bytes: Uint8Array, aliases?: JointAliases): Model {
  const container = readContainer(bytes);
  const gltf = readGltf(container.json);
  refuseExcess(gltf);
  const scene = readScene(gltf);
  refuseDepth(scene);
  return {
    ...container,
    fileBytes: bytes.byteLength,
    gltf,
    scene,
    skeleton: readSkeleton(gltf, scene, aliases),
    aliases,
  };
}

/** The same model with its joints by other names. */
export const withAliases = (model: Model, aliases: JointAliases): Model => ({
  ...model,
  skeleton: readSkeleton(model.gltf, model.scene, aliases),
  aliases,
});

/** @throws GlbError `unsupported` if buffers or images are outside of the file */
export function refuseExternal({gltf}: Model): void {
  if (gltf.buffers.some(({uri}) => uri !== undefined) || gltf.images.some(({uri}) => uri !== undefined)) {
    throw new GlbError(
      'unsupported',
      'The file refers to others. Export it as glTF Binary (.glb), which contains everything.',
    );
  }
}
