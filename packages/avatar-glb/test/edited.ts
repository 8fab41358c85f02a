import {readContainer, writeContainer} from '../read/container';

/** A copy of a GLB whose JSON was changed; a test may break any part of it. */
export function edited(bytes: Uint8Array, edit: (gltf: any) => void): Uint8Array {
  const {json, bin} = readContainer(bytes);
  edit(json);
  return writeContainer(json, bin);
}
