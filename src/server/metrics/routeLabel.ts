import type { RouteName } from '#shared/routes/table.ts';
import type { Entry } from '../edge/entry.ts';
import { resolutionOfUrl } from '../page/resolutionOf.ts';
import { resourcePolicyOf, type ResourcePolicy } from '../upstream/policies.ts';

/** Where a request went, for metrics: never its URL, of which there are endless ones. */
export type RouteLabel = RouteName | ResourcePolicy['kind'] | 'static' | 'admin' | 'other';

const operators = /^\/(?:admin(?:\/|$)|metrics\/?$)/i;
const files = /^\/static\/|\.(?:svg|png|ico|webp|woff2|txt|xml|webmanifest|json)$/;

function pageLabel(url: string): RouteLabel {
  const match = resolutionOfUrl(url);
  if (match.kind === 'notFound') return 'other';
  return (match.kind === 'redirect' ? match.to?.address.route : match.address.route) ?? 'other';
}

/** @param url path and query as they came */
export function routeLabel(method: string, url: string): RouteLabel {
  const path = url.split('?', 1)[0]!;
  if (method === 'PURGE' || operators.test(path)) return 'admin';
  return resourcePolicyOf(path)?.kind ?? (files.test(path) ? 'static' : pageLabel(url));
}

/** Of entries that were hit: worked out once, for it costs as much as serving them. */
const known = new WeakMap<Entry, RouteLabel>();

/** The label of an answer from the cache. */
export function entryLabel(entry: Entry): RouteLabel {
  let label = known.get(entry);
  if (label === undefined) {
    label = entry.kind === 'page' ? pageLabel(entry.url) : (entry.kind as ResourcePolicy['kind']);
    known.set(entry, label);
  }
  return label;
}
