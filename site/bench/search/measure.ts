import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {EngineName} from './engines';
import type {MeasureMessage, MeasureReport, MeasureTask} from './measure-worker';
import type {BenchQuery} from './queries';
import {serve} from './site-server';
import type {Row} from './table';

/** Runs per engine; the results are medians. */
const rounds = 3;

export interface Measured {
  /** Folder with the pages and the indexes. */
  readonly directory: string;
  /** Folder of the scripts that `bundle.mjs` creates. */
  readonly bundles: string;
  readonly queries: readonly BenchQuery[];
}

interface Run extends MeasureReport {
  /** Brotli bytes fetched for the first query. */
  readonly fetched: number;
}

export type Figures = Pick<Row, 'fetched' | 'load' | 'p50' | 'p95' | 'found'>;

/** Loads an engine in separate worker threads, types queries, and computes the medians. */
export async function measureEngine(engine: EngineName, {directory, bundles, queries}: Measured): Promise<Figures> {
  const server = await serve(directory);
  const setting = {origin: server.origin, site: directory, bundles};
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    runs.push(await runOnce({engine, countFound: round === 0, setting, queries}, server.takeBytes));
  }
  server.close();
  const middle = (figure: (run: Run) => number): number => percentile(runs.map(figure), 0.5);
  return {
    fetched: middle(({fetched}) => fetched),
    load: middle(({load}) => load),
    p50: middle(({keystrokes}) => percentile(keystrokes, 0.5)),
    p95: middle(({keystrokes}) => percentile(keystrokes, 0.95)),
    found: Object.entries(runs[0]!.found).map(([kind, count]) => ({
      kind,
      count,
      of: queries.filter((query) => query.kind === kind).length,
    })),
  };
}

function runOnce(task: MeasureTask, takeBytes: () => number): Promise<Run> {
  takeBytes();
  return new Promise((resolve, reject) => {
    let fetched = 0;
    const worker = new Worker(path.join(task.setting.bundles, 'measure.mjs'), {workerData: task});
    worker.on('error', reject);
    worker.on('message', (message: MeasureMessage) => {
      if (message.kind === 'first query') {
        fetched = takeBytes();
      } else {
        void worker.terminate().then(() => resolve({...message.report, fetched}));
      }
    });
  });
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
