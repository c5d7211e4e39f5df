import type { Location } from 'react-router';
import { languages, type Language } from '#shared/i18n/languages.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';

export interface SearchedList {
  params: RouteParams<'Search'>;
  query: SearchQuery;
  language: Language;
}

/** The list at a location of the router; undefined for another page. */
export function searchedAt({ pathname, search }: Location): SearchedList | undefined {
  const resolution = resolveUrl(pathname, search, languages);
  return resolution.kind === 'match' && resolution.address.route === 'Search' ? resolution.address : undefined;
}

/** Whether both lists are of sales, or of rents, in one place. */
export const isSamePlace = (one: Omit<SearchedList, 'language'>, other: SearchedList): boolean =>
  one.params.type === other.params.type &&
  one.params.province === other.params.province &&
  one.query.filters.town === other.query.filters.town &&
  (['where', 'postcode', 'street'] as const).every(
    (name) => String(one.query.filters[name]) === String(other.query.filters[name]),
  );
