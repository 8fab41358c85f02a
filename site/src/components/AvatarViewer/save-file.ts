/** Saves a file that was created in the page as a download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may read it after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name of a file with a new extension: `jacket.glb` without `.glb`, then the extension. */
export const renamed = (name: string, ending: string): string => name.replace(/\.\w+$/, '') + ending;
