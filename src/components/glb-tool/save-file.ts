/** Hands a file that was made in the page to the browser's downloads. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun with the click; it keeps the content itself.
  URL.revokeObjectURL(url);
}

/** `jacket.glb` becomes `jacket` and the ending. */
export function renamed(name: string, ending: string): string {
  return name.replace(/\.\w+$/, '') + ending;
}
