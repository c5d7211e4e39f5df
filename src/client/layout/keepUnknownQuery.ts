import type { MouseEvent } from 'react';
import { unknownQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';

/**
 * Takes along what the page's query holds beside the page's own (docs/product.md#language-change: the query is kept).
 * On the click and not in the HTML, which is the same for every visitor.
 */
export function keepUnknownQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = window.location;
  const resolution = resolveUrl(pathname, search);
  const unknown = resolution.kind === 'match' ? unknownQuery(resolution.address.route, search) : '';
  if (unknown !== '' && !currentTarget.search.includes(unknown))
    currentTarget.search += `${currentTarget.search === '' ? '?' : '&'}${unknown}`;
}
