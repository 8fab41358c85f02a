import {existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkWritable, temporaryPath, type WriteOptions} from './write-file';

/**
 * Writes the files of a folder completely or not at all: they go into a temporary folder, and are then renamed.
 * @param folder an existing one stays, because a shell may be in it
 * @throws the system's error; what it created is removed
 */
export function writeFolder(
  folder: string,
  files: readonly (readonly [file: string, content: Uint8Array])[],
  options: WriteOptions,
): void {
  const isNew = !existsSync(folder);
  const temporary = temporaryPath(isNew ? existingParent(folder) : folder);
  /** What an error removes. */
  const created = [temporary];
  try {
    // A file of the same name may be the only copy.
    for (const [file] of files)
      if (existsSync(path.join(folder, file))) checkWritable(path.join(folder, file), options);
    // Not recursive: Node then reports a read-only disk as a missing folder.
    mkdirSync(temporary);
    for (const [file, content] of files) {
      mkdirSync(path.dirname(path.join(temporary, file)), {recursive: true});
      writeFileSync(path.join(temporary, file), content);
    }
    if (isNew) {
      const parent = mkdirSync(path.dirname(folder), {recursive: true});
      if (parent !== undefined) created.push(parent);
      renameSync(temporary, folder);
    } else {
      for (const name of readdirSync(temporary)) {
        const target = path.join(folder, name);
        const isNew = !existsSync(target);
        renameSync(path.join(temporary, name), target);
        if (isNew) created.push(target);
      }
      rmdirSync(temporary);
    }
  } catch (cause) {
    for (const one of created) rmSync(one, {recursive: true, force: true});
    throw cause;
  }
}

function existingParent(folder: string): string {
  const parent = path.dirname(folder);
  return lstatSync(parent, {throwIfNoEntry: false}) ? parent : existingParent(parent);
}
