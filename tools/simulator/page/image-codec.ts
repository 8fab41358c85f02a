import {imageTypes} from '../api/objects';
import type {ImageCodec} from '../content/render';

function context(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const made = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
  if (!made) throw new Error('This browser provides no canvas for the image.');
  return made;
}

/** Reads and writes images in a page. @param readLayer returns a file of `layers/` */
export function imageCodec(readLayer: (file: string) => Promise<Uint8Array>): ImageCodec {
  return {
    read: async (file) => decode(await readLayer(file)),
    async write({width, height, data}, format) {
      const canvas = context(width, height);
      canvas.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
      const blob = await canvas.canvas.convertToBlob({type: imageTypes[format]});
      // A browser that lacks an encoder writes PNG instead.
      if (blob.type !== imageTypes[format]) throw new Error(`This browser can't write ${format}. Ask for png.`);
      return new Uint8Array(await blob.arrayBuffer());
    },
  };
}

async function decode(bytes: Uint8Array): Promise<ImageData> {
  const bitmap = await createImageBitmap(new Blob([bytes.slice()], {type: 'image/webp'}));
  const canvas = context(bitmap.width, bitmap.height);
  canvas.drawImage(bitmap, 0, 0);
  return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
}
