import {strToU8, zipSync} from 'fflate';

/**
 * A ZIP archive of texts, without compression. Its entries have a fixed date, so the same files give the same bytes.
 * @param files content by path inside the archive, with `/` between folders
 */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  // The first day the format knows; fflate writes local time, as the format wants.
  return zipSync(Object.fromEntries(entries), {level: 0, mtime: new Date(1980, 0, 1)});
}
