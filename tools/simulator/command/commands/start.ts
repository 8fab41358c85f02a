import {stopWithProcess} from '@avaturn-docs/command-line/stop';
import type {Call} from '../command-line';
import {deliveryLine} from '../delivery-line';
import {readSimulatorSettings, type StartOptions} from '../settings';
import {refusedToken, startSimulator} from '../server';

/** Starts the simulator. SIGTERM and SIGINT stop it with exit code 0. */
export async function start({values, env, command, typed, site, files}: Call): Promise<void> {
  const settings = readSimulatorSettings(values as StartOptions, env, command);
  const isQuiet = values['quiet'] === true;
  const {server, url, loopback, simulator} = await startSimulator({...settings, command: typed}, await files(), {
    site,
    onRequest: (line) => void (isQuiet || console.log(line)),
  });
  stopWithProcess(server, () => simulator.platform.stop());
  simulator.platform.webhooks.subscribe((delivery) => {
    const {line, failed} = deliveryLine(delivery, url, settings.token) ?? {};
    if (line !== undefined && (failed || !isQuiet)) console.log(line);
  });
  const {token, webhooks, host} = settings;
  console.log(`The simulator is at ${url}
  API       AVATURN_API_URL=${url.slice(0, -1)}
  Token     AVATURN_API_TOKEN=${token}   (${refusedToken} gets 403)
  Overview  ${url}
  Creator   ${url}sandbox/creator/?session=demo
  Mobile    ${url}sandbox/mobile/
  Webhooks  ${webhooks.length > 0 ? webhooks.join(', ') : `only logged: GET ${url}sandbox/deliveries`}

Create a user in another terminal:
  curl --request POST ${url}api/v1/users/new --header "Authorization: Bearer ${token}" --data '' --write-out '\\n'

This isn't Avaturn. All data is simulated and kept in memory only. Press Ctrl+C to stop it.`);
  if (!loopback) {
    console.log(`HOST is ${host}: other machines on the network can reach it too.`);
  }
}
