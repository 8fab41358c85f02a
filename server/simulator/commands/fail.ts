import {
  describeFailures,
  jobKinds,
  maxSettings,
  type JobKind,
  type Settings,
  statusRange,
} from '@avaturn-docs/simulator/api/settings';
import {StartError, UsageError} from '../../start-error';
import type {Call, Command} from '../command-line';
import {checkUrl, loopback, usualPort, usualToken} from '../settings';

const maxTimes = maxSettings.nextStatus;
const faults = `a status from ${statusRange.min} to ${statusRange.max} for the next call, or ${jobKinds.join(', ')} for the next of these`;

/** Makes the next calls or jobs of a running simulator fail. */
export const fail: Command = {
  options: {times: {type: 'string', default: '1'}, 'allow-network': {type: 'boolean'}},
  arguments: 1,
  async run(call) {
    const {values, positionals, command} = call;
    const [what] = positionals;
    const times = Number(values['times']);
    if (!Number.isInteger(times) || times < 1 || times > maxTimes) {
      throw new UsageError(`--times "${String(values['times'])}" isn't a number from 1 to ${maxTimes}.`);
    }
    const change = changeOf(what, times);
    if (!change) {
      const problem = what === undefined ? 'Specify what fails:' : `"${what}" isn't a failure. Use`;
      const usage = `${problem} ${faults}. For example: ${command} fail 503`;
      // Without an argument, show what is set already, if a simulator runs.
      const set = what === undefined ? await askSettings(call).catch(() => undefined) : undefined;
      throw new UsageError(set ? `${usage}\n${shown(set)}` : usage);
    }
    const before = await askSettings(call);
    console.log(shown(what === 'list' ? before : await askSettings(call, change(before))));
  },
};

type Change = (settings: Settings) => Partial<Settings>;

/** The change of the settings for an argument; undefined if it isn't one. */
function changeOf(what: string | undefined, times: number): Change | undefined {
  if (what === 'list') return () => ({});
  if (what === 'off') return () => ({nextStatus: [], failNext: {avatar: 0, export: 0, render: 0}});
  const status = Number(what);
  if (Number.isInteger(status) && status >= statusRange.min && status <= statusRange.max) {
    return ({nextStatus}) => ({nextStatus: [...nextStatus, ...Array<number>(times).fill(status)]});
  }
  const kind = jobKinds.find((kind: JobKind) => kind === what);
  return kind && (({failNext}) => ({failNext: {...failNext, [kind]: failNext[kind] + times}}));
}

const shown = (settings: Settings): string => describeFailures(settings).join('\n') || 'No failure is set.';

/**
 * Reads the settings of the simulator, or changes them.
 * @throws StartError if there is no simulator, or it rejects the change
 */
async function askSettings({values, env, command}: Call, change?: Partial<Settings>): Promise<Settings> {
  const url = env['AVATURN_API_URL'] || `http://127.0.0.1:${usualPort}`;
  checkUrl('AVATURN_API_URL', url, `AVATURN_API_URL=http://127.0.0.1:${usualPort} ${command} fail 503`);
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  // Otherwise the token of a real project could be sent to any server.
  if (!loopback.test(host) && values['allow-network'] !== true) {
    throw new StartError(
      `AVATURN_API_URL is ${url}, which isn't on this machine. To send the token there, add --allow-network.`,
    );
  }
  const token = env['AVATURN_API_TOKEN'] || env['SIMULATOR_TOKEN'] || usualToken;
  const response = await fetch(new URL('/sandbox/settings', url), {
    method: change ? 'PATCH' : 'GET',
    headers: {Authorization: `Bearer ${token}`, ...(change && {'Content-Type': 'application/json'})},
    ...(change && {body: JSON.stringify(change)}),
    redirect: 'manual',
    signal: AbortSignal.timeout(5000),
  }).catch(() => {
    throw new StartError(`No simulator responds at ${url}. Start it: ${command}`);
  });
  if (response.status === 401) {
    throw new StartError('The simulator has a different token. Set AVATURN_API_TOKEN to the token that it printed.');
  }
  if (response.status === 422) {
    throw new StartError(
      `At most ${maxTimes} calls and ${maxSettings.failNext} jobs can fail. Remove the failures that are set: ${command} fail off`,
    );
  }
  if (!response.ok) throw new StartError(`${url} responds with ${response.status}. Is it the simulator?`);
  return (await response.json()) as Settings;
}
