import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const mount = (folder: string, options: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;

/** A file system of its own, for tests that fill it. */
export interface SmallDisk {
  readonly folder: string;
  makeReadOnly(): void;
  remove(): void;
}

/** Mounts a small file system; undefined if this machine doesn't allow it: on Linux, only root may. */
export function smallDisk(size: string): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  if (!mount(folder, `size=${size}`)) {
    rmSync(folder, {recursive: true});
    return undefined;
  }
  return {
    folder,
    makeReadOnly() {
      if (!mount(folder, 'remount,ro')) throw new Error(`${folder} could not be made read-only.`);
    },
    remove() {
      spawnSync('umount', [folder]);
      rmSync(folder, {recursive: true});
    },
  };
}
