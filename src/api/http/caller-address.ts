import { type BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from '../api-services.ts';

/**
 * The address by which calls are counted. Only a trusted proxy (TRUSTED_PROXIES) is believed: each notes the address it
 * was called from last in X-Forwarded-For, so the last entry that is not itself a trusted proxy counts; what stands before
 * it was written by the caller.
 */
export function callerAddress(c: Context<ApiEnv>, trustedProxies: BlockList): string {
  const peer = plainAddress(c.env?.incoming?.socket.remoteAddress ?? '');
  const isTrusted = (address: string) => trustedProxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  if (peer && !isTrusted(peer)) return network(peer);
  const forwarded = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((entry) => plainAddress(entry.trim()));
  const valid = forwarded.slice(forwarded.findLastIndex((entry) => !isIP(entry)) + 1);
  const caller = valid.findLast((entry) => !isTrusted(entry)) ?? valid[0] ?? peer;
  return caller ? network(caller) : 'unknown';
}

/** IPv4 over IPv6 is the same address; a zone names an interface of this machine. */
function plainAddress(address: string): string {
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
}

/** An IPv6 address by its /64: a household or server has a whole one, and could use another address for every call. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = (end ?? '').split(':').filter(Boolean);
  const all =
    end === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${all.slice(0, 4).join(':')}::/64`;
}
