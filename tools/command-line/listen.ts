import {once} from 'node:events';
import type {Server} from 'node:http';
import {type AddressInfo, isIPv6} from 'node:net';
import {listenError, StartError} from './start-error';

/** Whether an address is reachable only from this machine. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';

/** An address that a browser on this machine can open: wildcards include the local interface. */
export function browsable({address, port}: AddressInfo): string {
  const local = {'0.0.0.0': '127.0.0.1', '::': '::1'}[address] ?? address;
  return `http://${isIPv6(local) ? `[${local}]` : local}:${port}/`;
}

/**
 * @param usual default port
 * @param command how to start the program, for the error message
 * @throws StartError with a one-line message
 */
export function readPort(value: string | undefined, usual: number = 3000, command: string = 'npm run serve'): number {
  if (!value) return usual;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65535) return port;
  throw new StartError(
    `PORT is "${value}", which is not a port. Use a number from 0 to 65535: PORT=${usual} ${command}`,
  );
}

/**
 * @param command how to start the program, for the error message
 * @throws StartError with a one-line message
 */
export async function listen(
  server: Server,
  {host, port}: {readonly host: string; readonly port: number},
  command?: string,
): Promise<AddressInfo> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error as Error, host, port, command);
  }
  return server.address() as AddressInfo;
}
