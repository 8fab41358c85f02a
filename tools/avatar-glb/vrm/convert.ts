import {compressionNames, compressions, imageFormats, imageFormatsOf} from '../decode/extensions';
import type {Decoders} from '../decode/decompress';
import {GlbError} from '../error';
import {fileSize} from '../file-size';
import {trianglesOf} from '../inspect';
import {atBindPose, bindPoseNote} from '../read/bind-pose';
import {writeContainer} from '../read/container';
import {record, texts} from '../read/json';
import {refuseUnknownAliases, withProfile, type JointAliases} from '../read/joint-names';
import {readModel, refuseExternal, withAliases, type Model} from '../read/model';
import {stillMeshes} from '../read/skeleton';
import type {TaskOptions} from '../report';
import {label, place, some} from '../rules/rule';
import {stillText} from '../rules/skeleton';
import {runSteps} from '../steps';
import {refuseInvalid} from '../validate';
import {makeExpressions, type Emotions} from './expressions';
import {makeHumanoid, poseDoubts, refusePose} from './humanoid';
import {makeLookAt} from './look-at';
import type {VrmMeta} from './meta';
import {placeUpright} from './placement';
import {turnToTPose, type Turn} from './t-pose';
import {withPicture} from './thumbnail';

export interface VrmOptions extends TaskOptions {
  /** Decoders by extension. A file that needs a missing one is rejected. */
  readonly decoders?: Decoders;
  readonly aliases?: JointAliases;
  /** Weights of emotions that replace the suggested ones. */
  readonly emotions?: Emotions;
  /** A square picture for lists of models, as a PNG or JPEG. */
  readonly thumbnail?: Uint8Array | undefined;
}

export type VrmResult = Awaited<ReturnType<typeof toVrm>>;

const extension = 'VRMC_vrm';

/**
 * Converts an avatar's GLB to VRM 1.0: humanoid map, expressions, look-at and the given meta. An avatar elsewhere is placed
 * upright on the floor, and arms in A-pose are rotated into the T-pose. Meshes, textures and clips stay byte-identical, unless
 * meshes are compressed.
 * @param meta without `metaProblems`
 * @throws GlbError `usage`, `unsupported`, `not-convertible`, or if the bytes cannot be read as a GLB
 */
export async function toVrm(bytes: Uint8Array, meta: VrmMeta, options: VrmOptions = {}) {
  const step = runSteps(5, options);
  const source = await step('Reading the file', () => {
    const model = readModel(bytes);
    refuseFormats(model, options.decoders);
    const names = model.skeleton.joints.map(({name}) => name);
    refuseUnknownAliases(options.aliases ?? new Map(), names);
    return withAliases(model, withProfile(names, options.aliases));
  });
  const decoded = await step('Undoing compression', () => plain(bytes, source, options.decoders));
  const {model, turned, placement, parts} = await step('Mapping the humanoid', () => {
    const humanoid = makeHumanoid(decoded);
    const atRest = atBindPose(decoded);
    const placed = placeUpright(atRest);
    const {model, turned} = turnToTPose(placed.model);
    refusePose(model);
    const expressions = makeExpressions(model.gltf, options.emotions);
    return {
      model,
      turned,
      placement: [...(atRest === decoded ? [] : [bindPoseNote]), ...placed.notes, ...poseDoubts(model)],
      parts: {humanoid, expressions, lookAt: makeLookAt(model, expressions)},
    };
  });
  const vrm = await step('Writing the file', () => {
    const {thumbnail} = options;
    const {json, bin, index} = thumbnail ? withPicture(model.json, model.bin, thumbnail) : {...model, index: undefined};
    const described = {specVersion: '1.0', meta: {...meta, thumbnailImage: index}, ...parts};
    return writeContainer(withExtension(json, described), bin);
  });
  await step('Validating the result', () => refuseInvalid(vrm, readModel(vrm)));
  const {humanoid, expressions, lookAt} = parts;
  return {
    bytes: vrm,
    bones: Object.keys(humanoid.humanBones),
    /** Preset expressions, and custom expressions with the names of their shapes. */
    presets: Object.keys(expressions.preset),
    custom: Object.keys(expressions.custom),
    lookAt: lookAt?.type ?? null,
    /** Joints of the arms that were rotated into the T-pose. */
    turned,
    /** Whether meshes or textures had a compression that VRM doesn't support. */
    isDecompressed: decoded !== source,
    /** Notes for the user, a sentence each. */
    notes: [...placement, ...notesOn(source, turned, expressions.preset, vrm.byteLength)],
  };
}

function refuseFormats(model: Model, decoders: Decoders = {}): void {
  const {gltf} = model;
  if (gltf.meshes.every(({primitives}) => primitives.every((primitive) => trianglesOf(model, primitive) === 0))) {
    throw new GlbError(
      'not-convertible',
      'The file has no triangles, so there is no avatar to convert. Select the meshes when you export.',
    );
  }
  const used = imageFormatsOf(gltf.extensionsUsed).find(({type}) => !decoders.toPng?.[type]);
  if (used) {
    throw new GlbError(
      'unsupported',
      `Textures are stored as ${used.name}, which VRM 1.0 doesn’t support. Export the file again with PNG or JPEG.`,
    );
  }
  if (gltf.extensionsUsed.includes(extension) || gltf.extensionsUsed.includes('VRM')) {
    throw new GlbError('unsupported', 'The file is a VRM model already. Convert the GLB that it was made from.');
  }
  refuseExternal(model);
}

async function plain(bytes: Uint8Array, model: Model, decoders: Decoders | undefined): Promise<Model> {
  const {extensionsUsed} = model.gltf;
  if (!extensionsUsed.some((name) => compressions.has(name) || imageFormats.has(name))) {
    return model;
  }
  // Decoders are large and rarely needed.
  const {decompress} = await import(/* webpackChunkName: "decompress" */ '../decode/decompress');
  return readModel(await decompress(bytes, extensionsUsed, decoders), model.aliases);
}

function withExtension(json: unknown, vrm: object): object {
  const root = record(json);
  return {
    ...root,
    extensionsUsed: [...texts(root['extensionsUsed']), extension],
    extensions: {...record(root['extensions']), [extension]: vrm},
  };
}

function notesOn(source: Model, turned: readonly Turn[], preset: object, vrmBytes: number): string[] {
  const {gltf} = source;
  const undone = compressionNames(gltf.extensionsUsed);
  const images = imageFormatsOf(gltf.extensionsUsed);
  const left = gltf.extensionsUsed.filter((name) => !compressions.has(name) && !imageFormats.has(name));
  const still = stillMeshes(source).map((mesh) => place(source, 'mesh', mesh));
  const angles = turned.map(({joint, degrees}) => `${joint} by ${Math.round(degrees)}°`);
  return [
    still.length > 0 && stillText(some(still.map(label))),
    angles.length > 0 && `The arms are turned into the T-pose: ${angles.join(', ')}.`,
    Object.keys(preset).length === 0 && 'The file has no morph targets of a T2 face, so the model has no expressions.',
    undone.length > 0 && `Meshes are decompressed, because VRM 1.0 doesn’t support ${undone.join(' or ')}.`,
    images.length > 0 &&
      `Textures are converted from ${images.map(({name}) => name).join(' and ')} to PNG, because VRM 1.0 requires PNG or JPEG.`,
    undone.length + images.length > 0 &&
      vrmBytes > source.fileBytes &&
      `The VRM has ${fileSize(vrmBytes)}, and the GLB has ${fileSize(source.fileBytes)}. If the GLB was optimized, convert the original instead.`,
    left.length > 0 && `VRM apps may not read the extensions ${left.join(', ')}.`,
    gltf.animations.length > 0 && "The file's clips are kept, but VRM apps use their own motion.",
  ].filter((note) => note !== false);
}
