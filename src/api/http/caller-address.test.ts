import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import type { ApiEnv } from '../api-services.ts';
import { callerAddress } from './caller-address.ts';

const addressOf = (peer: string, forwarded?: string, proxies?: string) => {
  const { trustedProxies } = readEnvironment({ TRUSTED_PROXIES: proxies });
  const c = {
    env: { incoming: { socket: { remoteAddress: peer } } },
    req: { header: () => forwarded },
  } as unknown as Context<ApiEnv>;
  return callerAddress(c, trustedProxies);
};

it.each([
  ['a stranger cannot choose an address', '198.51.100.1', '203.0.113.9', undefined, '198.51.100.1'],
  ['nor from a private network', '10.0.0.7', '203.0.113.9', undefined, '10.0.0.7'],
  ['nor from one over IPv6', 'fd00::7', '203.0.113.9', undefined, 'fd00:0:0:0::/64'],
  ['a proxy on this machine is believed', '127.0.0.1', '203.0.113.9', undefined, '203.0.113.9'],
  ['also over IPv6', '::1', '203.0.113.9', undefined, '203.0.113.9'],
  ['and as IPv4 in IPv6', '::ffff:127.0.0.1', '203.0.113.9', undefined, '203.0.113.9'],
  ['the last entry counts', '127.0.0.1', '1.1.1.1, 203.0.113.9', undefined, '203.0.113.9'],
  ['a named proxy is believed', '10.0.0.5', '203.0.113.9', '10.0.0.5', '203.0.113.9'],
  ['its neighbour is not', '10.0.0.6', '203.0.113.9', '10.0.0.5', '10.0.0.6'],
  ['a network of proxies', '10.0.0.6', '203.0.113.9', '10.0.0.0/24, ::1', '203.0.113.9'],
  ['a proxy behind a proxy', '10.0.0.6', '9.9.9.9, 203.0.113.9, 10.0.0.8', '10.0.0.0/24', '203.0.113.9'],
  ['none when empty words say so', '127.0.0.1', '203.0.113.9', 'none', '127.0.0.1'],
  ['what is no address is passed over', '127.0.0.1', '203.0.113.9, evil', undefined, '127.0.0.1'],
])('%s', (_, peer, forwarded, proxies, expected) => {
  expect(addressOf(peer, forwarded, proxies)).toBe(expected);
});

it('counts IPv6 by its /64', () => {
  const address = addressOf('2001:db8:1:2:3:4:5:6');
  expect(address).toBe('2001:db8:1:2::/64');
  expect(addressOf('127.0.0.1', '2001:db8:1:2::ffff')).toBe(address);
  expect(addressOf('2001:db8:1:3::1')).not.toBe(address);
  expect(addressOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

it.each(['10.0.0.0/33', '10.0.0.256', 'proxy.example', '::1/129'])('%s is no trusted proxy', (proxies) => {
  expect(() => readEnvironment({ TRUSTED_PROXIES: proxies })).toThrow('TRUSTED_PROXIES');
});
