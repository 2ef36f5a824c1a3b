import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from '../api-services.ts';

/** Where a proxy of ours would stand: on this machine or in its own network. */
const ownNetworks = new BlockList();
ownNetworks.addSubnet('127.0.0.0', 8, 'ipv4');
ownNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
ownNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
ownNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

/**
 * The address that a call comes from. A proxy of ours notes it last in X-Forwarded-For; what stands before it was
 * written by the caller, and a call that comes straight from outside could have written all of it.
 */
export function callerAddress(c: Context<ApiEnv>): string {
  const peer = plainAddress(c.env?.incoming?.socket.remoteAddress ?? '');
  if (peer && !isOwn(peer)) return peer;
  const forwarded = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) ? forwarded : peer || 'unknown';
}

/** IPv4 over IPv6 is the same address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

function isOwn(address: string): boolean {
  return ownNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
