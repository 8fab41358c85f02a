import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {copiesFolder} from './folders';
import {withheldFiles} from './manifest';
import {extensionOf, mediaTypes} from './media-types';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A smaller file fits in a packet without compression. */
const smallest = 1024;
/** A binary file's copy must be this much smaller, because the reader pays for decoding it. */
const worthwhileShare = 0.95;
/** The highest level takes seconds per megabyte of a model, and saves only one percent over level 5. */
const brotliQuality = {text: 11, binary: 5} as const;
/** Offset of the operating system in a gzip header, and the value for "unknown" (RFC 1952, 2.3.1). */
const gzipSystemByte = 9;
const gzipSystemUnknown = 255;

export interface CompressionReport {
  /** Number of files with at least one compressed copy, and their bytes before and after. */
  files: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
}

/** Compresses to the same bytes on every system. */
export async function gzipBest(content: Buffer): Promise<Buffer> {
  const copy = await compressGzip(content, {level: 9});
  // zlib writes the operating system here, but the build must be reproducible.
  copy[gzipSystemByte] = gzipSystemUnknown;
  return copy;
}

async function brotliBest(content: Buffer, kind: 'text' | 'binary'): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[kind],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: kind === 'text' ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
    },
  });
}

async function compressFile(file: string, copies: string, report: CompressionReport): Promise<void> {
  const kind = mediaTypes[extensionOf(file)]?.compress;
  if (kind === undefined) return;
  const content = await readFile(file);
  const limit = kind === 'binary' ? content.length * worthwhileShare : content.length;
  const none = Buffer.alloc(0);

  const gzipped = content.length < smallest ? none : await gzipBest(content);
  // If gzip hardly shrinks a binary file, brotli isn't worth the time.
  const hopeless = content.length < smallest || (kind === 'binary' && gzipped.length > limit);
  const brotlied = hopeless ? none : await brotliBest(content, kind);

  let kept = false;
  const keep = async (copy: Buffer, suffix: string): Promise<number> => {
    if (copy.length === 0 || copy.length >= limit) return content.length;
    await mkdir(path.dirname(copies), {recursive: true});
    await writeFile(`${copies}${suffix}`, copy);
    kept = true;
    return copy.length;
  };
  const brotliBytes = await keep(brotlied, '.br');
  const gzipBytes = await keep(gzipped, '.gz');
  if (!kept) return;
  report.files += 1;
  report.bytes += content.length;
  report.brotliBytes += brotliBytes;
  report.gzipBytes += gzipBytes;
}

/**
 * Writes a brotli and a gzip copy of every file that benefits, as `<name>.br` and `<name>.gz`, into the folder of copies,
 * which it empties first. The same files result in the same copies.
 */
export async function compress(directory: string): Promise<CompressionReport> {
  const report: CompressionReport = {files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0};
  const queue = listFiles(directory)
    .filter((file) => !withheldFiles.includes(file))
    .values();
  const copies = copiesFolder(directory);
  await rm(copies, {recursive: true, force: true});
  const work = async (): Promise<void> => {
    for (const file of queue) await compressFile(path.join(directory, file), path.join(copies, file), report);
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return report;
}
