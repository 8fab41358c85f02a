import {
  describeFailures,
  downtimeKinds,
  eventFaults,
  jobKinds,
  maxSettings,
  noFailures,
  statusRange,
  type Settings,
} from '../../api/settings';
import {StartError, UsageError} from '@avaturn-docs/command-line/start-error';
import {readNumber} from '@avaturn-docs/command-line/program';
import type {Call} from '../command-line';
import {secondsRange, timesRange} from '../definition';
import {checkUrl, loopback, usualPort, usualToken} from '../settings';

const faults = `a status from ${statusRange.min} to ${statusRange.max}, or ${[...jobKinds, ...eventFaults, ...downtimeKinds].join(', ')}`;

/** Makes the next calls, jobs or events of a running simulator fail. */
export async function fail(call: Call): Promise<void> {
  const {values, positionals, command} = call;
  const [what] = positionals;
  const times = readNumber('times', values['times'] ?? '1', timesRange);
  const seconds = readNumber('seconds', values['seconds'] ?? '10', secondsRange);
  const change = changeOf(what, times, seconds);
  if (!change) {
    const problem = what === undefined ? 'Specify what fails:' : `"${what}" isn't a failure. Use`;
    const usage = `${problem} ${faults}. For example: ${command} fail 503`;
    // Without an argument, show what is set already, if a simulator runs.
    const set = what === undefined ? await askSettings(call).catch(() => undefined) : undefined;
    throw new UsageError(set ? `${usage}\n${shown(set)}` : usage);
  }
  const isDowntime = isOneOf(downtimeKinds, what);
  if (values['seconds'] !== undefined && !isDowntime && what !== 'delay') {
    throw new UsageError(`--seconds is for delay, api and webhooks: ${command} fail api --seconds 30`);
  }
  if (values['times'] !== undefined && isDowntime) {
    throw new UsageError(`--times isn't for ${what}. Use --seconds: ${command} fail ${what} --seconds 30`);
  }
  const before = await askSettings(call);
  console.log(shown(what === 'list' ? before : await askSettings(call, change(before))));
}

const isOneOf = <T extends string>(kinds: readonly T[], text: string | undefined): text is T =>
  kinds.some((kind) => kind === text);

/** Part of the settings, as the simulator accepts it. */
type Change = {readonly [Key in keyof Settings]?: Partial<Settings[Key]>};

/** The change of the settings for an argument; undefined if it isn't one. */
function changeOf(
  what: string | undefined,
  times: number,
  seconds: number,
): ((settings: Settings) => Change) | undefined {
  if (what === 'list') return () => ({});
  if (what === 'off') return () => noFailures;
  const status = Number(what);
  if (Number.isInteger(status) && status >= statusRange.min && status <= statusRange.max) {
    return ({nextStatus}) => ({nextStatus: [...nextStatus, ...Array<number>(times).fill(status)]});
  }
  const milliseconds = seconds * 1000;
  if (isOneOf(downtimeKinds, what)) return () => ({downtime: {[what]: milliseconds}});
  if (isOneOf(eventFaults, what)) {
    return ({nextEvents}) => ({
      nextEvents: [...nextEvents, ...Array<typeof what>(times).fill(what)],
      ...(what === 'delay' && {delays: {event: milliseconds}}),
    });
  }
  return isOneOf(jobKinds, what) ? ({failNext}) => ({failNext: {[what]: failNext[what] + times}}) : undefined;
}

const shown = (settings: Settings): string => describeFailures(settings).join('\n') || 'No failure is set.';

/**
 * Reads the settings of the simulator, or changes them.
 * @throws StartError if there is no simulator, or it rejects the change
 */
async function askSettings({values, env, command}: Call, change?: Change): Promise<Settings> {
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
      `At most ${timesRange.max} calls, ${timesRange.max} events and ${maxSettings.failNext} jobs can fail. Remove the failures that are set: ${command} fail off`,
    );
  }
  const settings = (await response.json().catch(() => undefined)) as Partial<Settings> | undefined;
  // Another program, or an earlier version of the simulator.
  if (!response.ok || !settings?.nextEvents) {
    throw new StartError(
      `The program at ${url} isn't the simulator, or an older version. Start the simulator: ${command}`,
    );
  }
  return settings as Settings;
}
