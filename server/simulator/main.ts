/**
 * `npm run simulator`: the simulator on this machine, with HOST (127.0.0.1), PORT (3100; 0 takes a free one) and
 * SIMULATOR_TOKEN. A reason not to start is one line on stderr and exit code 1; SIGTERM and SIGINT stop it with code 0.
 */
import {onParentEnd} from '../parent';
import {StartError} from '../start-error';
import {stoppable} from '../stop';
import {readSimulatorSettings} from './settings';
import {refusedToken, startSimulator} from './start';

async function main(): Promise<void> {
  const settings = readSimulatorSettings(process.argv.slice(2), process.env);
  let stop: (() => Promise<void>) | undefined;
  const {url, loopback, simulator} = await startSimulator(settings, (server) => void (stop = stoppable(server)));
  const end = () => {
    simulator.platform.stop();
    void stop?.().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  if (process.env['npm_lifecycle_event']) onParentEnd(end);

  console.log(`The simulator is at ${url}
  API       AVATURN_API_URL=${url.slice(0, -1)}
  Token     AVATURN_API_TOKEN=${settings.token}   (${refusedToken} gets 403)
  Creator   ${url}sandbox/creator/?session=demo
  Webhooks  ${settings.webhooks.length > 0 ? settings.webhooks.join(', ') : `only logged: GET ${url}sandbox/deliveries`}
Nothing here is real, and nothing is kept. Press Ctrl+C to stop it.`);
  if (!loopback) {
    console.log(`HOST is ${settings.host}: other machines on the network can reach it too.`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : `The simulator can't start: ${String(error)}`);
  process.exitCode = 1;
});
