// Runs in a worker thread: loads one engine, types queries, and reports the results.
import {parentPort, workerData} from 'node:worker_threads';
import {openEngine, type EngineName, type EngineSetting} from './engines';
import {typedQueries, type BenchQuery, type QueryKind} from './queries';

/** Warm-up queries before the measurement, for the JIT compiler. */
const warmUp = 12;
/** Maximum measuring time of a slow engine in milliseconds. */
const longestTyping = 20_000;

export interface MeasureTask {
  readonly engine: EngineName;
  /** Whether to count the queries that find their page; once is enough. */
  readonly countFound: boolean;
  readonly setting: EngineSetting;
  readonly queries: readonly BenchQuery[];
}

export interface MeasureReport {
  /** Milliseconds until the engine is ready. */
  readonly load: number;
  /** Milliseconds per keystroke. */
  readonly keystrokes: readonly number[];
  /** Number of queries of each kind that found their page in the first eight hits. */
  readonly found: Readonly<Record<QueryKind, number>>;
}

/** On `first query`, the parent records the bytes fetched so far. */
export type MeasureMessage = {readonly kind: 'first query'} | {readonly kind: 'report'; readonly report: MeasureReport};

async function measure({engine: name, countFound, setting, queries}: MeasureTask): Promise<MeasureReport> {
  const engine = await openEngine(name, setting);
  const started = performance.now();
  await engine.load();
  const load = performance.now() - started;
  await engine.search(queries[0]!.text);
  // Snippet texts that are fetched after a pause in typing belong to the first query, too.
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
