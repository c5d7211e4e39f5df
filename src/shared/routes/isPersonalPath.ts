import { languagesHere, rulesOf } from '#rules';
import { languages } from '../i18n/languages.ts';
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
 * it. Links that are no longer valid, misspelt, or of a language that the site speaks no more, count too.
 */
export function isPersonalPath(pathname: string): boolean {
  const { localPath } = splitLanguage(pathname.replace(/\/{2,}/g, '/'), languages);
  const path = localPath.toLowerCase();
  return beginnings().some((beginning) => path.startsWith(beginning));
}
