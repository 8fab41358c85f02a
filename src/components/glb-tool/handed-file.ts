import type {GlbSource} from './source';

/** A file that the reader chose on one page for the tool of another. It stays in the memory of this tab. */
let handed: File | GlbSource | undefined;

/** Keeps a file for the next tool that asks. */
export function handFile(file: File | GlbSource): void {
  handed = file;
}

/** The file that was handed over, once. `openHandedFile` in `source.ts` checks it. */
export function takeHandedFile(): File | GlbSource | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
