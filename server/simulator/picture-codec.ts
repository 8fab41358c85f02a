import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {PictureCodec} from '../../packages/simulator/content/render';

/** Reads and writes pictures in Node. @param folder with the layers of renders */
export function pictureCodec(folder: string): PictureCodec {
  return {
    async read(file) {
      const picture = sharp(await readFile(path.join(folder, file)));
      const {data, info} = await picture.ensureAlpha().raw().toBuffer({resolveWithObject: true});
      return {width: info.width, height: info.height, data: new Uint8ClampedArray(data)};
    },
    async write({width, height, data}, format) {
      const picture = sharp(data, {raw: {width, height, channels: 4}});
      return format === 'jpg' ? picture.removeAlpha().jpeg().toBuffer() : picture[format]().toBuffer();
    },
  };
}
