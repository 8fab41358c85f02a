import {createHash} from 'node:crypto';
import {existsSync, readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {compress} from './compress';
import {copiesCache, copiesFolder} from './folders';

/** September 2001 to September 2018: plausible for all tools, with 29 bits of the content's hash. */
const firstSecond = 1_000_000_000;
const seconds = 2 ** 29;

/**
 * Sets the modification time of every file and compressed copy from its content. nginx creates entity tags from time and
 * size: this way, replicas agree on them, and a deployment changes only the tags of changed files.
 */
function stampContentTimes(build: string): void {
  for (const folder of [build, copiesFolder(build)].filter((name) => existsSync(name))) {
    for (const name of listFiles(folder)) {
      const file = path.join(folder, name);
      const hash = createHash('sha256').update(readFileSync(file)).digest().readUInt32BE();
      const time = firstSecond + (hash % seconds);
      utimesSync(file, time, time);
    }
  }
}

/**
 * The build's last step: only after `docusaurus build` does every file exist. A build without it is complete for hosts that
 * compress themselves, such as Cloudflare Pages.
 * @returns the names of the build's copies in the cache
 */
export async function finishBuild(directory: string, publishTools?: () => Promise<void>): Promise<ReadonlySet<string>> {
  // The tools' packages are compressed already, and another process packs them.
  const [copies] = await Promise.all([compress(directory, copiesCache), publishTools?.()]);
  stampContentTimes(directory);
  return copies;
}
