import { isCallPath, isFilePath } from './contractPath.ts';
import { resourcePolicyOf, type ResourcePolicy } from './policies.ts';

/** What a request for something proxied means. */
export interface Target {
  policy: ResourcePolicy;
  /** Path and query in normal form: what is asked of the upstream, and what the answer is kept and purged under. */
  url: string;
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
