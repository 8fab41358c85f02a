import {readFileSync, realpathSync, statSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {systemMessage} from '@avaturn-docs/command-line/write-file';
import {GlbError} from '@avaturn-docs/avatar-glb/error';
import {refuseLargeFile} from '@avaturn-docs/avatar-glb/read/largest-file';

/**
 * Folders whose files are readable: the working directory and those of `--allow`. Desktop apps start programs in the root or
 * the home folder, which contain private files, so these count only if they are allowed.
 */
export function readableFolders(cwd: string, allowed: readonly string[], home: string = homedir()): string[] {
  const isPrivate = [path.parse(cwd).root, home].some((folder) => path.relative(folder, cwd) === '');
  return isPrivate ? [...allowed] : [cwd, ...allowed];
}

/**
 * Reads a GLB from a caller's path. Only allowed folders are readable, because the caller is a model that may follow
 * injected instructions.
 * @param allowed folders; a relative path starts at the first
 * @throws GlbError with the fix
 */
export function readLocalFile(file: string, allowed: readonly string[]): Uint8Array {
  const [first] = allowed;
  if (first === undefined) {
    throw new GlbError(
      'usage',
      'No folder is readable. The user can allow one by starting the server with --allow FOLDER.',
    );
  }
  const real = realPathInside(path.resolve(first, file), allowed);
  // The same message for a missing file and one outside, because a caller could search the disk by the difference.
  if (real === undefined) {
    throw new GlbError(
      'usage',
      `${file} isn't a file in ${allowed.join(', ')}. Check the path. The user can allow another folder by starting the server with --allow FOLDER.`,
    );
  }
  try {
    const stats = statSync(real);
    if (stats.isDirectory()) throw new GlbError('usage', `${file} is a folder. Give the path of a GLB in it.`);
    // A pipe would block the server, and a device may have no end.
    if (!stats.isFile()) throw new GlbError('usage', `${file} is a device or pipe. Give the path of a GLB.`);
    refuseLargeFile(stats.size);
    return readFileSync(real);
  } catch (cause) {
    throw cause instanceof GlbError ? cause : new GlbError('usage', `${file}: ${systemMessage(cause)}`);
  }
}

/** The path without links, because a link inside a folder may point outside it; undefined if it is outside or missing. */
function realPathInside(file: string, folders: readonly string[]): string | undefined {
  try {
    const real = realpathSync(file);
    const isInside = folders.some((folder) => {
      const relative = path.relative(realpathSync(folder), real);
      // On Windows, a path on another drive stays absolute.
      return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
    });
    return isInside ? real : undefined;
  } catch {
    return undefined;
  }
}
