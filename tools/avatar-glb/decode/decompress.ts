import {GLB_BUFFER, Logger, WebIO, type Document, type GLTF} from '@gltf-transform/core';
import {ALL_EXTENSIONS} from '@gltf-transform/extensions';
import {dequantize, sortPrimitiveWeights} from '@gltf-transform/functions';
import {MeshoptDecoder} from 'meshoptimizer/decoder';
import {GlbError} from '../error';
import {readContainer} from '../read/container';
import {record, texts} from '../read/json';
import {compressions, draco, imageFormats, isExtensionUsed, meshopt, ratifiedMeshopt} from './extensions';

/** Decoders that browsers and Node load differently. */
export interface Decoders {
  /** Creates the decoder module of the package `draco3dgltf`. */
  readonly draco?: () => Promise<unknown>;
  /** Converts an image to PNG, by media type. Images of other types stay unchanged. */
  readonly toPng?: Readonly<Record<string, (image: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>>;
}

/**
 * Creates a glTF-Transform reader and writer with the decoders that a file needs.
 * @throws GlbError `unsupported` if a decoder is missing
 */
export async function makeIo(used: readonly string[], decoders: Decoders = {}): Promise<WebIO> {
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(ALL_EXTENSIONS);
  if (used.includes(draco)) {
    if (!decoders.draco) {
      throw new GlbError(
        'unsupported',
        'The meshes are compressed with Draco. Export the file again without compression.',
      );
    }
    io.registerDependencies({'draco3d.decoder': await decoders.draco()});
  }
  if (used.includes(meshopt) || used.includes(ratifiedMeshopt)) {
    await MeshoptDecoder.ready.catch(() => {
      throw new GlbError(
        'unsupported',
        'The meshes are compressed with meshopt, and this browser does not let the page decode it. Export the file again without compression.',
      );
    });
    io.registerDependencies({'meshopt.decoder': MeshoptDecoder});
  }
  return io;
}

/**
 * Reads a GLB without mesh compression and quantization.
 *
 * @throws GlbError `damaged` if it cannot be decoded
 */
export async function readPlain(io: WebIO, bytes: Uint8Array): Promise<Document> {
  try {
    const {json, bin} = readContainer(bytes);
    const document = await io.readJSON({
      json: readableJson(json),
      // Not a Buffer, whose slices share memory: decoders get copies.
      resources: {[GLB_BUFFER]: new Uint8Array(bin.buffer as ArrayBuffer, bin.byteOffset, bin.byteLength)},
    });
    // Texture coordinates and weights may be integers without the extension, which keeps them small.
    if (document.hasExtension('KHR_mesh_quantization')) await document.transform(dequantize());
    normalizeWeights(document);
    for (const extension of document.getRoot().listExtensionsUsed()) {
      if (compressions.has(extension.extensionName)) {
        extension.dispose();
      }
    }
    return document;
  } catch (cause) {
    throw undecodable(cause);
  }
}

const supported = new Set(ALL_EXTENSIONS.map(({EXTENSION_NAME}) => EXTENSION_NAME));

/**
 * The JSON with the older name of meshopt's compression, and without required extensions that no part has.
 * @throws GlbError `unsupported` for another required extension
 */
function readableJson(json: unknown): GLTF.IGLTF {
  const isRatified = isExtensionUsed(json, ratifiedMeshopt);
  const root = record(isRatified ? JSON.parse(JSON.stringify(json).replaceAll(ratifiedMeshopt, meshopt)) : json);
  const required = texts(root['extensionsRequired']);
  const unknown = required.filter((name) => !supported.has(name) && isExtensionUsed(root, name));
  if (unknown.length > 0) {
    throw new GlbError(
      'unsupported',
      `The file requires ${unknown.join(', ')}, which would be lost. Export it again without.`,
    );
  }
  return {...root, extensionsRequired: required.filter((name) => supported.has(name))} as unknown as GLTF.IGLTF;
}

/**
 * Rewrites a GLB without mesh compression, and with PNG instead of the image formats that have a decoder. Extensions that
 * glTF-Transform doesn't support are lost.
 * @throws GlbError `unsupported` if a decoder is missing, `damaged` if the file cannot be decoded
 */
export async function decompress(
  bytes: Uint8Array,
  used: readonly string[],
  decoders: Decoders = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const io = await makeIo(used, decoders);
  const document = await readPlain(io, bytes);
  const {toPng = {}} = decoders;
  try {
    for (const texture of document.getRoot().listTextures()) {
      const image = texture.getImage();
      const convert = toPng[texture.getMimeType()];
      if (image && convert) {
        texture.setImage(await convert(image)).setMimeType('image/png');
      }
    }
    for (const extension of document.getRoot().listExtensionsUsed()) {
      const format = imageFormats.get(extension.extensionName);
      if (format && toPng[format.type]) {
        extension.dispose();
      }
    }
    return await io.writeBinary(document);
  } catch (cause) {
    throw undecodable(cause);
  }
}

function undecodable(cause: unknown): GlbError {
  if (cause instanceof GlbError) return cause;
  return new GlbError(
    'damaged',
    'The compressed parts are damaged. Download the file again, or export it without compression.',
  );
}

/** Draco rounds each weight separately, but glTF 2.0 requires a sum of 1. */
function normalizeWeights(document: Document): void {
  for (const primitive of document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())) {
    if (primitive.getAttribute('WEIGHTS_0') && primitive.getAttribute('JOINTS_0')) {
      sortPrimitiveWeights(primitive);
    }
  }
}
