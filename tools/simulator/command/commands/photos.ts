import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {checkWritable, systemMessage, writeCompleteFile} from '@avaturn-docs/command-line/write-file';
import {StartError} from '@avaturn-docs/command-line/start-error';
import type {Command} from '../command-line';

/** Writes three sample images to upload instead of photos of a face. */
export const photos: Command = {
  options: {force: {type: 'boolean'}},
  arguments: 1,
  async run({positionals, values, command, files}) {
    const folder = positionals[0] || '.';
    if (existsSync(folder) && !statSync(folder).isDirectory()) {
      throw new StartError(`${folder} is a file. Choose a folder: ${command} photos photos`);
    }
    const {photos: from} = await files();
    const images = readdirSync(from)
      .sort()
      .map((name) => ({target: path.join(folder, name), content: readFileSync(path.join(from, name))}));
    try {
      writeAll(folder, images, values['force'] === true);
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
    for (const {target} of images) console.log(target);
  },
};

interface Image {
  readonly target: string;
  readonly content: Uint8Array;
}

/**
 * Writes the images, and removes those that are new if one can't be written.
 * @throws the system's error
 */
function writeAll(folder: string, images: readonly Image[], replace: boolean): void {
  const created: string[] = [];
  try {
    makeFolder(folder, created);
    // A photo of the same name may be the only copy.
    for (const {target} of images) checkWritable(target, {replace});
    for (const {target, content} of images) {
      const isNew = !existsSync(target);
      writeCompleteFile(target, content, {replace});
      if (isNew) created.push(target);
    }
  } catch (error) {
    for (const one of created) rmSync(one, {recursive: true, force: true});
    throw error;
  }
}

/**
 * Creates a folder with its parents, and adds those that are new to a list. Node's recursive mkdir reports a read-only disk as a
 * missing folder, and never ends below /proc.
 */
function makeFolder(folder: string, created: string[]): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder), created);
  mkdirSync(folder);
  created.push(folder);
}
