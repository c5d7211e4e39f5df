import { isIP } from 'node:net';

/** Names that the public DNS never has (RFC 2606, 6761, 6762, 8375), and those of clusters. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal|lan|home\.arpa)\.?$/;

/** Whether anybody may open an origin: its host is a name of the public DNS. */
export function isPublicName(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && isIP(hostname) === 0 && !reserved.test(hostname);
}

/** Whether the network is made up, as the demo is: its contact address is at a name that nobody can have. */
export const isMadeUp = ({ BRAND_EMAIL }: { BRAND_EMAIL: string }): boolean =>
  reserved.test(BRAND_EMAIL.slice(BRAND_EMAIL.lastIndexOf('@') + 1));
