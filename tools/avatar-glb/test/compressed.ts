import type {Document, WebIO} from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureAVIF,
  EXTTextureWebP,
  KHRDracoMeshCompression,
  KHRTextureBasisu,
} from '@gltf-transform/extensions';
import {quantize, reorder} from '@gltf-transform/functions';
import draco from 'draco3dgltf';
import {createDefaultContainer, KHR_DF_MODEL_UASTC, write} from 'ktx-parse';
import {MeshoptEncoder} from 'meshoptimizer/encoder';
import sharp from 'sharp';
import {makeIo} from '../decode/decompress';

async function rewritten(
  bytes: Uint8Array,
  change: (document: Document, io: WebIO) => Promise<unknown>,
): Promise<Uint8Array> {
  const io = await makeIo([]);
  const document = await io.readBinary(bytes);
  await change(document, io);
  return io.writeBinary(document);
}

/** The same model with its meshes quantized and compressed by meshopt. */
export const withMeshopt = (bytes: Uint8Array): Promise<Uint8Array> =>
  rewritten(bytes, async (document, io) => {
    await MeshoptEncoder.ready;
    io.registerDependencies({'meshopt.encoder': MeshoptEncoder});
    await document.transform(reorder({encoder: MeshoptEncoder}), quantize());
    document.createExtension(EXTMeshoptCompression).setRequired(true);
  });

/** The same model with quantized meshes. */
export const withQuantization = (bytes: Uint8Array): Promise<Uint8Array> =>
  rewritten(bytes, (document) => document.transform(quantize()));

/** The same model with its meshes compressed by Draco. */
export const withDraco = (bytes: Uint8Array): Promise<Uint8Array> =>
  rewritten(bytes, async (document, io) => {
    io.registerDependencies({'draco3d.encoder': await draco.createEncoderModule()});
    document.createExtension(KHRDracoMeshCompression).setRequired(true);
  });

/** The same model with images of that many pixels. */
export const withImagesOf = (edge: number, bytes: Uint8Array): Promise<Uint8Array> =>
  withImages(bytes, (image) => sharp(image).resize(edge, edge).toBuffer());

/** The same model with its images as WebP. */
export const withWebp = (bytes: Uint8Array): Promise<Uint8Array> =>
  withImages(bytes, (image) => sharp(image).webp().toBuffer(), EXTTextureWebP, 'image/webp');

/** The same model with its images as AVIF. */
export const withAvif = (bytes: Uint8Array): Promise<Uint8Array> =>
  withImages(bytes, (image) => sharp(image).avif().toBuffer(), EXTTextureAVIF, 'image/avif');

/** The same model with a red KTX2 image of 8 × 8 pixels instead of each of its images. */
export const withKtx2 = (bytes: Uint8Array): Promise<Uint8Array> =>
  withImages(bytes, async () => redKtx2(), KHRTextureBasisu, 'image/ktx2');

function withImages(
  bytes: Uint8Array,
  convert: (image: Uint8Array) => Promise<Uint8Array>,
  format?: Parameters<Document['createExtension']>[0],
  type?: string,
): Promise<Uint8Array> {
  return rewritten(bytes, async (document) => {
    if (format) document.createExtension(format).setRequired(true);
    for (const texture of document.getRoot().listTextures()) {
      const image = await convert(texture.getImage()!);
      texture.setImage(new Uint8Array(image)).setMimeType(type ?? texture.getMimeType());
    }
  });
}

/** Four blocks of a single color in UASTC 4×4. */
function redKtx2(): Uint8Array {
  const container = createDefaultContainer();
  const [descriptor] = container.dataFormatDescriptor;
  const block = new Uint8Array(16);
  // Mode 8, "solid color": a code of five bits, then red, green, blue and alpha.
  new DataView(block.buffer).setBigUint64(0, 0x17n | (255n << 5n) | (255n << 29n), true);
  const levelData = new Uint8Array([...block, ...block, ...block, ...block]);
  return write({
    ...container,
    vkFormat: 0,
    pixelWidth: 8,
    pixelHeight: 8,
    levelCount: 1,
    levels: [{levelData, uncompressedByteLength: levelData.length}],
    dataFormatDescriptor: [
      {
        ...descriptor!,
        colorModel: KHR_DF_MODEL_UASTC,
        texelBlockDimension: [3, 3, 0, 0],
        bytesPlane: [16, 0, 0, 0, 0, 0, 0, 0],
        samples: [
          {
            bitOffset: 0,
            bitLength: 127,
            channelType: 3,
            samplePosition: [0, 0, 0, 0],
            sampleLower: 0,
            sampleUpper: 2 ** 32 - 1,
          },
        ],
      },
    ],
  });
}
