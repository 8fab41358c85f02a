import {strToU8, zipSync} from 'fflate';

/** Creates an uncompressed ZIP archive. Entries have a fixed date, so the same files result in the same bytes. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  // The earliest date in the format; fflate writes local time, as the format requires.
  return zipSync(Object.fromEntries(entries), {level: 0, mtime: new Date(1980, 0, 1)});
}
