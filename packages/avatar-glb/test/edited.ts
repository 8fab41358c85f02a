import {readContainer, writeContainer} from '../read/container';

/** A copy of a GLB with changed JSON; a test may break any part of it. */
export function edited(bytes: Uint8Array, edit: (gltf: any) => void): Uint8Array {
  const {json, bin} = readContainer(bytes);
  edit(json);
  return writeContainer(json, bin);
}
