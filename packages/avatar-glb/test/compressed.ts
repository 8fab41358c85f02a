import {Logger, WebIO} from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
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
export async function withWebp(bytes: Uint8Array): Promise<Uint8Array> {
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions([EXTTextureWebP]);
  const document = await io.readBinary(bytes);
  document.createExtension(EXTTextureWebP).setRequired(true);
  for (const texture of document.getRoot().listTextures()) {
    texture.setImage(new Uint8Array(await sharp(texture.getImage()!).webp().toBuffer())).setMimeType('image/webp');
  }
  return io.writeBinary(document);
}
