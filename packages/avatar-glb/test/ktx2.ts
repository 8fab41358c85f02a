import {Logger, WebIO} from '@gltf-transform/core';
import {KHRTextureBasisu} from '@gltf-transform/extensions';
import {createDefaultContainer, KHR_DF_MODEL_UASTC, write} from 'ktx-parse';

/** The same model with a red KTX2 image of 8 × 8 pixels instead of each of its images. */
export async function withKtx2(bytes: Uint8Array): Promise<Uint8Array> {
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions([KHRTextureBasisu]);
  const document = await io.readBinary(bytes);
  document.createExtension(KHRTextureBasisu).setRequired(true);
  const image = solidKtx2(8, [255, 0, 0, 255]);
  for (const texture of document.getRoot().listTextures()) {
    texture.setImage(image).setMimeType('image/ktx2');
  }
  return io.writeBinary(document);
}

/** A single-color block in UASTC 4×4. */
function solidKtx2(edge: number, [red, green, blue, alpha]: readonly [number, number, number, number]) {
  const [descriptor] = createDefaultContainer().dataFormatDescriptor;
  const block = new Uint8Array(16);
  // Mode 8, "solid color": a code of five bits, then the color.
  const bits =
    BigInt(0x17) | (BigInt(red) << 5n) | (BigInt(green) << 13n) | (BigInt(blue) << 21n) | (BigInt(alpha) << 29n);
  new DataView(block.buffer).setBigUint64(0, bits, true);
  const blocks = (edge / 4) ** 2;
  const levelData = new Uint8Array(blocks * 16);
  for (let at = 0; at < blocks; at += 1) {
    levelData.set(block, at * 16);
  }
  return write({
    ...createDefaultContainer(),
    vkFormat: 0,
    pixelWidth: edge,
    pixelHeight: edge,
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
