/**
 * What follows names a person's link or their request: who has it can act in their name (docs/product.md#compliance).
 */
const secret =
  /^((?:\/(?:en|ca))?\/(?:rgpd|formularios|surveys|formularis)\/[^/]+|\/web\/rgpd\/[^/]+|\/web\/lead)\/.+/is;

/**
 * A URL for the log: without its query, which may contain what a visitor typed, and without the secrets of mailed
 * links.
 */
export function loggedPath(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  return path.replace(secret, '$1/…');
}
