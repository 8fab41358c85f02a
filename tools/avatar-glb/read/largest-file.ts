import {GlbError} from '../error';

/** Larger files are rejected before they are read. Avatars have 3 to 15 MB. */
export const maxFileBytes = 256e6;
/** @throws GlbError `too-large` */
export function refuseLargeFile(bytes: number): void {
  if (bytes > maxFileBytes) {
    throw new GlbError(
      'too-large',
      `The file has ${Math.round(bytes / 1e6)} MB; the limit is ${maxFileBytes / 1e6} MB. Reduce its textures and meshes first.`,
    );
  }
}
