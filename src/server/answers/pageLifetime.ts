import type { Entry, Lifetime } from '../edge/entry.ts';
import { ttlOf } from '../edge/freshness.ts';
import { isPersonal, pageRule } from './pageRules.ts';
import { absentLifetime } from './lifetimes.ts';
import type { DefaultLifetime } from '../edge/http/interpretAnswer.ts';
import type { RouteName } from '#shared/routes/table.ts';

function policyFor(status: number, name: RouteName | null): DefaultLifetime | null {
  if (isPersonal(name)) return null;
  return status === 200 && name !== null ? pageRule(name).lifetime : absentLifetime;
}

/**
 * How long a page may be used: as its route says, and no longer than anything that it was made from (the strictest
 * wins). A page that came from stale data is stale from the start, so that the next request revalidates it.
 * @param used the answers it was made from
 * @param degraded parts are missing: they may soon be there
 * @param now of the cache's clock
 * @returns null for one that is never stored
 */
export function pageLifetime(
  {
    status,
    name,
    used,
    degraded = false,
  }: { status: number; name: RouteName | null; used: readonly Entry[]; degraded?: boolean },
  now: number,
): Lifetime | null {
  const policy = policyFor(status, name);
  if (policy === null) return null;
  // A temporary redirect is for one request.
  if (status >= 500 || status === 302) return { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 };
  // The 404 of a guard that passed the URL on does not shorten the life of the next route's page.
  const sources = status === 200 ? used.filter((entry) => entry.status === 200) : used;
  const fresh = sources.reduce(
    (least, entry) => Math.min(least, Math.max(0, ttlOf(entry, now))),
    degraded ? Math.min(policy.fresh, absentLifetime.fresh) : policy.fresh,
  );
  const windowEnd = (window: 'whileRevalidate' | 'ifError') =>
    sources.reduce(
      (least, entry) => Math.min(least, Math.max(0, ttlOf(entry, now) + entry.lifetime[window])),
      policy.fresh + policy[window],
    );
  return {
    fresh,
    whileRevalidate: Math.min(policy.whileRevalidate, Math.max(0, windowEnd('whileRevalidate') - fresh)),
    ifError: Math.min(policy.ifError, Math.max(0, windowEnd('ifError') - fresh)),
    age: 0,
  };
}

/**
 * What later caches may do with a page: a browser revalidates each time, which is a quick 304; a CDN may keep
 * it as long as we do (RFC 9213), for its purges are its operator's.
 */
export function cachingFields(lifetime: Lifetime | null): Record<string, string> {
  if (lifetime === null) return { 'cache-control': 'private, no-store' };
  if (lifetime.fresh === 0 && lifetime.ifError === 0) return { 'cache-control': 'no-store' };
  return { 'cache-control': 'public, max-age=0, must-revalidate', 'cdn-cache-control': cdnLifetime(lifetime) };
}

/** A lifetime as a CDN reads it: max-age, and the windows of RFC 5861. */
export function cdnLifetime({ fresh, whileRevalidate, ifError }: Lifetime): string {
  const seconds = [
    ['max-age', fresh],
    ['stale-while-revalidate', whileRevalidate],
    ['stale-if-error', ifError],
  ] as const;
  return seconds
    .filter(([name, value]) => value > 0 || name === 'max-age')
    .map(([name, value]) => `${name}=${Math.floor(value)}`)
    .join(', ');
}
