import {existsSync} from 'node:fs';
import {compress} from './compress';
import {stampContentTimes} from './content-times';
import {manifestFile} from './folders';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * The build's last step, which `scripts/build.ts` calls after `docusaurus build`. Only then does every file exist: the
 * `postBuild` hooks of plugins run concurrently (see `index.ts`). A build without this step is complete for hosts that
 * compress themselves, such as Cloudflare Pages.
 * @param directory output folder of `docusaurus build`
 * @returns a one-line summary
 * @throws Error with its fix if the folder has no build
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
