import { rulesOf } from '#rules';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { resolveUrl, type Match } from '#shared/routes/resolveUrl.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { routeNames } from '#shared/routes/table.ts';

/** First segments of the site's paths, up to their parameter. */
const beginnings = new Set(
  routeNames.flatMap((name) => languages.map((language) => rulesOf(language).urls.routes[name].split(/[/{]/)[1]!)),
);

/** Whether a path may be one of the site's: the table of routes takes a tenth of a millisecond to tell. */
function mayBePage(pathname: string): boolean {
  const segment = splitLanguage(pathname.replace(/\/{2,}/g, '/'), languages)
    .localPath.split('/')[1]!
    .toLowerCase();
  return beginnings.has(segment) || beginnings.has(segment.split('-', 1)[0]! + '-');
}

/**
 * The page that the site's routes have at a path and query, in any spelling; null for none.
 * @param siteLanguages those that it speaks
 */
export function pageOf(pathname: string, search: string, siteLanguages: readonly Language[]): Match | null {
  if (!mayBePage(pathname)) return null;
  try {
    decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const resolution = resolveUrl(pathname, search, siteLanguages);
  if (resolution.kind === 'match') return resolution;
  return resolution.kind === 'redirect' ? resolution.to : null;
}
