/** A file that the reader chose on one page for the tool of another. It stays in the memory of this tab. */
let handed: File | undefined;

/** Keeps a file for the next tool that asks. */
export function handFile(file: File): void {
  handed = file;
}

/** The file that was handed over, once. */
export function takeHandedFile(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
