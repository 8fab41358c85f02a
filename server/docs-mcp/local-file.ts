import {readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {GlbError} from '@avaturn-docs/avatar-glb/error';
import {refuseLargeFile} from '@avaturn-docs/avatar-glb/read/container';

/**
 * Reads a GLB from a caller's path. Only allowed folders are readable, because the caller is a model that may follow
 * injected instructions.
 * @param allowed the working directory and the folders of `--allow`
 * @throws GlbError with the fix
 */
export function readLocalFile(file: string, allowed: readonly string[]): Uint8Array {
  let real: string;
  try {
    // A link inside a folder may point outside it.
    real = realpathSync(path.resolve(file));
  } catch {
    throw new GlbError('usage', `There is no file ${file}. Give a path from ${allowed[0]}.`);
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
  const {size} = statSync(real);
  refuseLargeFile(size);
  try {
    return readFileSync(real);
  } catch (cause) {
    throw new GlbError('usage', `${file} can't be read (${(cause as Error).message}).`);
  }
}
