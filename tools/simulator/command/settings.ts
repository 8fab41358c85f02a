import {randomBytes} from 'node:crypto';
import {readPort} from '@avaturn-docs/command-line/listen';
import {StartError, UsageError} from '@avaturn-docs/command-line/start-error';

export type SimulatorSettings = ReturnType<typeof readSimulatorSettings>;

export interface StartOptions {
  readonly webhook?: readonly string[] | undefined;
  readonly 'allow-network'?: boolean | undefined;
  readonly 'allow-private-webhooks'?: boolean | undefined;
}

export const usualToken = 'simulator-token';
export const usualPort = 3100;

/** Names and addresses of this machine. */
export const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Reads the options and the environment. An empty variable counts as unset.
 * @throws StartError with one line to show
 */
export function readSimulatorSettings(options: StartOptions, env: NodeJS.ProcessEnv, command: string) {
  const {webhook: webhooks = [], 'allow-network': allowNetwork = false} = options;
  for (const url of webhooks) checkUrl('--webhook', url, `${command} --webhook http://127.0.0.1:8080/`);
  const host = env['HOST'] || '127.0.0.1';
  if (!allowNetwork && !loopback.test(host)) {
    throw new StartError(
      `HOST is ${host}, where other machines can reach the simulator. Leave HOST out, or allow that: ${command} --allow-network`,
    );
  }
  // The default token is public, so on a network, anybody could use it.
  const token = env['SIMULATOR_TOKEN'] || (allowNetwork ? randomBytes(18).toString('base64url') : usualToken);
  if (allowNetwork && token === usualToken) {
    throw new StartError(
      `SIMULATOR_TOKEN is ${usualToken}, which everybody knows. Choose another, or leave it out to get one.`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new StartError(
      'SIMULATOR_TOKEN contains a space or a character that no header can carry. Use letters, digits and "-".',
    );
  }
  return {
    host,
    port: readPort(env['PORT'], usualPort, command),
    token,
    /** URLs that get every webhook. */
    webhooks,
    /** Clients may set webhook URLs with private, link-local and loopback addresses. */
    allowPrivateWebhooks: options['allow-private-webhooks'] === true,
    /** Command that starts the program, for messages. */
    command,
  };
}

/** @throws UsageError that shows a correct call */
export function checkUrl(name: string, text: string, example: string): void {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new UsageError(`${name} needs an http(s) URL, and got "${text}": ${example}`);
  }
}
