/** Hands a file that was made in the page to the browser's downloads. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may read it after this function has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** `jacket.glb` becomes `jacket` and the ending. */
export function renamed(name: string, ending: string): string {
  return name.replace(/\.\w+$/, '') + ending;
}
