import type {GlbSource} from './source';

/** A file that the reader chose on one page for the tool on another. It stays in this tab's memory. */
let handed: File | GlbSource | undefined;

export function handFile(file: File | GlbSource): void {
  handed = file;
}

/** Returns the stored file once. `openHandedFile` in `source.ts` validates it. */
export function takeHandedFile(): File | GlbSource | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
