/** Addresses that webhooks may be sent to. API clients must not reach addresses that only this machine or its network can
 * reach. */
import {lookup as resolve} from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import {BlockList, isIP, isIPv6, type LookupFunction} from 'node:net';
import type {Send} from '../api/webhooks';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Networks that aren't part of the public internet (RFC 6890), and multicast. */
const internal = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  // Assigned by protocols. Some clouds have their metadata at 192.0.0.192.
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  internal.addSubnet(network, bits);
  // The IPv6 addresses that lead to this network: through NAT64, IPv4-compatible, and through 6to4.
  internal.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
  internal.addSubnet(`::${network}`, 96 + bits, 'ipv6');
  const hex = network.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'));
  internal.addSubnet(`2002:${hex.slice(0, 2).join('')}:${hex.slice(2).join('')}::`, 16 + bits, 'ipv6');
}
for (const [network, bits] of [
  // NAT64 of the own network
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  internal.addSubnet(network, bits, 'ipv6');
}

export interface TargetRules {
  /** Allows private and link-local addresses, and loopback ones on a network. */
  readonly allowPrivate: boolean;
  /** Only this machine can reach the simulator, and its clients can reach loopback addresses anyway. */
  readonly allowLoopback: boolean;
}

/** Whether webhooks may go to an IP address. IPv4 addresses in IPv6 form count as the addresses they contain. */
function isAllowedAddress(address: string, {allowPrivate, allowLoopback}: TargetRules): boolean {
  if (allowPrivate) return true;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (loopback.check(address, family)) return allowLoopback;
  return !internal.check(address, family);
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Whether an address may be configured. Names pass here; their address is checked when an event is sent. */
export function isAllowedTarget(url: string, rules: TargetRules): boolean {
  const host = hostOf(url);
  if (/(^|\.)localhost$/i.test(host)) return isAllowedAddress('127.0.0.1', rules);
  return isIP(host) === 0 || isAllowedAddress(host, rules);
}

/** Reasons by Node's error code. An error with several causes, as for `localhost`, has no message of its own. */
const reasons: Readonly<Record<string, string>> = {
  ABORT_ERR: 'no response within 5 seconds',
  ECONNREFUSED: 'no program listens there',
  ENOTFOUND: "the host name can't be resolved",
};

/**
 * Sends webhooks, with a timeout of five seconds. Redirects aren't followed.
 * @param trusted URLs that the operator configured
 */
export function sender(rules: TargetRules, trusted: readonly string[]): Send {
  return (url, body) => {
    const refusal = () => new Error(`${hostOf(url)} is a private address. Allow it with --allow-private-webhooks.`);
    const isTrusted = trusted.includes(url);
    if (!isTrusted && !isAllowedTarget(url, rules)) return Promise.reject(refusal());
    // Checked when connecting, because a name could resolve to another address a moment later.
    const lookup: LookupFunction = (name, options, done) =>
      resolve(name, {...options, all: true}, (error, addresses) => {
        if (error) return done(error, '');
        const [first] = addresses;
        if (!first || (!isTrusted && !addresses.every(({address}) => isAllowedAddress(address, rules)))) {
          return done(refusal(), '');
        }
        if (options.all) done(null, addresses);
        else done(null, first.address, first.family);
      });
    return new Promise((resolve, reject) => {
      const {request} = url.startsWith('https:') ? https : http;
      const headers = {'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body)};
      const sent = request(url, {method: 'POST', headers, lookup, agent: false, signal: AbortSignal.timeout(5000)});
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const {code = '', message} = error;
        reject(new Error(reasons[code] ?? (message || code)));
      });
      sent.on('response', (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      sent.end(body);
    });
  };
}
