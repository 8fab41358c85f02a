import {bytesOfView} from '@avaturn-docs/avatar-glb/read/accessor';
import {readImageHeader} from '@avaturn-docs/avatar-glb/read/image-header';
import {readModel} from '@avaturn-docs/avatar-glb/read/model';
import type {FileParts} from './protocol';

/** Indentation would multiply the size of a very large JSON. */
const maxIndented = 4 * 1024 * 1024;

const types = {PNG: 'image/png', JPEG: 'image/jpeg', WebP: 'image/webp', AVIF: 'image/avif', KTX2: undefined} as const;

/** The JSON and the images of a GLB, as blobs, which the page gets without a copy. */
export function partsOfFile(bytes: Uint8Array): FileParts {
  const {gltf, bin, json, jsonBytes} = readModel(bytes);
  return {
    json: new Blob([JSON.stringify(json, null, jsonBytes > maxIndented ? undefined : 2)], {type: 'application/json'}),
    pictures: gltf.images.map(({bufferView}) => {
      const data = bytesOfView(gltf, bin, bufferView);
      const header = data && readImageHeader(data);
      const type = header && types[header.format];
      return type === undefined ? undefined : new Blob([new Uint8Array(data!)], {type});
    }),
  };
}
