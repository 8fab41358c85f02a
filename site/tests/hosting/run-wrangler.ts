import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export interface RunningWrangler {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Without the user's account or settings, and without network requests: no metrics, reports, updates or locations. */
function environment(home: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:CLOUDFLARE|CF|WRANGLER|MINIFLARE)_/.test(name));
  return {
    ...Object.fromEntries(own),
    HOME: home,
    XDG_CONFIG_HOME: home,
    CI: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_SEND_METRICS: 'false',
  };
}

/** Stops wrangler and its children when the test process ends in any way. */
const endWithParent = 'process.on("disconnect", () => process.kill(-process.pid, "SIGKILL"))';

/** Resolves with the origin from wrangler's IPC channel once it accepts requests. */
async function ready(child: ChildProcess): Promise<string> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += String(text)));
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      const {event, ip, port} = JSON.parse(String(message)) as Readonly<Record<string, string | number>>;
      if (event === 'DEV_SERVER_READY') resolve(`http://${ip}:${port}`);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Wrangler ended before it was ready: ${printed}`)));
  });
}

/**
 * Starts the runtime of Cloudflare Pages for a build, with its own home and working directory. Wrangler starts workerd and
 * others; all are in one process group and end with it.
 * @param program path of wrangler's executable
 */
export async function startWrangler(program: string, directory: string): Promise<RunningWrangler> {
  const home = mkdtempSync(path.join(tmpdir(), 'hosting-wrangler-'));
  const settings = ['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0', '--compatibility-date', '2025-01-01'];
  const node = ['--no-warnings', '--experimental-vm-modules', `--import=data:text/javascript,${endWithParent}`];
  const args = [...node, program, 'pages', 'dev', directory, ...settings];
  const child = spawn(process.execPath, args, {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environment(home),
  });
  const ended = once(child, 'exit');
  const end = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The complete process group has ended.
    }
  };
  const stop = async (): Promise<void> => {
    end('SIGTERM');
    await ended;
    end('SIGKILL');
    rmSync(home, {recursive: true, force: true});
  };
  try {
    return {origin: await ready(child), stop};
  } catch (error) {
    await stop();
    throw error;
  }
}
