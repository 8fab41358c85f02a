import {sourceOfFiles, type GlbSource} from './source';

/** A file that the reader chose on one page for the tool of another. It stays in the memory of this tab. */
let handed: File | GlbSource | undefined;

/** Keeps a file for the next tool that asks. */
export function handFile(file: File | GlbSource): void {
  handed = file;
}

/** Gives the file that was handed over to a tool, once. */
export function takeHandedFile(onFile: (source: GlbSource) => void, onRefuse: (message: string) => void): void {
  const file = handed;
  handed = undefined;
  if (!file) return;
  try {
    onFile(file instanceof File ? sourceOfFiles([file])! : file);
  } catch (error) {
    onRefuse((error as Error).message);
  }
}
