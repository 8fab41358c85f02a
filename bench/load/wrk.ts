import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

/** Results of one run of wrk; times in microseconds. */
export interface Load {
  readonly requests: number;
  readonly duration: number;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
  /** Responses with a status of 400 and above. */
  readonly refused: number;
  /** Connections that failed or timed out. */
  readonly failed: number;
}

const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined;

/** Finds wrk, or installs it if that needs no prompt: as root on Debian. Otherwise prints what to do. */
export function ensureWrk(): boolean {
  if (!hasWrk() && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).error === undefined) {
    console.log('No wrk found. Installing it: apt-get install wrk');
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends wrk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  }
  return hasWrk();
}

/** Parses the line that report.lua prints. */
export function readLoad(printed: string): Load {
  const line = printed.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) throw new Error(`wrk printed no result: ${printed}`);
  return JSON.parse(line) as Load;
}

/** Sends requests for one URL. Each connection sends the next one after its response. */
export async function load(
  url: string,
  {seconds, connections, headers = {}}: {seconds: number; connections: number; headers?: Record<string, string>},
): Promise<Load> {
  const child = spawn(
    'wrk',
    [
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      '--timeout=5s',
      `--script=${path.join(__dirname, 'report.lua')}`,
      ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
      url,
    ],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(child, 'close');
  return readLoad(printed);
}
