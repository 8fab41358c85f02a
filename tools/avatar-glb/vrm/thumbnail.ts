import {GlbError} from '../error';
import {withView} from '../read/container';
import {readImageHeader} from '../read/image-header';
import {list} from '../read/json';

const types = {PNG: 'image/png', JPEG: 'image/jpeg'} as const;

/** @throws GlbError `usage` if the picture isn't a square PNG or JPEG, which VRM 1.0 requires */
function typeOf(picture: Uint8Array): string {
  const {format, width, height} = readImageHeader(picture) ?? {};
  if (format !== 'PNG' && format !== 'JPEG') {
    throw new GlbError('usage', 'The thumbnail isn’t a PNG or JPEG. Choose another picture.');
  }
  if (width !== height) {
    throw new GlbError(
      'usage',
      `The thumbnail has ${width} × ${height} pixels. VRM requires a square: crop the picture.`,
    );
  }
  return types[format];
}

/**
 * Adds a picture at the end of the binary chunk.
 * @returns the new JSON and binary chunk, and the picture's index in `images`
 * @throws GlbError `usage` if the picture isn't a square PNG or JPEG
 */
export function withPicture(source: unknown, data: Uint8Array, picture: Uint8Array) {
  const {json, bin, view} = withView(source, data, picture);
  const images = list(json['images']);
  const image = {name: 'Thumbnail', mimeType: typeOf(picture), bufferView: view};
  return {json: {...json, images: [...images, image]}, bin, index: images.length};
}
