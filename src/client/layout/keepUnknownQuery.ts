import type { MouseEvent } from 'react';
import type { Language } from '#shared/i18n/languages.ts';
import { unknownQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';

/**
 * Takes along what the page's query holds beside the page's own (docs/product.md#language-change: the query is kept).
 * On the click and not in the HTML, which is the same for every visitor.
 * @param languages of the site
 */
export function keepUnknownQuery(
  { currentTarget }: MouseEvent<HTMLAnchorElement>,
  languages: readonly Language[],
): void {
  const { pathname, search } = window.location;
  const resolution = resolveUrl(pathname, search, languages);
  const unknown = resolution.kind === 'match' ? unknownQuery(resolution.address.route, search) : '';
  if (unknown !== '' && !currentTarget.search.includes(unknown))
    currentTarget.search += `${currentTarget.search === '' ? '?' : '&'}${unknown}`;
}
