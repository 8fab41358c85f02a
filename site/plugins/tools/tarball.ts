import {Header} from 'tar';
import {gzipBest} from '../hosting/compress';

/** A file of a package. */
export interface PackageFile {
  /** From the package's folder. */
  readonly path: string;
  readonly content: Uint8Array;
}

const block = 512;
/** The time of every file in a package of npm. */
const time = new Date('1985-10-26T08:15:00Z');

/** An npm package as a tarball. The same files produce the same bytes. @throws Error if a path is too long for the format */
export async function packTarball(files: readonly PackageFile[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const {path, content} of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const name = `package/${path}`;
    const header = new Header({path: name, mode: 0o644, size: content.length, mtime: time, type: 'File'});
    if (header.encode()) throw new Error(`The path ${name} is too long for a tarball. Shorten it.`);
    parts.push(header.block!, Buffer.from(content), Buffer.alloc((block - (content.length % block)) % block));
  }
  return gzipBest(Buffer.concat([...parts, Buffer.alloc(2 * block)]));
}
