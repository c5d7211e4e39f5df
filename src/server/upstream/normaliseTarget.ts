import { resourcePolicyOf, type ResourcePolicy } from './policies.ts';

/** What a request for something proxied means. */
export interface Target {
  policy: ResourcePolicy;
  /** Path and query in normal form: what is asked of the upstream, and what the answer is kept and purged under. */
  url: string;
}

/**
 * Whether a path is written as the contract writes calls: names and ids between single slashes. Anything else (dots, escapes,
 * doubled slashes, a host) an upstream could read as another path than the one that was checked here.
 */
const isCallPath = (path: string): boolean => /^(?:\/[\w-]+)+\/?(?:\?|$)/.test(path);

/** Whether a picture's path leads where it seems to: no segment of dots, nothing that an upstream would decode to a slash. */
function isFilePath(path: string): boolean {
  const pathname = path.split('?', 1)[0]!;
  return !/%(?:2e|2f|5c)/i.test(pathname) && URL.parse(path, 'http://upstream.invalid')?.pathname === pathname;
}

/** The known names of a query, in the order of the policy, values as they came. */
function normaliseQuery(query: string, names: readonly string[]): string {
  if (query === '' || names.length === 0) return '';
  const given = new URLSearchParams(query);
  const known = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  // As the browser's own calls write lists, so that these are in normal form as they come.
  const text = known.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/**
 * Reads path and query of something that is proxied.
 * @returns null when it is nothing that an upstream serves, or could be read by one as another path than the one checked here
 */
export function normaliseTarget(path: string): Target | null {
  const queryAt = path.indexOf('?');
  const pathname = queryAt < 0 ? path : path.slice(0, queryAt);
  const policy = resourcePolicyOf(pathname);
  if (!policy || !(policy.kind === 'api' || policy.kind === 'cms' ? isCallPath(pathname) : isFilePath(pathname)))
    return null;
  return { policy, url: pathname + (queryAt < 0 ? '' : normaliseQuery(path.slice(queryAt + 1), policy.query)) };
}
