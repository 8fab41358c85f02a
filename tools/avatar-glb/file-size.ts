/** A file size in decimal units: "3.4 MB", "32 KB"; "0 KB" only for nothing. */
export function fileSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(bytes && 1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
