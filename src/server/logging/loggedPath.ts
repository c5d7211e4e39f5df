import { endpointNames, endpoints } from '#shared/api/endpoints.ts';

/** Paths of the API below which a secret of a mailed link stands; of `rgpd` also those outside the contract. */
const apiPaths = [
  ...endpointNames.map((name) => endpoints[name].path).filter((path) => path.endsWith('/:secret')),
  '/web/rgpd/[^/]+/:secret',
].map((path) => path.replace('/:secret', ''));

/**
 * What follows names a person's link or their request, by which one can act in their name (docs/product.md#compliance),
 * or is the secret address of an export.
 */
const secret = new RegExp(
  `^((?:/(?:en|ca))?/(?:rgpd|formularios|surveys|formularis)/[^/]+|/exports|${apiPaths.join('|')})/.+`,
  'is',
);

/**
 * A URL for the log: without its query, which may contain what a visitor typed, and without the secrets of mailed
 * links and exports.
 */
export function loggedPath(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  return path.replace(secret, '$1/…');
}
