import type { EstateFilters } from '#shared/filters/table.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { SearchT } from '../../features/search/searchT.ts';
import type { SearchPageData } from './search.load.ts';

type Named = Pick<SearchPageData, 'province' | 'places'>;

/** The name of the place that a search is about, as narrow as it is clear; empty for the whole country. */
export function searchPlace({ province, places = {} }: Named, { town, zone = [] }: EstateFilters): string {
  const around = (town && places[town]) ?? province?.name;
  const zoneName = zone.length === 1 ? places[zone[0]!] : undefined;
  return [zoneName, around].filter(Boolean).join(', ');
}

/**
 * `133 pisos en venta en Madrid` (docs/product.md#search, PD-40), and with whom when the list is an agent's or an
 * agency's.
 */
export function searchHeading(
  data: Pick<SearchPageData, 'type' | 'total' | 'totalCapped' | 'people' | 'where'>,
  t: SearchT,
  language: Language,
): string {
  const { type, total: count, totalCapped, people, where = t('search:place.country') } = data;
  const name = people?.agent ?? people?.agency;
  const values = {
    count,
    total: formatNumber(count, language),
    where,
    ...(name === undefined ? {} : { name, context: 'with' }),
  };
  return totalCapped ? t(`search:headingCapped.${type}`, values) : t(`search:heading.${type}`, values);
}
