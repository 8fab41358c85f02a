// Compares the embedded server with nginx, with the same build on the same machine, first under constant load and then with
// clients that behave badly.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {manifestFile} from '../../plugins/hosting/folders';
import {readCommandLine} from '../../scripts/command-line';
import {ensureNginx, findNginx, hasBrotliModule} from '../../scripts/nginx';
import {abortedReader, abortedRequest, halfClosedReader, slowReader} from '../../tests/hosting/rough-clients';
import {startNginx} from '../../tests/hosting/run-nginx';
import {startProgram} from '../../tests/hosting/server-program';
import {memoryOf} from '../memory';
import {writeTable} from '../readme-table';
import {cells, failuresOf, heads, type Memory, type Row} from './table';
import {ensureWrk, load, type Load} from './wrk';

const usage = `npm run bench:load               compares the embedded server with nginx, both with build/ or SITE_BUILD
npm run bench:load -- --write    and puts the tables into bench/README.md`;

const {values: options} = readCommandLine({usage, options: {write: {type: 'boolean'}}});

const directory = path.resolve(process.env['SITE_BUILD'] ?? 'build');
const connections = 50;
const seconds = 4;
/** Long enough to detect memory growth, with a limit for slow machines. */
const manyRequests = {count: 200_000, seconds: 60};

const page = '/docs/importing/blender/';
const model = '/models/t2-female.glb';
const brotli = {'Accept-Encoding': 'br'};
const requests: readonly {what: string; path: string; headers?: Record<string, string>; small: boolean}[] = [
  {what: 'a page, brotli', path: page, headers: brotli, small: true},
  {what: 'a page, uncompressed', path: page, small: false},
  {what: 'a page that has not changed', path: page, headers: {...brotli, 'If-None-Match': '*'}, small: true},
  {what: 'an old address', path: '/docs', small: true},
  {what: 'a picture', path: '/img/favicon.svg', headers: brotli, small: true},
  {what: 'a model of 3 MB', path: model, small: false},
];

interface Target {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<unknown>;
}

async function startOwn(): Promise<Target> {
  const {child, printed} = startProgram({args: [directory], env: {PORT: '0'}});
  const origin = /http:\/\/[\d.:]+/.exec(await printed('/\n'))?.[0] ?? '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {origin, pid: child.pid ?? 0, stop: () => (child.kill('SIGTERM'), ended)};
}

async function measure(target: Target): Promise<Load[]> {
  const loads: Load[] = [];
  for (const {path: file, headers} of requests) {
    loads.push(await load(target.origin + file, {seconds, connections, ...(headers && {headers})}));
  }
  return loads;
}

/** Sends many requests, and monitors the server's memory. */
async function watchMemory({origin, pid}: Target): Promise<Memory> {
  const start = memoryOf(pid);
  const until = Date.now() + manyRequests.seconds * 1000;
  let warm = 0;
  let done = 0;
  while (done < manyRequests.count && Date.now() < until) {
    done += (await load(origin + page, {seconds: 3, connections, headers: brotli})).requests;
    if (warm === 0 && done >= manyRequests.count / 4) warm = memoryOf(pid);
  }
  return {start, warm, end: memoryOf(pid), requests: done};
}

/** 200 clients that behave badly, while others continue to read. */
async function behaveBadly({origin, pid}: Target): Promise<{readers: Load; memory: number}> {
  const slow = await Promise.all(Array.from({length: 200}, () => slowReader(origin, model)));
  const readers = load(origin + page, {seconds, connections, headers: brotli});
  for (let round = 0; round < 5; round += 1) {
    const rough = Array.from({length: 13}, () => [
      abortedReader(origin, model),
      abortedRequest(origin),
      halfClosedReader(origin, page),
    ]);
    await Promise.all(rough.flat());
  }
  const measured = await readers;
  const memory = memoryOf(pid);
  for (const socket of slow) socket.destroy();
  return {readers: measured, memory};
}

async function main(): Promise<void> {
  if (!existsSync(manifestFile(directory))) {
    throw new Error(`There is no build in ${directory}. Build first: npm run build`);
  }
  if (!ensureWrk()) {
    console.log('SKIPPED: measuring the servers needs wrk. Debian: apt-get install wrk');
    return;
  }
  ensureNginx();
  const program = findNginx();
  const nginx =
    program === undefined ? undefined : await startNginx({program, directory, brotli: hasBrotliModule(), workers: 1});
  const own = await startOwn();
  try {
    const ownLoads = await measure(own);
    const nginxLoads = nginx ? await measure(nginx) : [];
    const rough = await behaveBadly(own);
    const memory = await watchMemory(own);
    report(
      [
        ...requests.map(({what, small}, index) => ({what, small, own: ownLoads[index]!, nginx: nginxLoads[index]})),
        {what: 'a page, with 200 slow and many broken clients', small: false, own: rough.readers, nginx: undefined},
      ],
      memory,
      [rough.memory, nginx ? memoryOf(nginx.pid) : undefined],
    );
  } finally {
    await own.stop();
    await nginx?.stop();
  }
}

function report(rows: readonly Row[], memory: Memory, [rough, nginx]: readonly (number | undefined)[]): void {
  const megabytes = (bytes: number | undefined): string => (bytes === undefined ? '' : (bytes / 1e6).toFixed(0));
  const memoryHeads = [
    'Memory, MB',
    'Before the requests',
    'Warm',
    `After ${memory.requests} requests`,
    '200 slow clients',
    'nginx',
  ];
  const memoryRow = ['', ...[memory.start, memory.warm, memory.end, rough, nginx].map(megabytes)];
  console.table(rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, cells(row)[index]]))));
  console.table([Object.fromEntries(memoryHeads.map((head, index) => [head, memoryRow[index]]))]);
  if (options['write']) {
    writeTable('load', heads, rows.map(cells));
    writeTable('load-memory', memoryHeads, [memoryRow]);
  }
  const failures = failuresOf(rows, memory);
  failures.forEach((failure) => console.error(failure));
  process.exitCode = failures.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
