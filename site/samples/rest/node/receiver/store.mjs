import {randomUUID} from 'node:crypto';
import {mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';

// #region save
/** Writes a file that is complete or missing, even after a crash: beside its folder first, then renamed. */
export async function save(file, content, modified = new Date()) {
  const part = `parts/${randomUUID()}`;
  for (const path of [part, file]) await mkdir(dirname(path), {recursive: true});
  try {
    // `flush` waits for the disk, so that an event survives a power failure once it has its 200.
    await writeFile(part, content, {flush: true});
    await utimes(part, modified, modified);
    await rename(part, file);
    await flushFolder(dirname(file));
  } finally {
    await rm(part, {force: true});
  }
}

/** The new name of a file is stored in its folder. Windows can't flush a folder. */
async function flushFolder(folder) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
// #endregion save

/** Removes what a crash left unfinished. Call it before anything is saved. */
export const removeParts = () => rm('parts', {recursive: true, force: true});

const ifMissing = (value) => (error) => {
  if (error.code === 'ENOENT') return value;
  throw error;
};

/** The content of a JSON file; undefined if there is none. */
export async function read(file) {
  const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
  return text && JSON.parse(text);
}

/** The paths of a folder's JSON files. */
export async function list(folder) {
  const names = await readdir(folder).catch(ifMissing([]));
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
}

/** Whether a file was saved from a link that was requested after this time. */
export async function isSavedSince(time, file) {
  const {mtimeMs} = await stat(file).catch(ifMissing({mtimeMs: -1}));
  return Math.round(mtimeMs) >= time;
}

// #region jobs
const fileOf = (job) => `jobs/${job.id}.json`;

/** Stores a job, which `due` makes the worker start at once. */
export async function addJob(job) {
  const stored = {id: randomUUID(), created: Date.now(), due: 0, attempts: 0, ...job};
  await saveJob(stored);
  return stored.id;
}

export const saveJob = (job) => save(fileOf(job), JSON.stringify(job, null, 2));

export const removeJob = (job) => rm(fileOf(job), {force: true});

/** Keeps a failed job in another folder, with its `reason`. */
export async function setAside(job) {
  await mkdir('failed', {recursive: true});
  await rename(fileOf(job), `failed/${job.id}.json`);
}
// #endregion jobs
