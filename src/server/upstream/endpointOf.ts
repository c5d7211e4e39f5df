import { endpointNames, endpoints, type EndpointName } from '#shared/api/endpoints.ts';
import { operationTypes } from '#shared/domain/estate.ts';

/** A call by its path: which row of the contract it is, and the parameters of its path as they were written. */
export interface MatchedEndpoint {
  name: EndpointName;
  params: Readonly<Record<string, string>>;
}

const types = [...operationTypes, 'all'].join('|');

/** In any case and with a slash at the end: a lenient upstream reads such a path as the contract's own. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(':type', `(?<type>${types})`)
      .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
      .replace('{/*}', '(?:/.*)?')
      .replace(/\*$/, '.*')}/?$`,
    'i',
  );

const patterns = endpointNames.map((name) => ({ name, pattern: patternOf(endpoints[name].path) }));

/**
 * The first row that a path matches.
 * @param path without its query
 * @returns undefined for what no upstream serves
 */
export function endpointOf(path: string): MatchedEndpoint | undefined {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, params: match.groups ?? {} };
  }
  return undefined;
}
