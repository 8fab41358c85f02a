import {readFile} from 'node:fs/promises';
import {api, call} from '../avaturn.mjs';
import {isSavedSince, read, save, saveJob} from './store.mjs';

const minute = 60_000;
/** How long a link of `render.ready` works. */
const renderLinkLifetime = 15 * minute;
/** Without an event after this time, the render is requested again. */
const renderDeadline = 20 * minute;
const maxRenderRequests = 3;

/** Another attempt would fail, too. After any other error, the worker tries again. */
export class GiveUp extends Error {}

class DeadLink extends Error {}

/** What to do for each kind of job. Each function can be interrupted and repeated, and returns the path of the saved file. */
export const steps = {
  // #region avatar
  /** Dresses an avatar made from photos. The job continues as an export. */
  async avatar(job) {
    const avatars = await call('GET', `/users/${encodeURIComponent(job.userId)}/avatars`, {
      query: {include_not_ready: 'true'},
    });
    const {status = 'not listed'} = avatars.find(({id}) => id === job.avatarId) ?? {};
    if (status === 'failed') throw new GiveUp(`Avaturn could not build avatar ${job.avatarId} from its photos.`);
    if (status !== 'ready') throw new Error(`Avatar ${job.avatarId} is ${status}.`);
    await call('PUT', `/avatars/${job.avatarId}/customization`, {
      body: JSON.parse(await readFile('customization.json', 'utf8')),
    });
    job.kind = 'export';
    await saveJob(job);
    return steps.export(job);
  },
  // #endregion avatar

  // #region export
  /** Saves the avatar as avatars/<id>.glb. */
  async export(job) {
    const file = `avatars/${job.avatarId}.glb`;
    // A crash or another job may have left nothing to do.
    if (await isSavedSince(job.created, file)) return file;
    const requested = new Date();
    const {status, url} = await call('POST', '/exports/new', {query: {avatar_id: job.avatarId}});
    if (status === 'failed') throw new GiveUp(`Avaturn could not export avatar ${job.avatarId}.`);
    if (status !== 'ready') throw new Error(`The export of avatar ${job.avatarId} is ${status}.`);
    return download(url, file, requested);
  },
  // #endregion export

  // #region render
  /** Requests a render, and saves its image as renders/<id of the job>.<format>. */
  async render(job) {
    const file = `renders/${job.id}.${job.format}`;
    if (await isSavedSince(job.created, file)) return file;
    const event = job.renderId && (await read(`events/${job.renderId}.json`));
    if (event?.status === 'failed') throw new GiveUp(`Avaturn could not render avatar ${job.avatarId}.`);
    if (event && Date.now() < event.received + renderLinkLifetime) {
      try {
        return await download(event.render_url, file);
      } catch (error) {
        if (!(error instanceof DeadLink)) throw error;
      }
    } else if (!event && Date.now() < job.deadline) {
      throw new Error(`Render ${job.renderId} is pending.`);
    }

    // No operation reads the state of a render or returns its link, so request another one.
    if (job.requests === maxRenderRequests) {
      throw new GiveUp(`Avatar ${job.avatarId} has no image after ${maxRenderRequests} requests.`);
    }
    const {id, status} = await call('POST', '/renders/new', {
      query: {avatar_id: job.avatarId, scene: job.scene, format: job.format},
    });
    job.renderId = id;
    job.requests = (job.requests ?? 0) + 1;
    job.deadline = Date.now() + renderDeadline;
    throw new Error(`Render ${id} is ${status}.`);
  },
  // #endregion render
};

// #region download
/** Saves the file behind a link. A truncated response is an error. */
async function download(url, file, requested) {
  // The API uses https, and so must its links. The simulator uses http for both.
  if (new URL(url).protocol !== new URL(api).protocol) throw new DeadLink(`The link of ${file} isn't https.`);
  const response = await fetch(url, {signal: AbortSignal.timeout(120_000)});
  if (!response.ok) {
    const message = `The download of ${file} failed with ${response.status}.`;
    throw response.status < 500 ? new DeadLink(message) : new Error(message);
  }
  await save(file, Buffer.from(await response.arrayBuffer()), requested);
  return file;
}
// #endregion download
