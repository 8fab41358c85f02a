import type {Load} from './wrk';

/** The request of one row, and the results of both servers. */
export interface Row {
  readonly what: string;
  readonly own: Load;
  readonly nginx: Load | undefined;
  /** Whether the limit on the ratio applies: only for small files, where the server's own work dominates. */
  readonly small: boolean;
}

/** Memory of the embedded server, in bytes. */
export interface Memory {
  readonly start: number;
  /** After a quarter of the requests, when every code path has run once. */
  readonly warm: number;
  readonly end: number;
  readonly requests: number;
}

/** Limits of the embedded server. `growth` and `memory` in bytes. */
export const limits = {ratio: 2, memory: 150e6, growth: 15e6} as const;

export const heads = [
  'Request',
  'Embedded, requests/s',
  'nginx, requests/s',
  'nginx / embedded',
  'Embedded p50, ms',
  'Embedded p99, ms',
  'nginx p99, ms',
];

const rate = ({requests, duration}: Load): number => requests / (duration / 1e6);
const milliseconds = (microseconds: number): string => (microseconds / 1000).toFixed(1);

/** Ratio of the requests that nginx serves. */
export function ratio({own, nginx}: Row): number | undefined {
  return nginx && rate(nginx) / rate(own);
}

export function cells(row: Row): string[] {
  const {what, own, nginx} = row;
  return [
    what,
    rate(own).toFixed(0),
    nginx ? rate(nginx).toFixed(0) : '',
    ratio(row)?.toFixed(1) ?? '',
    milliseconds(own.p50),
    milliseconds(own.p99),
    nginx ? milliseconds(nginx.p99) : '',
  ];
}

/** Limits that the embedded server exceeds, one line each. */
export function failuresOf(rows: readonly Row[], {warm, end, requests}: Memory): string[] {
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    ...rows
      .filter(({own}) => own.failed + own.refused > 0)
      .map(({what, own}) => `${what}: ${own.failed} requests failed and ${own.refused} were refused.`),
    ...rows
      .filter((row) => row.small && (ratio(row) ?? 0) > limits.ratio)
      .map((row) => `${row.what}: nginx is ${ratio(row)?.toFixed(1)} times as fast; the limit is ${limits.ratio}.`),
    ...(end > limits.memory
      ? [`The server uses ${megabytes(end)} after ${requests} requests; the limit is ${megabytes(limits.memory)}.`]
      : []),
    ...(end - warm > limits.growth
      ? [`The server's memory grew from ${megabytes(warm)} to ${megabytes(end)} while it served the same requests.`]
      : []),
  ];
}
