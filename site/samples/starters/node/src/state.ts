import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import type {Job} from './queue.js';

export interface Avatar {
  readonly account: string;
  status: 'processing' | 'exporting' | 'saved' | 'failed';
  /** Ids of the renders that were requested. */
  readonly renders: string[];
}

interface State {
  /** Avaturn's user id of each account. */
  users: Record<string, string>;
  avatars: Record<string, Avatar>;
  jobs: Job[];
}

const file = 'data/state.json';

async function readState(): Promise<State> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as State;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {users: {}, avatars: {}, jobs: []};
  }
}

/** The app's data. Use your database instead of this file. */
export const state = await readState();

let writing = Promise.resolve();

async function write(): Promise<void> {
  await mkdir('data', {recursive: true});
  await writeFile(`${file}.part`, JSON.stringify(state, null, 2));
  await rename(`${file}.part`, file);
}

/**
 * Writes the state sequentially, so that the file is complete at any time.
 * @throws Error if the write fails; the next call writes again
 */
export function saveState(): Promise<void> {
  writing = writing.then(write, write);
  return writing;
}
