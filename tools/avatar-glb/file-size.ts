/** A file size in decimal units: "3.4 MB", "32 KB"; "0 KB" only for nothing. */
export function fileSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(bytes && 1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Sizes before and after, such as "3.4 MB → 3.5 MB", with the reason if the file grows. */
export const sizeChange = (before: number, after: number, reason: string): string =>
  `${fileSize(before)} → ${fileSize(after)}${after > before ? `, ${fileSize(after - before)} larger because ${reason}` : ''}`;
