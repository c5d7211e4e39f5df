import { resolveUrl } from './resolveUrl.ts';
import { splitLanguage } from './splitLanguage.ts';

/** Pages below `/rgpd`, and an alert by the secret of its link. */
const mailedLink = /^\/(?:rgpd(?:\/|$)|(?:formularios|surveys|formularis)\/[^/]+\/.)/i;

/**
 * Whether a URL is for the holder of a link alone: a mailed link, a private listing. Nobody else may be told of it.
 * Links that are no longer valid count too.
 */
export function isPersonalPath(pathname: string): boolean {
  if (mailedLink.test(splitLanguage(pathname).localPath)) return true;
  const resolution = resolveUrl(pathname, '');
  const match = resolution.kind === 'redirect' ? resolution.to : resolution;
  return match?.kind === 'match' && match.address.route === 'EstatePrivate';
}
