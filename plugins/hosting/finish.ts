import {existsSync} from 'node:fs';
import {compress} from './compress';
import {stampContentTimes} from './content-times';
import {manifestFile} from './folders';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * The build's last step, for `scripts/build.ts` to call when `docusaurus build` has ended. That is the only moment at
 * which every file is there: inside the build, the plugins' last hooks run at the same time (see `index.ts`). A build
 * that skips it is complete for hosts that compress by themselves, as Cloudflare Pages does.
 * @param directory the folder that `docusaurus build` wrote
 * @returns one line that says what was done
 * @throws Error with its fix if the folder holds no build
 */
export async function finishBuild(directory: string): Promise<string> {
  if (!existsSync(manifestFile(directory))) {
    throw new Error(`There is no finished build in ${directory}. Make one first: npm run build`);
  }
  const started = performance.now();
  const {files, bytes, brotliBytes, gzipBytes} = await compress(directory);
  stampContentTimes(directory);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return (
    `Compressed ${files} files in ${seconds} s: ${megabytes(bytes)} become ${megabytes(brotliBytes)} with brotli, ` +
    `${megabytes(gzipBytes)} with gzip.`
  );
}
