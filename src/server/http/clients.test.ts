import type { Request } from 'express';
import { bareAddress, createProxyTrust, networkOf, subscriberOf } from './clients.ts';

const from = (ip: string) => ({ ip }) as Request;

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:4711', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is the address %s', (given, address) => {
  expect(bareAddress(given)).toBe(address);
});

it('takes the addresses of one /64 for one subscriber, and those of one /48 for one network', () => {
  expect(subscriberOf(from('2001:db8:1:1::1'))).toBe(subscriberOf(from('[2001:db8:1:1::2]:4711')));
  expect(subscriberOf(from('2001:db8:1:1::1'))).not.toBe(subscriberOf(from('2001:db8:1:2::1')));
  expect(networkOf(from('2001:db8:1:1::1'))).toBe(networkOf(from('2001:db8:1:2::1')));
  expect(networkOf(from('192.0.2.1'))).toBe(networkOf(from('192.0.2.2:4711')));
  expect(subscriberOf(from('_hidden'))).toBe(subscriberOf(from('unknown')));
});

it('trusts proxies of private networks and those named, with a port or without', () => {
  const trusts = createProxyTrust(['203.0.113.0/24', '2001:db8:ffff::/48', '198.51.100.7']);
  for (const proxy of ['127.0.0.1', '::1', '10.1.2.3', '172.16.0.1:80', '::ffff:192.168.1.1', 'fd00::1', '169.254.1.1'])
    expect([proxy, trusts(proxy)]).toEqual([proxy, true]);
  for (const proxy of ['203.0.113.9', '203.0.113.9:4711', '[2001:db8:ffff::1]:443', '198.51.100.7'])
    expect([proxy, trusts(proxy)]).toEqual([proxy, true]);
  for (const client of ['192.0.2.1', '172.32.0.1', '198.51.100.8', '2001:db8::1', 'unknown', ''])
    expect([client, trusts(client)]).toEqual([client, false]);
});
