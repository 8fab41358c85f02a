import {randomUUID} from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';

/** A path for work in progress, in the folder that will hold the result: a rename can't move it to another disk. */
export const temporaryPath = (folder: string): string => path.join(folder, `.avaturn-${randomUUID()}.tmp`);

export interface WriteOptions {
  /** Otherwise, an existing file is an error with the code `EEXIST`. */
  readonly replace: boolean;
  /** Permissions of a new file; those of the process by default. */
  readonly mode?: number;
}

/**
 * Writes a file completely or not at all: into a temporary file next to it, which then takes its name. An existing file
 * keeps its permissions, and a symbolic link still points to the same file.
 * @throws the system's error; the folder is then as it was
 */
export function writeCompleteFile(file: string, content: Uint8Array, options: WriteOptions): void {
  const old = checkWritable(file, options);
  if (old && !old.isFile()) {
    // A device or pipe, such as /dev/stdout, can't be replaced.
    writeFileSync(file, content);
    return;
  }
  const target = linkTarget(file);
  const temporary = temporaryPath(path.dirname(target));
  try {
    writeNewFile(temporary, content, old, options.mode);
    // Another program may have written the file in the meantime.
    checkWritable(file, options);
    renameSync(temporary, target);
  } catch (cause) {
    rmSync(temporary, {force: true});
    throw cause;
  }
}

/**
 * Checks before long work that its result can be written.
 * @returns the existing file
 * @throws the system's error
 */
export function checkWritable(file: string, {replace}: WriteOptions): Stats | undefined {
  const old = statSync(file, {throwIfNoEntry: false});
  if (old?.isDirectory() || /[\\/]$/.test(file)) throw systemError('EISDIR', file);
  if (old && !replace) throw systemError('EEXIST', file);
  // Otherwise, the rename would replace a write-protected file.
  if (old) accessSync(file, constants.W_OK);
  if (!old || old.isFile()) accessSync(path.dirname(linkTarget(file)), constants.W_OK);
  return old;
}

function writeNewFile(file: string, content: Uint8Array, old: Stats | undefined, mode?: number): void {
  const descriptor = openSync(file, 'wx', mode);
  try {
    if (old) {
      if (process.getuid?.() === 0) fchownSync(descriptor, old.uid, old.gid);
      fchmodSync(descriptor, old.mode);
    }
    writeFileSync(descriptor, content);
    // Some file systems report a full disk only here.
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The file that a path names, also if it's a link to a file that doesn't exist yet. */
function linkTarget(file: string): string {
  if (statSync(file, {throwIfNoEntry: false})) return realpathSync(file);
  const isLink = lstatSync(file, {throwIfNoEntry: false})?.isSymbolicLink() === true;
  return isLink ? linkTarget(path.resolve(realpathSync(path.dirname(file)), readlinkSync(file))) : file;
}

const systemError = (code: string, file: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: ${file}`), {code, path: file});

const messages: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder. Check the path.',
  ENOTDIR: 'The path leads through a file. Check the path.',
  EISDIR: 'This is a folder. Specify a file.',
  EEXIST: 'The file exists. Choose another path.',
  EACCES: 'Permission denied. Change the permissions of the file or its folder, or choose another path.',
  EPERM: 'Permission denied. Change the permissions of the file or its folder, or choose another path.',
  EROFS: 'The disk is read-only. Choose another path.',
  ENOSPC: 'The disk is full. Free some space, then try again.',
  EDQUOT: 'The disk quota is used up. Free some space, then try again.',
  ENAMETOOLONG: 'The path is too long. Choose a shorter one.',
  ELOOP: 'The symbolic links form a loop. Choose another path.',
};

/** What is wrong with a file or folder, and how to fix it: one sentence or two for an error of `node:fs`. */
export function systemMessage(cause: unknown): string {
  const {code = '', message = String(cause)} = cause as NodeJS.ErrnoException;
  return messages[code] ?? `The system reports: ${message}.`;
}
