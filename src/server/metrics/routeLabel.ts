import { languages } from '#shared/i18n/languages.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { Entry } from '../edge/entry.ts';
import { resolutionOfUrl, routeOf } from '../request/resolution.ts';
import { pathPolicy, type UpstreamKind } from '../upstream/policies.ts';

/** The target of a request, for metrics: never its URL, of which there is no bounded number. */
export type RouteLabel = RouteName | UpstreamKind | 'share' | 'feed' | 'static' | 'admin' | 'assistants' | 'other';

const operators = /^\/(?:admin(?:\/|$)|metrics\/?$)/i;
const files = /^\/static\/|\.(?:svg|png|ico|webp|woff2|txt|xml|webmanifest|json)$/;

const feeds = /\.atom$|^\/(?:(?:ca|en)\/)?agente?s\/[^/]+\.json$|^\/exports\//;

const pageLabel = (url: string): RouteLabel => routeOf(resolutionOfUrl(url, languages)) ?? 'other';

/** @param url path and query as received @param page its route, where that is known */
export function routeLabel(method: string, url: string, page?: RouteName | null): RouteLabel {
  const path = url.split('?', 1)[0]!;
  if (method === 'PURGE' || operators.test(path)) return 'admin';
  if (/^\/mcp(?:\/|$)/.test(path)) return 'assistants';
  if (feeds.test(path)) return 'feed';
  if (/^\/sitemap[^/]*\.xml$/.test(path)) return 'sitemap';
  if (path.startsWith('/share/')) return 'share';
  const kind = pathPolicy(path)?.kind ?? (files.test(path) ? 'static' : undefined);
  if (kind !== undefined) return kind;
  return page === undefined ? pageLabel(url) : (page ?? 'other');
}

/** Labels of entries, made once: making one costs as much as serving a hit. */
const known = new WeakMap<Entry, RouteLabel>();

/** The label of a cache hit. */
export function entryLabel(entry: Entry): RouteLabel {
  let label = known.get(entry);
  if (label === undefined) {
    label = entry.kind === 'page' ? pageLabel(entry.url) : (entry.kind as UpstreamKind);
    known.set(entry, label);
  }
  return label;
}
