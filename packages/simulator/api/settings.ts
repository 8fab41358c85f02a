import {Failure, type Problem} from './failure';
import {isObject} from './schema';

/** Jobs that take time on the platform and can fail there. */
export const jobKinds = ['avatar', 'export', 'render'] as const;
export type JobKind = (typeof jobKinds)[number];

/** Settings for tests against the simulator. */
export interface Settings {
  /** Duration of a job in milliseconds. */
  readonly delays: Readonly<Record<JobKind, number>>;
  /** How many of the next jobs fail. */
  readonly failNext: Readonly<Record<JobKind, number>>;
  /** Statuses of the next API calls, whatever they request. */
  readonly nextStatus: readonly number[];
}

/** Statuses that a call can be made to fail with. */
export const statusRange = {min: 400, max: 599} as const;

export const startSettings: Settings = {
  delays: {avatar: 3000, export: 1500, render: 1500},
  failNext: {avatar: 0, export: 0, render: 0},
  nextStatus: [],
};

/** One sentence for each kind of failure that is set; empty if none is. */
export function describeFailures({failNext, nextStatus}: Settings): string[] {
  const [status, ...others] = nextStatus;
  const next = (count: number, noun: string) => (count === 1 ? `The next ${noun}` : `The next ${count} ${noun}s`);
  const isSame = others.every((other) => other === status);
  return [
    ...(status === undefined
      ? []
      : [`${next(nextStatus.length, 'call')} will get ${isSame ? status : nextStatus.join(', then ')}.`]),
    ...jobKinds.flatMap((kind) => (failNext[kind] > 0 ? [`${next(failNext[kind], kind)} will fail.`] : [])),
  ];
}

/** Long enough to see a pending state, and short enough not to leave jobs running. */
export const maxSettings = {delays: 600_000, failNext: 1000, nextStatus: 100};

/**
 * The settings with the changes of a request.
 * @throws Failure 422 that names each invalid entry
 */
export function changeSettings(settings: Settings, change: unknown): Settings {
  const problems: Problem[] = [];
  if (!isObject(change)) {
    throw new Failure(422, [{loc: ['body'], msg: 'value is not a valid dict', type: 'type_error.dict'}]);
  }
  const next = {delays: {...settings.delays}, failNext: {...settings.failNext}, nextStatus: settings.nextStatus};
  for (const [group, values] of Object.entries(change)) {
    if (group === 'nextStatus') {
      if (isStatusList(values)) next.nextStatus = values;
      else {
        const msg = `use a list of at most ${maxSettings.nextStatus} whole numbers from ${statusRange.min} to ${statusRange.max}`;
        problems.push({loc: ['body', group], msg, type: 'value_error'});
      }
      continue;
    }
    if ((group !== 'delays' && group !== 'failNext') || !isObject(values)) {
      problems.push({loc: ['body', group], msg: 'use delays, failNext or nextStatus', type: 'value_error'});
      continue;
    }
    for (const [kind, value] of Object.entries(values)) {
      const fits = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxSettings[group];
      if (!jobKinds.includes(kind as JobKind) || !fits) {
        const msg = `use ${jobKinds.join(', ')}, each a whole number from 0 to ${maxSettings[group]}`;
        problems.push({loc: ['body', group, kind], msg, type: 'value_error'});
      } else {
        next[group][kind as JobKind] = value as number;
      }
    }
  }
  if (problems.length > 0) throw new Failure(422, problems);
  return next;
}

function isStatusList(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.length <= maxSettings.nextStatus &&
    value.every((status) => Number.isInteger(status) && status >= statusRange.min && status <= statusRange.max)
  );
}
