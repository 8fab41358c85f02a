import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {nodeImageCodec} from '@avaturn-docs/avatar-glb/images/node';
import {imageTypes} from '../api/objects';
import type {ImageCodec} from '../content/render';

const quality = 80;

/**
 * Reads and writes images in Node, without native code.
 * @param folder the folder with the layers of renders
 */
export function imageCodec(folder: string): ImageCodec {
  const codec = nodeImageCodec();
  return {
    read: async (file) => codec.decode(new Uint8Array(await readFile(path.join(folder, file))), imageTypes.webp),
    write: (pixels, format) => codec.encode(pixels as ImageData, imageTypes[format], quality),
  };
}
