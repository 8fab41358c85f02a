// Loaded before a sample by NODE_OPTIONS, so that the samples need no code for tests.
import promises from 'node:fs/promises';
import {writeFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';

if (process.env.SHORT_TIMEOUT) {
  const {timeout} = AbortSignal;
  AbortSignal.timeout = () => timeout(200);
}

let left = Number(process.env.KILL_BEFORE_STEP ?? Infinity);
const killOnLast = () => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};

const {rename, rm, writeFile} = promises;
promises.rename = (from, to) => {
  killOnLast();
  return rename(from, to);
};
promises.rm = (file, options) => {
  // A part that was renamed is already gone.
  if (!String(file).startsWith('parts')) killOnLast();
  return rm(file, options);
};
promises.writeFile = (file, content, options) => {
  // Killed in the middle of a write.
  if (left === 1) writeFileSync(String(file), Buffer.from(/** @type {string} */ (content)).subarray(0, 10));
  killOnLast();
  return writeFile(file, content, options);
};
const {fetch} = globalThis;
globalThis.fetch = (/** @type {Parameters<typeof fetch>} */ ...call) => {
  killOnLast();
  return fetch(...call);
};
syncBuiltinESMExports();
