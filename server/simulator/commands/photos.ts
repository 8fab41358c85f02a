import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {StartError} from '../../start-error';
import type {Command} from '../command-line';

/** Writes three sample pictures to upload instead of photos of a face. */
export const photos: Command = {
  options: {force: {type: 'boolean'}},
  arguments: 1,
  async run({positionals, values, command, files}) {
    const [folder = '.'] = positionals;
    const {photos: from} = await files();
    try {
      await mkdir(folder, {recursive: true});
      for (const name of (await readdir(from)).sort()) {
        const target = path.join(folder, name);
        // A photo of the same name may be the only copy.
        await writeFile(target, await readFile(path.join(from, name)), {flag: values['force'] ? 'w' : 'wx'});
        console.log(target);
      }
    } catch (error) {
      const {code, path: file, message} = error as NodeJS.ErrnoException;
      throw new StartError(
        code === 'EEXIST'
          ? `${file} exists already. Use it, replace it with --force, or choose another folder${folder === '.' ? `: ${command} photos photos` : '.'}`
          : `The pictures can't be written to ${folder}: ${message}`,
      );
    }
  },
};
