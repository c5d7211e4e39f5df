import { endpoints, type EndpointName } from '#shared/api/endpoints.ts';
import { roundTravel } from '#shared/domain/roundTravel.ts';
import { endpointOf } from './endpointOf.ts';
import type { ExpectedStatuses } from './expectedStatuses.ts';
import { isWebServer, policyOf, type EndpointPolicy } from './policies.ts';

/** A call to an upstream, of one endpoint of the contract. */
export interface Target {
  name: EndpointName;
  /** Of its path, as they were written. */
  params: Readonly<Record<string, string>>;
  policy: EndpointPolicy;
  /** Path and query in normal form, for the upstream, the cache key and purges. */
  url: string;
}

/**
 * Whether a path is written as the contract writes calls: names and ids between single slashes. An upstream could read
 * anything else (dots, escapes, double slashes, a host) as another path than the one that was checked here.
 */
const isCallPath = (path: string): boolean => /^(?:\/[\w-]+)+\/?(?:\?|$)/.test(path);

/** Whether a file's path is unambiguous: no segment of dots, nothing that an upstream would decode to a slash. */
function isFilePath(path: string): boolean {
  const pathname = path.split('?', 1)[0]!;
  return !/%(?:2e|2f|5c)/i.test(pathname) && URL.parse(path, 'http://upstream.invalid')?.pathname === pathname;
}

/** The known parameters of a query, in the order of the endpoint's row, with unchanged values but for travel times. */
function normaliseQuery(query: string, names: readonly string[]): string {
  if (query === '' || names.length === 0) return '';
  const given = new URLSearchParams(query);
  const known = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, name === 'travel' ? roundTravel(value) : value])),
  );
  // As the browser writes lists, so that its calls are in normal form.
  const text = known.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/**
 * Reads the path and query of a proxied resource.
 * @returns null for what no upstream serves, and for a path that an upstream could read differently
 */
export function normaliseTarget(path: string): Target | null {
  const queryAt = path.indexOf('?');
  const pathname = queryAt < 0 ? path : path.slice(0, queryAt);
  const endpoint = endpointOf(pathname);
  if (!endpoint) return null;
  const { name, params } = endpoint;
  const policy = policyOf(name);
  const isUnambiguous = policy.kind === 'media' || isWebServer(policy.kind) ? isFilePath : isCallPath;
  if (!isUnambiguous(pathname)) return null;
  // A program of the CMS is no file of it.
  if (policy.kind === 'cmsFile' && /\.ph(?:p\d?|tml|ar)(?:\/|$)/i.test(pathname)) return null;
  const query = queryAt < 0 ? '' : normaliseQuery(path.slice(queryAt + 1), endpoints[name].query);
  return { name, params, policy, url: pathname + query };
}

/** What counts as an answer to a call. */
export function statusesOf({ url, policy: { statuses, laterPages } }: Target): ExpectedStatuses {
  if (!laterPages) return statuses;
  const page = new URLSearchParams(url.split('?', 2)[1]).get('_page');
  return page === null || Number(page) === 1 ? statuses : laterPages;
}
