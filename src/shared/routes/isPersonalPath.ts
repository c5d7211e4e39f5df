import { languagesHere, rulesOf } from '#rules';
import { splitLanguage } from './splitLanguage.ts';

/** Pages for one visitor that are not below `/rgpd/`; a test compares them with the server's policies. */
const personalRoutes = ['EstatePrivate', 'Find', 'AlertUpdate'] as const;

/** How their paths begin, up to the parameter. */
const beginnings = (): string[] => [
  '/rgpd/',
  ...languagesHere().flatMap((language) =>
    personalRoutes.map((name) => rulesOf(language).urls.routes[name].split('{', 1)[0]!),
  ),
];

/**
 * Whether a URL is for one visitor alone: a mailed link, a private listing, what they typed. Nobody else may be told of
 * it. Links that are no longer valid, or misspelt, count too.
 */
export function isPersonalPath(pathname: string): boolean {
  const { localPath } = splitLanguage(pathname.replace(/\/{2,}/g, '/'));
  const path = localPath.toLowerCase();
  return beginnings().some((beginning) => path.startsWith(beginning));
}
