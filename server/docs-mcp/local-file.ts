import {readFileSync, realpathSync, statSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {GlbError} from '@avaturn-docs/avatar-glb/error';
import {refuseLargeFile} from '@avaturn-docs/avatar-glb/read/container';

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
  let real: string;
  try {
    // A link inside a folder may point outside it.
    real = realpathSync(path.resolve(first, file));
  } catch {
    throw new GlbError('usage', `The file ${file} does not exist. Give a path from ${first}.`);
  }
  const inside = allowed.some((folder) => {
    const relative = path.relative(realpathSync(folder), real);
    return !relative.startsWith('..') && !path.isAbsolute(relative);
  });
  if (!inside) {
    throw new GlbError(
      'usage',
      `${file} is outside ${allowed.join(', ')}. The user can allow its folder by starting the server with --allow FOLDER.`,
    );
  }
  const stats = statSync(real);
  if (stats.isDirectory()) throw new GlbError('usage', `${file} is a folder. Give the path of a GLB in it.`);
  const {size} = stats;
  refuseLargeFile(size);
  try {
    return readFileSync(real);
  } catch (cause) {
    throw new GlbError('usage', `${file} can't be read (${(cause as Error).message}).`);
  }
}
