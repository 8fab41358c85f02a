import {createHash} from 'node:crypto';
import {existsSync, readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from './built-files';
import {copiesFolder} from './folders';

/** September 2001 to September 2018: a time that no tool takes for wrong, with 29 bits of the content's hash. */
const firstSecond = 1_000_000_000;
const seconds = 2 ** 29;

/**
 * Gives every file of a build, and every compressed copy, a modification time made from its content. nginx makes its
 * entity tags from time and size: this way replicas agree on them, and a deploy changes the tags of changed files only.
 */
export function stampContentTimes(build: string): void {
  for (const folder of [build, copiesFolder(build)].filter((name) => existsSync(name))) {
    for (const name of listFiles(folder)) {
      const file = path.join(folder, name);
      const hash = createHash('sha256').update(readFileSync(file)).digest().readUInt32BE();
      const time = firstSecond + (hash % seconds);
      utimesSync(file, time, time);
    }
  }
}
