import {GlbError} from '../error';
import {record} from '../read/json';
import {readImageHeader} from '../read/image-header';

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
export function withPicture(json: unknown, bin: Uint8Array, picture: Uint8Array) {
  const root = record(json);
  const listOf = (name: string): readonly unknown[] => (Array.isArray(root[name]) ? root[name] : []);
  const [images, bufferViews, [buffer, ...others]] = [listOf('images'), listOf('bufferViews'), listOf('buffers')];
  const byteOffset = Math.ceil(bin.byteLength / 4) * 4;
  const joined = new Uint8Array(byteOffset + picture.byteLength);
  joined.set(bin);
  joined.set(picture, byteOffset);
  return {
    index: images.length,
    bin: joined,
    json: {
      ...root,
      buffers: [{...record(buffer), byteLength: joined.byteLength}, ...others],
      bufferViews: [...bufferViews, {buffer: 0, byteOffset, byteLength: picture.byteLength}],
      images: [...images, {name: 'Thumbnail', mimeType: typeOf(picture), bufferView: bufferViews.length}],
    },
  };
}
