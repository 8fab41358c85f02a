import {randomBytes} from 'node:crypto';
import {readPort} from '../settings';
import {StartError} from '../start-error';

export const command = 'npm run simulator';

export interface SimulatorSettings {
  readonly host: string;
  readonly port: number;
  readonly token: string;
  /** URLs that get every webhook. */
  readonly webhooks: readonly string[];
  /** Clients may set webhook URLs with private, link-local and loopback addresses. */
  readonly allowPrivateWebhooks: boolean;
}

const usage = `Use: ${command} -- [--webhook <URL>]… [--allow-network] [--allow-private-webhooks]. HOST, PORT and SIMULATOR_TOKEN come from the environment.`;

const usualToken = 'simulator-token';

/** Names and addresses that stay on this machine. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Reads the program's arguments and environment. A variable that is set and empty counts as not set.
 * @throws StartError with one line to show
 */
export function readSimulatorSettings(args: readonly string[], env: NodeJS.ProcessEnv): SimulatorSettings {
  const webhooks: string[] = [];
  let allowNetwork = false;
  let allowPrivateWebhooks = false;
  for (const rest = [...args]; rest.length > 0;) {
    const argument = rest.shift();
    if (argument === '--allow-network') allowNetwork = true;
    else if (argument === '--allow-private-webhooks') allowPrivateWebhooks = true;
    else if (argument === '--webhook') webhooks.push(readUrl(rest.shift()));
    else throw new StartError(usage);
  }
  const host = env['HOST'] || '127.0.0.1';
  if (!allowNetwork && !loopback.test(host)) {
    throw new StartError(
      `HOST is ${host}, where other machines can reach the simulator. Leave HOST out, or allow that: ${command} -- --allow-network`,
    );
  }
  // The usual token is in the documentation: on a network, anybody could use it.
  const token = env['SIMULATOR_TOKEN'] || (allowNetwork ? randomBytes(18).toString('base64url') : usualToken);
  if (allowNetwork && token === usualToken) {
    throw new StartError(
      `SIMULATOR_TOKEN is ${usualToken}, which everybody knows. Choose another, or leave it out to get one.`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new StartError(
      'SIMULATOR_TOKEN holds a space or a character that no header can carry. Use letters, digits and "-".',
    );
  }
  return {host, port: readPort(env['PORT'], 3100, command), token, webhooks, allowPrivateWebhooks};
}

function readUrl(text: string | undefined): string {
  if (text === undefined || !/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new StartError(
      `--webhook needs an http(s) URL, and got ${text ?? 'nothing'}: ${command} -- --webhook http://127.0.0.1:8080/webhook`,
    );
  }
  return text;
}
