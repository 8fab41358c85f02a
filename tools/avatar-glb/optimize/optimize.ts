import {PropertyType, type Document} from '@gltf-transform/core';
import {KHRDracoMeshCompression} from '@gltf-transform/extensions';
import {dedup, meshopt, prune, resample, sparse} from '@gltf-transform/functions';
import {MeshoptEncoder} from 'meshoptimizer/encoder';
import {Matrix4} from 'three/src/math/Matrix4.js';
import {decompress, makeIo, readPlain, type Decoders} from '../decode/decompress';
import {compressions, draco, imageFormats, isExtensionUsed} from '../decode/extensions';
import {GlbError} from '../error';
import {fileSize} from '../file-size';
import type {ImageCodec} from '../images/codec';
import {inspectModel, type Inspection} from '../inspect';
import {isText} from '../read/container';
import {readModel, refuseExternal, type Model} from '../read/model';
import type {TaskOptions} from '../report';
import {runSteps} from '../steps';
import {refuseInvalid} from '../validate';
import {boundsWarnings} from './bounds-change';
import {isDefault, refuseSettings, type OptimizeSettings} from './settings';
import {simplifyBody} from './simplify';
import {optimizeTextures} from './textures';

/** Modules that the page and the command load differently. */
export interface OptimizeTools extends TaskOptions {
  readonly images: ImageCodec;
  readonly decoders: Decoders;
  readonly makeDracoEncoder: () => Promise<unknown>;
}

export interface OptimizeResult {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly before: Inspection;
  readonly after: Inspection;
  /** True if the default settings didn't make the file smaller: then `bytes` are those of the source. */
  readonly isUnchanged: boolean;
  /** Warnings and other changes, one sentence each. */
  readonly notes: readonly string[];
}

/**
 * Reduces the size of a GLB. Keeps names, joints, clips and morph targets, and the order of materials and meshes.
 * @throws GlbError `usage`, `unsupported`, `damaged`, `not-convertible`, or if the bytes cannot be read as a GLB
 */
export async function optimize(
  bytes: Uint8Array,
  settings: OptimizeSettings,
  tools: OptimizeTools,
): Promise<OptimizeResult> {
  refuseSettings(settings);
  const step = runSteps(6, tools);
  const source = await step('Reading the file', () => {
    const model = readModel(bytes);
    refuseFormats(model);
    return model;
  });
  const io = await makeIo(source.gltf.extensionsUsed, tools.decoders);
  const document = await step('Undoing compression', () => readPlain(io, bytes));
  const safely = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
    step(name, () => work().catch(refuseFailure));
  await safely('Removing what is unused', () => tidy(document, settings.dropMorphTargets));
  const images = await safely('Reducing textures', () =>
    optimizeTextures(document, settings, tools.images, (done, total) =>
      tools.onProgress?.({step: `Reducing textures (${done + 1} of ${total})`, done: 3 + done / total, total: 6}),
    ),
  );
  await safely('Reducing meshes', async () => {
    if (settings.simplify < 1) await simplifyBody(document, settings.simplify);
  });
  const result = await safely('Writing the file', async () => {
    const {compression} = settings;
    const hasMeshes = document.getRoot().listMeshes().length > 0;
    if (hasMeshes && compression === 'meshopt') {
      await MeshoptEncoder.ready;
      io.registerDependencies({'meshopt.encoder': MeshoptEncoder});
      await document.transform(
        // One quantization grid for all meshes, so that they still share one skin.
        meshopt({
          encoder: MeshoptEncoder,
          level: 'medium',
          quantizationVolume: 'scene',
          quantizePosition: 16,
          quantizeTexcoord: 14,
        }),
        dedup({propertyTypes: [PropertyType.ACCESSOR, PropertyType.SKIN]}),
        // The matrices of the skins that were duplicates.
        prune({propertyTypes: [PropertyType.ACCESSOR], keepAttributes: true}),
      );
    } else if (hasMeshes && compression === 'draco') {
      io.registerDependencies({'draco3d.encoder': await tools.makeDracoEncoder()});
      document.createExtension(KHRDracoMeshCompression).setRequired(true);
      // Draco doesn't compress morph targets.
      await document.transform(sparse());
    }
    return io.writeBinary(document);
  });
  const before = inspectModel(source);
  const isLarger = result.byteLength >= bytes.byteLength && !isText(bytes);
  if (isLarger && isDefault(settings)) {
    const notes = ['These settings don’t make the file smaller, so the result is an unchanged copy.'];
    return {bytes: new Uint8Array(bytes), before, after: before, isUnchanged: true, notes};
  }
  const model = readModel(result);
  const invalid = await refuseInvalid(result, model, {bytes, model: source});
  const changes = boundsWarnings(
    await withoutDraco(source, bytes, tools.decoders),
    await withoutDraco(model, result, tools.decoders),
  );
  return {
    bytes: result,
    before,
    after: inspectModel(model),
    isUnchanged: false,
    notes: [
      ...(isLarger
        ? [
            `The result is larger than the source: ${fileSize(result.byteLength)} instead of ${fileSize(bytes.byteLength)}.`,
          ]
        : []),
      ...changes,
      ...(invalid ? [invalid] : []),
      ...images,
      ...notesOn(source, model, settings),
    ],
  };
}

/** The model with vertices that can be read. */
async function withoutDraco(model: Model, bytes: Uint8Array, decoders: Decoders): Promise<Model> {
  const {extensionsUsed} = model.gltf;
  if (!extensionsUsed.includes(draco) || !decoders.draco) return model;
  return readModel(await decompress(bytes, extensionsUsed, {draco: decoders.draco}));
}

function refuseFormats(model: Model): void {
  if (model.gltf.vrm) {
    throw new GlbError(
      'unsupported',
      'The file is a VRM model, which would lose its humanoid. Optimize the GLB that it was made from, then convert it.',
    );
  }
  refuseExternal(model);
}

/** A library failed on something that the validator reports: a missing accessor, or an index out of range. */
function refuseFailure(cause: unknown): never {
  if (cause instanceof GlbError) {
    throw cause;
  }
  throw new GlbError('damaged', 'The file cannot be optimized. Check it for damaged parts, and export it again.');
}

/** glTF treats missing matrices as identity, but quantization has to change them. */
function addBindMatrices(document: Document): void {
  for (const skin of document.getRoot().listSkins()) {
    if (!skin.getInverseBindMatrices()) {
      const matrices = new Float32Array(skin.listJoints().flatMap(() => new Matrix4().elements));
      const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
      skin.setInverseBindMatrices(document.createAccessor().setType('MAT4').setArray(matrices).setBuffer(buffer));
    }
  }
}

async function tidy(document: Document, dropMorphTargets: boolean): Promise<void> {
  if (dropMorphTargets) {
    removeMorphTargets(document);
  }
  addBindMatrices(document);
  await document.transform(
    dedup({keepUniqueNames: true}),
    // Joints without children, such as fingertips, are part of the skeleton.
    prune({keepLeaves: true, keepSolidTextures: true}),
    resample(),
  );
}

function removeMorphTargets(document: Document): void {
  const root = document.getRoot();
  for (const mesh of root.listMeshes()) {
    mesh.listPrimitives().forEach((primitive) => primitive.listTargets().forEach((target) => target.dispose()));
    const {targetNames: _, ...extras} = mesh.getExtras();
    mesh.setWeights([]).setExtras(extras);
  }
  root.listNodes().forEach((node) => node.setWeights([]));
  for (const channel of root.listAnimations().flatMap((animation) => animation.listChannels())) {
    if (channel.getTargetPath() === 'weights') {
      channel.dispose();
    }
  }
}

function notesOn(before: Model, after: Model, settings: OptimizeSettings): string[] {
  const lost = before.gltf.extensionsUsed.filter(
    (name) =>
      ![...after.gltf.extensionsUsed, ...compressions.keys(), ...imageFormats.keys()].includes(name) &&
      isExtensionUsed(before.json, name),
  );
  const isCompressed = after.gltf.extensionsUsed.some((name) => compressions.has(name));
  return [
    isCompressed && `Apps need a decoder for ${settings.compression === 'draco' ? 'Draco' : 'meshopt'}.`,
    after.gltf.extensionsUsed.includes('EXT_texture_webp') &&
      'Textures are WebP. Engines and VRM converters may need PNG or JPEG.',
    lost.length > 0 && `The result no longer uses ${lost.join(', ')}.`,
  ].filter((note) => note !== false);
}
