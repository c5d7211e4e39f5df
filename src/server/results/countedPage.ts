import { batchBounds } from '#shared/contract/results.ts';
import { isKey } from '#shared/domain/estateKey.ts';
import type { FilterName } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { AddressOf } from '#shared/routes/address.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { Resolution } from '#shared/routes/resolveUrl.ts';

/** The page of one listing. */
export interface EstatePage {
  kind: 'estate';
  key: string;
  language: Language;
}

/** A page of a list. */
export interface ListPage {
  kind: 'list';
  /** In normal form. */
  url: string;
  address: AddressOf<'Search'>;
}

export type CountedPage = EstatePage | ListPage;

/** The page that a URL is, where it is one whose views are counted. A private page is none. */
export function countedPage(resolution: Resolution): CountedPage | null {
  if (resolution.kind !== 'match') return null;
  const { address, url } = resolution;
  if (address.route === 'Estate') {
    const { language, params } = address;
    return isKey(params.ref) ? { kind: 'estate', key: params.ref, language } : null;
  }
  return address.route === 'Search' ? { kind: 'list', url, address } : null;
}

/**
 * Filters by which a search says where somebody lives, works or looks, or what they typed: one with any of them is not
 * told, for without them it would be another search, which may find something.
 */
const ownFilters = ['street', 'near', 'travel', 'drawn', 'bbox'] as const satisfies readonly FilterName[];

/** A search as it is told where it finds nothing: the same in every language and order; null where it is not. */
export function toldSearch({ params, query: { filters } }: ListPage['address']): string | null {
  if (ownFilters.some((name) => filters[name] !== undefined)) return null;
  const search = buildUrl(routeTarget<'Search'>({ to: 'Search', params, query: { filters } }), 'es');
  return search.length <= batchBounds.searchLength ? search : null;
}
