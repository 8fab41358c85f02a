import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copiesFolder, hostingFolder} from '../../plugins/hosting/folders';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {brotliModule} from '../../scripts/debian';

export interface NginxSettings {
  /** Path of the executable. */
  readonly program: string;
  /** A complete build. The `nginx.conf` next to it is used. */
  readonly directory: string;
  /**
   * `true`: with the brotli module and the container's main configuration. `false`: with an otherwise empty `http` block.
   */
  readonly brotli: boolean;
}

export interface RunningNginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Replaces exactly one line, so that a changed configuration fails. */
function replaceOnce(text: string, from: RegExp, to: string): string {
  const found = text.match(new RegExp(from.source, 'gm'))?.length ?? 0;
  if (found !== 1) throw new Error(`nginx's configuration has ${found} lines like ${from.source}, not one.`);
  return text.replace(new RegExp(from.source, 'm'), to);
}

/** A main configuration without settings that the site could depend on. */
const bareMain = (place: string, site: string): string => `
pid ${place}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${place}/body;
  proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi;
  scgi_temp_path ${place}/scgi;
  include ${site};
}
`;

function writeConfiguration({directory, brotli}: NginxSettings, place: string, port: string): string {
  const site = path.join(place, 'site.conf');
  const read = (name: string): string => readFileSync(path.join(hostingFolder(directory), name), 'utf8');
  const pages = path.join(place, 'docs');
  for (const folder of [directory, copiesFolder(directory)]) {
    cpSync(folder, pages, {recursive: true, preserveTimestamps: true});
  }
  chmodSync(pages, 0o755);
  const withPort = replaceOnce(read('nginx.conf'), /^ {2}listen 8080;$/, `  listen 127.0.0.1:${port};`);
  writeFileSync(site, replaceOnce(withPort, /^ {2}root \/var\/www\/docs;$/, `  root ${pages};`));

  let main = bareMain(place, site);
  if (brotli) {
    main = read('nginx-main.conf').replaceAll('/tmp/', `${place}/`);
    main = replaceOnce(main, /^include \/etc\/nginx\/modules-enabled\/\*\.conf;$/, `include ${brotliModule};`);
    main = replaceOnce(main, /^ {2}include \/etc\/nginx\/conf\.d\/\*\.conf;$/, `  include ${site};`);
  }
  const file = path.join(place, 'nginx.conf');
  writeFileSync(file, main);
  return file;
}

async function untilListening(child: ChildProcess, origin: string, said: () => string): Promise<void> {
  const responds = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await responds())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Starts nginx on a free loopback port, with the build's own configuration except for address, folder and writable paths.
 */
export async function startNginx(settings: NginxSettings): Promise<RunningNginx> {
  const place = mkdtempSync(path.join(tmpdir(), 'hosting-nginx-'));
  // Started as root, nginx reads files as another user.
  chmodSync(place, 0o755);
  const port = await freePort();
  const file = writeConfiguration(settings, place, port);
  const child = spawn(settings.program, ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await untilListening(child, origin, () => said);
  return {
    origin,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(place, {recursive: true, force: true});
    },
  };
}
