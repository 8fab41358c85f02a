import {readContainer, writeContainer} from '../read/container';

/** A copy of a GLB whose JSON was changed. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test may break any part of the JSON
export function edited(bytes: Uint8Array, edit: (gltf: any) => void): Uint8Array {
  const {json, bin} = readContainer(bytes);
  edit(json);
  return writeContainer(json, bin);
}
