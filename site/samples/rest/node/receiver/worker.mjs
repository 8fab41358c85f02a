import {rm} from 'node:fs/promises';
import {setTimeout as wait} from 'node:timers/promises';
import {ApiError} from '../avaturn.mjs';
import {GiveUp, steps} from './steps.mjs';
import {list, read, removeJob, saveJob, setAside} from './store.mjs';

const firstDelay = 1000 * Number(process.env.RETRY_SECONDS ?? 5);
/** About one day, because the longest delay is ten minutes. */
const maxAttempts = 150;
/** The call itself is wrong. Others can succeed later, such as 401 after the token is corrected. */
const finalStatuses = [400, 409, 410, 422];
const hour = 60 * 60_000;
const woken = new Set();

/** Makes the worker look at the jobs of an avatar before they are due. */
export const wake = (avatarId) => woken.add(avatarId);

// #region work
/** Works on one job after another, forever. Starts with all of them, because events may have been missed. */
export async function work() {
  for (let isFirst = true; ; isFirst = false) {
    const avatars = new Set(woken);
    woken.clear();
    for (const file of await list('jobs')) {
      await logErrors(file, async () => {
        const job = await read(file);
        if (isFirst || job.due <= Date.now() || avatars.has(job.avatarId)) await attempt(job);
      });
    }
    for (const file of await list('events')) {
      await logErrors(file, async () => {
        const {received} = await read(file);
        // Its link has expired.
        if (received < Date.now() - hour) await rm(file);
      });
    }
    await wait(Math.min(firstDelay, 1000));
  }
}

/** A file that can't be read or written must not stop the others. */
async function logErrors(file, action) {
  try {
    await action();
  } catch (error) {
    console.error(`${file}: ${error.message}`);
  }
}
// #endregion work

// #region attempt
async function attempt(job) {
  if (!job.reason) {
    // Stored before the attempt, so that nothing is requested again and again while the disk is full.
    job.attempts += 1;
    job.due = Date.now() + delay(job.attempts);
    await saveJob(job);
    try {
      const file = await steps[job.kind](job);
      await removeJob(job);
      console.log(`Saved ${file}`);
      return;
    } catch (error) {
      job.error = error.message;
      if (isFinal(error) || job.attempts >= maxAttempts) job.reason = error.message;
    }
    await saveJob(job);
    console.log(
      job.reason
        ? `Job ${job.id} failed: ${job.reason}`
        : `${job.error} Next attempt: ${new Date(job.due).toISOString()}`,
    );
  }
  if (job.reason) await setAside(job);
}

const isFinal = (error) =>
  error instanceof GiveUp || (error instanceof ApiError && finalStatuses.includes(error.status));

/** 5 seconds, 10, 20, and so on up to 10 minutes, with a random part. */
const delay = (attempts) => Math.min(firstDelay * 2 ** (attempts - 1), 600_000) * (0.75 + Math.random() / 2);
// #endregion attempt
