// Runs in a worker thread: loads one engine, types queries into it, and reports.
import {parentPort, workerData} from 'node:worker_threads';
import {openEngine, type EngineName, type EngineSetting} from './engines';
import {typedQueries, type BenchQuery, type QueryKind} from './queries';

/** Queries before the timing, for the compiler to see the code. */
const warmUp = 12;
/** A slow engine is not timed for longer than this many milliseconds. */
const longestTyping = 20_000;

export interface MeasureTask {
  readonly engine: EngineName;
  /** Whether the queries are counted that find their page; once is enough. */
  readonly countFound: boolean;
  readonly setting: EngineSetting;
  readonly queries: readonly BenchQuery[];
}

export interface MeasureReport {
  /** Milliseconds from nothing to ready. */
  readonly load: number;
  /** Milliseconds of each keystroke. */
  readonly keystrokes: readonly number[];
  /** How many queries of each kind found their page among the first eight. */
  readonly found: Readonly<Record<QueryKind, number>>;
}

/** `first query` asks the parent to note the bytes that were fetched so far. */
export type MeasureMessage = {readonly kind: 'first query'} | {readonly kind: 'report'; readonly report: MeasureReport};

async function measure({engine: name, countFound, setting, queries}: MeasureTask): Promise<MeasureReport> {
  const engine = await openEngine(name, setting);
  const started = performance.now();
  await engine.load();
  const load = performance.now() - started;
  await engine.search(queries[0]!.text);
  // What is fetched for snippets after a pause in typing belongs to the first query, too.
  await new Promise((resolve) => setTimeout(resolve, 500));
  parentPort!.postMessage({kind: 'first query'} satisfies MeasureMessage);

  const found: Record<QueryKind, number> = {heading: 0, unfinished: 0, 'one typo': 0, identifier: 0};
  for (const {kind, text, page} of countFound ? queries : queries.slice(0, warmUp)) {
    found[kind] += (await engine.search(text)).some((address) => address.startsWith(page)) ? 1 : 0;
  }
  const keystrokes: number[] = [];
  const typingStarted = performance.now();
  for (const {text} of queries.filter((_, index) => index % Math.floor(queries.length / typedQueries) === 0)) {
    for (let length = 1; length <= text.length && performance.now() - typingStarted < longestTyping; length++) {
      const start = performance.now();
      await engine.search(text.slice(0, length));
      keystrokes.push(performance.now() - start);
    }
  }
  return {load, keystrokes, found};
}

void measure(workerData as MeasureTask).then((report) =>
  parentPort!.postMessage({kind: 'report', report} satisfies MeasureMessage),
);
