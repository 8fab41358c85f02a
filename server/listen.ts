import {once} from 'node:events';
import type {Server} from 'node:http';
import {type AddressInfo, isIPv6} from 'node:net';
import {listenError} from './start-error';

/** Whether an address is reached from this machine only. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';

/** An address a browser on this machine can open: the wildcards mean every interface, this one among them. */
export function browsable({address, port}: AddressInfo): string {
  const local = {'0.0.0.0': '127.0.0.1', '::': '::1'}[address] ?? address;
  return `http://${isIPv6(local) ? `[${local}]` : local}:${port}/`;
}

/**
 * @param command what starts the program, for the message when it cannot listen
 * @throws StartError with one line to show
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
