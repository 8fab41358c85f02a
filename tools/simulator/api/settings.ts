/** Jobs that take time on the platform and can fail there. */
export const jobKinds = ['avatar', 'export', 'render'] as const;
export type JobKind = (typeof jobKinds)[number];

/** What can go wrong on an event's way to the receiver, as past participle for sentences. */
const eventFaultTexts = {
  drop: () => 'dropped',
  delay: (delay: number) => `sent ${secondsText(delay)} late`,
  duplicate: () => 'sent twice',
  reorder: () => 'sent after the event that follows',
} as const;
export type EventFault = keyof typeof eventFaultTexts;
export const eventFaults = Object.keys(eventFaultTexts) as readonly EventFault[];

/** What can be down for a time: `api` responds with 503, `webhooks` drops every event. */
export const downtimeKinds = ['api', 'webhooks'] as const;
export type DowntimeKind = (typeof downtimeKinds)[number];

/** Settings for tests against the simulator. */
export interface Settings {
  /** Duration of a job in milliseconds; `event` is how late a delayed event is. */
  readonly delays: Readonly<Record<JobKind | 'event', number>>;
  /** How many of the next jobs fail. */
  readonly failNext: Readonly<Record<JobKind, number>>;
  /** Statuses of the next API calls, whatever they request. */
  readonly nextStatus: readonly number[];
  /** Faults of the next events, one for each. */
  readonly nextEvents: readonly EventFault[];
  /** Milliseconds for which something is still down. */
  readonly downtime: Readonly<Record<DowntimeKind, number>>;
}

/** A part of the settings. */
export type SettingsChange = {
  readonly [Key in keyof Settings]?: Settings[Key] extends readonly unknown[] ? Settings[Key] : Partial<Settings[Key]>;
};

/** Statuses that a call can be made to fail with. */
export const statusRange = {min: 400, max: 599} as const;

export const noFailures: Omit<Settings, 'delays'> = {
  failNext: {avatar: 0, export: 0, render: 0},
  nextStatus: [],
  nextEvents: [],
  downtime: {api: 0, webhooks: 0},
};

export const startSettings: Settings = {
  delays: {avatar: 3000, export: 1500, render: 1500, event: 10_000},
  ...noFailures,
};

const secondsText = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

/** One sentence for each kind of failure that is set; empty if none is. */
export function describeFailures({failNext, nextStatus, nextEvents, downtime, delays}: Settings): string[] {
  const next = (count: number, noun: string) => (count === 1 ? `The next ${noun}` : `The next ${count} ${noun}s`);
  const listed = (texts: readonly string[]) => (new Set(texts).size === 1 ? texts[0] : texts.join(', then '));
  const events = nextEvents.map((fault) => eventFaultTexts[fault](delays.event));
  return [
    ...(downtime.api > 0 ? [`For ${secondsText(downtime.api)}, every call will get 503.`] : []),
    ...(downtime.webhooks > 0 ? [`For ${secondsText(downtime.webhooks)}, every event will be dropped.`] : []),
    ...(nextStatus.length > 0
      ? [`${next(nextStatus.length, 'call')} will get ${listed(nextStatus.map(String))}.`]
      : []),
    ...jobKinds.flatMap((kind) => (failNext[kind] > 0 ? [`${next(failNext[kind], kind)} will fail.`] : [])),
    ...(events.length > 0 ? [`${next(events.length, 'event')} will be ${listed(events)}.`] : []),
  ];
}

/** Long enough to see a pending state, and short enough not to leave jobs running. */
export const maxSettings = {delays: 600_000, downtime: 600_000, failNext: 1000, nextStatus: 100, nextEvents: 100};

const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  propertyNames: {enum: Object.keys(properties)},
  properties,
});

const numbersOf = (kinds: readonly string[], maximum: number) =>
  objectOf(Object.fromEntries(kinds.map((kind) => [kind, {type: 'integer', minimum: 0, maximum}])));

/** The schema of a change. */
export const changeSchema = objectOf({
  delays: numbersOf([...jobKinds, 'event'], maxSettings.delays),
  failNext: numbersOf(jobKinds, maxSettings.failNext),
  downtime: numbersOf(downtimeKinds, maxSettings.downtime),
  nextStatus: {
    type: 'array',
    maxItems: maxSettings.nextStatus,
    items: {type: 'integer', minimum: statusRange.min, maximum: statusRange.max},
  },
  nextEvents: {type: 'array', maxItems: maxSettings.nextEvents, items: {enum: eventFaults}},
});
