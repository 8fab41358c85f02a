import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {systemMessage} from '@avaturn-docs/command-line/write-file';
import {writeFolder} from '@avaturn-docs/command-line/write-folder';
import {StartError} from '@avaturn-docs/command-line/start-error';
import type {Call} from '../command-line';

/** Writes three sample images to upload instead of photos of a face. */
export async function photos({positionals, values, command, files}: Call): Promise<void> {
  const folder = positionals[0] || '.';
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new StartError(`${folder} is a file. Choose a folder: ${command} photos photos`);
  }
  const {photos: from} = await files();
  const names = readdirSync(from).sort();
  const images = names.map((name) => [name, readFileSync(path.join(from, name))] as const);
  try {
    writeFolder(folder, images, {replace: values['force'] === true});
  } catch (error) {
    const {code, path: target} = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      const other = folder === '.' ? `: ${command} photos photos` : '.';
      throw new StartError(
        `${target} exists already. Use it, replace it with --force, or choose another folder${other}`,
      );
    }
    if (code === 'EISDIR') throw new StartError(`${target} is a folder. Choose another folder for the images.`);
    throw new StartError(`The images can't be written to ${folder}. ${systemMessage(error)}`);
  }
  for (const name of names) console.log(path.join(folder, name));
}
