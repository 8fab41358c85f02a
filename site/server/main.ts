/**
 * Serves a build: `tsx server/main.ts [directory]`, with HOST (127.0.0.1) and PORT (3000; 0 selects a free one). If it can't
 * start, it prints one line to stderr and exits with code 1; SIGTERM and SIGINT stop it with code 0.
 *
 * With `--check-address` it only checks whether HOST and PORT are available, so that `npm start` fails before the build.
 */
import {createServer} from 'node:http';
import {browsable, isLoopback, listen} from '@avaturn-docs/command-line/listen';
import {StartError} from '@avaturn-docs/command-line/start-error';
import {stopWithProcess} from '@avaturn-docs/command-line/stop';
import {readSettings} from './settings';
import {createSiteServer} from './site-server';

async function serve(settings: ReturnType<typeof readSettings>): Promise<void> {
  const server = createSiteServer(settings);
  stopWithProcess(server);
  const address = await listen(server, settings);
  console.log(`The site is at ${browsable(address)}`);
  if (!isLoopback(address.address)) {
    console.log(
      `HOST is ${settings.host}: other machines on the network can reach it too. Leave HOST out to keep it to this machine.`,
    );
  }
}

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (!settings.checkAddress) return serve(settings);
  const probe = createServer();
  await listen(probe, settings, 'npm start');
  probe.close();
}

main().catch((error: unknown) => {
  const known = error instanceof StartError;
  console.error(known ? error.message : `The server cannot start: ${String(error)}`);
  process.exitCode = 1;
});
