import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from '../../scripts/free-port';

const root = path.join(import.meta.dirname, '../..');

export interface Wrangler {
  /** A Node of 22 or later. */
  readonly node: string;
  /** Wrangler's `bin/wrangler.js`. */
  readonly program: string;
}

/**
 * Cloudflare's own development server, which answers by the same code as Cloudflare Pages. It needs Node 22, so it is no
 * dependency of this project: `WRANGLER` names its program and `WRANGLER_NODE` a Node to run it, if this one is older.
 */
export function findWrangler(): Wrangler | undefined {
  const own = Number(process.versions.node.split('.')[0]) >= 22 ? process.execPath : undefined;
  const node = process.env['WRANGLER_NODE'] ?? own;
  const program = process.env['WRANGLER'] ?? path.join(root, 'node_modules/wrangler/bin/wrangler.js');
  return node !== undefined && existsSync(node) && existsSync(program) ? {node, program} : undefined;
}

export interface RunningWrangler {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the runtime of Cloudflare Pages for a build, with a home and a working folder of its own. */
export async function startWrangler({node, program}: Wrangler, directory: string): Promise<RunningWrangler> {
  const place = mkdtempSync(path.join(tmpdir(), 'hosting-wrangler-'));
  const [port, inspector] = [await freePort(), await freePort()];
  const child = spawn(
    node,
    [program, 'pages', 'dev', directory, '--ip', '127.0.0.1', '--port', port, '--inspector-port', inspector].concat(
      '--compatibility-date',
      '2025-01-01',
    ),
    {
      cwd: place,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, HOME: place, XDG_CONFIG_HOME: place, WRANGLER_SEND_METRICS: 'false', CI: '1'},
    },
  );
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Ready on')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Wrangler ended before it was ready: ${said}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(place, {recursive: true, force: true});
    },
  };
}
