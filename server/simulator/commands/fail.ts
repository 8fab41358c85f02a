import {jobKinds, type JobKind, statusRange} from '@avaturn-docs/simulator/api/settings';
import {StartError} from '../../start-error';
import type {Command} from '../command-line';
import {commandTexts} from '../definition';
import {usualPort, usualToken} from '../settings';

const maxTimes = 100;

/** Makes the next calls or jobs of a running simulator fail. */
export const fail: Command = {
  ...commandTexts.fail,
  options: {times: {type: 'string', default: '1'}},
  arguments: 1,
  async run({values, positionals, env, command}) {
    const [what] = positionals;
    const faults = `a status from ${statusRange.min} to ${statusRange.max} for the next call, or ${jobKinds.join(', ')} for the next of these`;
    if (what === undefined) throw new StartError(`Specify what fails: ${faults}. For example: ${command} fail 503`);
    const times = Number(values['times']);
    if (!Number.isInteger(times) || times < 1 || times > maxTimes) {
      throw new StartError(`--times "${String(values['times'])}" isn't a number from 1 to ${maxTimes}.`);
    }
    const status = Number(what);
    const isStatus = Number.isInteger(status) && status >= statusRange.min && status <= statusRange.max;
    if (!isStatus && !jobKinds.includes(what as JobKind)) {
      throw new StartError(`"${what}" isn't a failure. Use ${faults}. For example: ${command} fail 503`);
    }
    const url = env['AVATURN_API_URL'] || `http://127.0.0.1:${usualPort}`;
    const token = env['AVATURN_API_TOKEN'] || env['SIMULATOR_TOKEN'] || usualToken;
    const change = isStatus ? {nextStatus: Array<number>(times).fill(status)} : {failNext: {[what]: times}};
    const response = await fetch(new URL('/sandbox/settings', url), {
      method: 'PATCH',
      headers: {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json'},
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(5000),
    }).catch(() => {
      throw new StartError(`No simulator responds at ${url}. Start it: ${command}`);
    });
    if (response.status === 401) {
      throw new StartError('The simulator has a different token. Set AVATURN_API_TOKEN to the token that it printed.');
    }
    if (!response.ok) throw new StartError(`${url} responds with ${response.status}. Is it the simulator?`);
    const count = times === 1 ? `next ${isStatus ? 'call' : what}` : `next ${times} ${isStatus ? 'calls' : `${what}s`}`;
    console.log(isStatus ? `The ${count} will get ${status}.` : `The ${count} will fail.`);
  },
};
