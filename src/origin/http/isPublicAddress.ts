import { BlockList, isIP } from 'node:net';

/** Networks that are no public hosts' (IANA's registries of special-purpose addresses). */
const special = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  // All but 2000::/3, and of that what embeds or documents other addresses.
  ipv6: [
    ['::', 3],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['4000::', 2],
    ['8000::', 1],
  ],
} as const;

const blocked = new BlockList();
for (const [family, networks] of Object.entries(special) as ['ipv4' | 'ipv6', readonly (readonly [string, number])[]][])
  for (const [network, prefix] of networks) blocked.addSubnet(network, prefix, family);

/** Whether an IP address is one of the public internet: not of this machine, nor of a network that it is in. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !blocked.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
