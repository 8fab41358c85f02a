import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
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
/**
 * The highest level takes twice as long as level 10 and saves 2 percent: only for what every reader loads. On a model it takes
 * seconds per megabyte, and saves one percent over level 5.
 */
const brotliQuality = {text: 11, late: 10, binary: 5} as const;
type Kind = keyof typeof brotliQuality;
/** Offset of the operating system in a gzip header, and the value for "unknown" (RFC 1952, 2.3.1). */
const gzipSystemByte = 9;
const gzipSystemUnknown = 255;

/** Compresses to the same bytes on every system. */
async function gzipBest(content: Buffer): Promise<Buffer> {
  const copy = await compressGzip(content, {level: 9});
  // zlib writes the operating system here, but the build must be reproducible.
  copy[gzipSystemByte] = gzipSystemUnknown;
  return copy;
}

async function brotliBest(content: Buffer, kind: Kind): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[kind],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: kind === 'binary' ? constants.BROTLI_MODE_GENERIC : constants.BROTLI_MODE_TEXT,
    },
  });
}

/** Makes a copy of a content, or returns it from an earlier build. */
type Cached = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

async function compressFile(file: string, copies: string, cached: Cached): Promise<void> {
  const kind = mediaTypes[extensionOf(file)]?.compress;
  if (kind === undefined) return;
  const content = await readFile(file);
  if (content.length < smallest) return;
  const limit = kind === 'binary' ? content.length * worthwhileShare : content.length;
  const hash = createHash('sha256').update(content).digest('hex');
  const made = {
    br: await cached(`${hash}-${brotliQuality[kind]}.br`, () => brotliBest(content, kind)),
    gz: await cached(`${hash}.gz`, () => gzipBest(content)),
  };
  for (const [ending, copy] of Object.entries(made)) {
    if (copy.length >= limit) continue;
    await mkdir(path.dirname(copies), {recursive: true});
    await writeFile(`${copies}.${ending}`, copy);
  }
}

/**
 * Writes a brotli and a gzip copy of every file that benefits, as `<name>.br` and `<name>.gz`, into the folder of copies,
 * which it empties first. The same files result in the same copies.
 * @param cache folder that keeps the copies for the next time
 * @returns the names of the copies in the cache that belong to these files
 */
export async function compress(directory: string, cache: string): Promise<ReadonlySet<string>> {
  const queue = listFiles(directory)
    .filter((file) => !withheldFiles.includes(file))
    .values();
  const copies = copiesFolder(directory);
  await rm(copies, {recursive: true, force: true});
  const used = new Set<string>();
  const cached: Cached = async (name, make) => {
    used.add(name);
    const file = path.join(cache, name);
    const kept = await readFile(file).catch(() => undefined);
    if (kept !== undefined) return kept;
    const copy = await make();
    await writeFile(file, copy);
    return copy;
  };
  await mkdir(cache, {recursive: true});
  const work = async (): Promise<void> => {
    for (const file of queue) await compressFile(path.join(directory, file), path.join(copies, file), cached);
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return used;
}

/** Removes all copies but these from the cache. */
export async function keepCopies(cache: string, names: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(cache)).filter((name) => !names.has(name));
  await Promise.all(stale.map((name) => rm(path.join(cache, name))));
}
