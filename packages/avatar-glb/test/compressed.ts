import {Logger, WebIO, type Document, type Extension} from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureAVIF,
  EXTTextureWebP,
  KHRDracoMeshCompression,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import {quantize, reorder} from '@gltf-transform/functions';
import draco from 'draco3dgltf';
import {MeshoptEncoder} from 'meshoptimizer/encoder';
import sharp from 'sharp';

/** The same model with its meshes quantized and compressed by meshopt. */
export async function withMeshopt(bytes: Uint8Array): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const io = new WebIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({'meshopt.encoder': MeshoptEncoder});
  const document = await io.readBinary(bytes);
  await document.transform(reorder({encoder: MeshoptEncoder}), quantize());
  document.createExtension(EXTMeshoptCompression).setRequired(true);
  return io.writeBinary(document);
}

/** The same model with quantized meshes. */
export async function withQuantization(bytes: Uint8Array): Promise<Uint8Array> {
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions([KHRMeshQuantization]);
  const document = await io.readBinary(bytes);
  await document.transform(quantize());
  return io.writeBinary(document);
}

/** The same model with its meshes compressed by Draco. */
export async function withDraco(bytes: Uint8Array): Promise<Uint8Array> {
  const io = new WebIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions([KHRDracoMeshCompression])
    .registerDependencies({'draco3d.encoder': await draco.createEncoderModule()});
  const document = await io.readBinary(bytes);
  document.createExtension(KHRDracoMeshCompression).setRequired(true);
  return io.writeBinary(document);
}

/** The same model with its images as WebP. */
export const withWebp = (bytes: Uint8Array): Promise<Uint8Array> =>
  withImages(bytes, 'webp', (document) => document.createExtension(EXTTextureWebP));

/** The same model with its images as AVIF. */
export const withAvif = (bytes: Uint8Array): Promise<Uint8Array> =>
  withImages(bytes, 'avif', (document) => document.createExtension(EXTTextureAVIF));

/** The same model with images of that many pixels. */
export async function withImagesOf(edge: number, bytes: Uint8Array): Promise<Uint8Array> {
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT));
  const document = await io.readBinary(bytes);
  for (const texture of document.getRoot().listTextures()) {
    texture.setImage(new Uint8Array(await sharp(texture.getImage()!).resize(edge, edge).toBuffer()));
  }
  return io.writeBinary(document);
}

async function withImages(
  bytes: Uint8Array,
  format: 'webp' | 'avif',
  extend: (document: Document) => Extension,
): Promise<Uint8Array> {
  const io = new WebIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions([EXTTextureAVIF, EXTTextureWebP]);
  const document = await io.readBinary(bytes);
  extend(document).setRequired(true);
  for (const texture of document.getRoot().listTextures()) {
    const image = await sharp(texture.getImage()!).toFormat(format).toBuffer();
    texture.setImage(new Uint8Array(image)).setMimeType(`image/${format}`);
  }
  return io.writeBinary(document);
}
