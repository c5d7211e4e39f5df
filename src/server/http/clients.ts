import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Loopback, link-local and private networks: where a reverse proxy of one's own stands. */
const privateNetworks = [
  '127.0.0.0/8',
  '::1/128',
  '169.254.0.0/16',
  'fe80::/10',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
] as const;

/**
 * An address without what some proxies write around it in X-Forwarded-For: a port (`192.0.2.1:4711`,
 * `[2001:db8::1]:4711`), brackets, a zone. An IPv4 address as IPv6 (`::ffff:192.0.2.1`) is the same address.
 */
export const bareAddress = (address: string): string =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** @param networks addresses and networks (`203.0.113.0/24`) @returns whether an address is among them */
export function createAddressCheck(networks: readonly string[]): (address: string) => boolean {
  const listed = new BlockList();
  for (const network of networks) {
    const [address, prefix] = network.split('/') as [string, string?];
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    listed.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  const isListed = (given: string): boolean => {
    const address = bareAddress(given);
    return isIP(address) !== 0 && listed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
  // Behind a proxy every connection is from the same address, and a hit has no microsecond for it.
  let last = { given: '', result: isListed('') };
  return (given) => {
    if (given !== last.given) last = { given, result: isListed(given) };
    return last.result;
  };
}

/**
 * Which addresses are reverse proxies, for Express's `trust proxy`: their X-Forwarded-For is believed.
 * @param others addresses and networks beside those of private networks
 */
export const createProxyTrust = (others: readonly string[] = []): ((address: string) => boolean) =>
  createAddressCheck([...privateNetworks, ...others]);

/** What a proxy names that is no address counts as one client. */
function addressOf({ ip = '' }: Request): string {
  const address = bareAddress(ip);
  return isIP(address) === 0 ? 'unknown' : address;
}

/** One subscriber: an address, or the /64 of an IPv6 address. */
export const subscriberOf = (req: Request): string => ipKeyGenerator(addressOf(req), 64);

/** Who can take many addresses: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function networkOf(req: Request): string {
  const address = addressOf(req);
  return isIPv6(address) ? ipKeyGenerator(address, 48) : address.replace(/\.\d+$/, '');
}
