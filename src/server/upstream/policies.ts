import type { CachePolicy } from '../edge/EdgeCache.ts';

/** How long upstream answers are used again, in seconds. Every cache number of the server stands in this table; the first match holds. */
const policies: readonly { path: RegExp; policy: CachePolicy }[] = [
  { path: /^\/web\/estate\/[^/]+\/private/i, policy: { ttl: 0 } },
  { path: /^\/web\/(?:lead|rgpd)\//i, policy: { ttl: 0 } },
  { path: /^\/web\/(?:provinces|towns|zones)/, policy: { ttl: 300 } },
  // One draw of the home page's random homes lives five minutes (decision 28).
  { path: /^\/web\/estates\/.*[?&]_sort=random/, policy: { ttl: 300 } },
  { path: /^\/web\//, policy: { ttl: 60 } },
  { path: /^\/wp-json\//, policy: { ttl: 300 } },
];

export const policyOf = (path: string): CachePolicy => policies.find((entry) => entry.path.test(path))?.policy ?? { ttl: 0 };
