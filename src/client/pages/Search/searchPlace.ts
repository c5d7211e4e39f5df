import type { EstateFilters } from '#shared/filters/table.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { SearchT } from '../../features/search/searchT.ts';
import type { SearchPageData } from './search.load.ts';

type Where = Pick<SearchPageData, 'province' | 'places'>;

/**
 * The place that a search is about, as narrow as it is clear: one zone in its town, a town, the province, the country.
 */
export function searchPlace({ province, places = {} }: Where, { town, zone = [] }: EstateFilters, t: SearchT): string {
  const townName = town && places[town];
  const zoneName = zone.length === 1 ? places[zone[0]!] : undefined;
  const around = townName ?? province?.name;
  if (zoneName && around) return t('search:place.zone', { zone: zoneName, town: around });
  return zoneName ?? around ?? t('search:place.country');
}

/**
 * `133 pisos en venta en Madrid` (docs/product.md#search, PD-40), and with whom when the list is an agent's or an
 * agency's.
 */
export function searchHeading(
  data: Where & Pick<SearchPageData, 'type' | 'total' | 'totalCapped' | 'people'>,
  filters: EstateFilters,
  t: SearchT,
  language: Language,
): string {
  const { type, total: count, totalCapped, people } = data;
  const name = people?.agent ?? people?.agency;
  const values = {
    count,
    total: formatNumber(count, language),
    place: searchPlace(data, filters, t),
    ...(name === undefined ? {} : { name, context: 'with' }),
  };
  return totalCapped ? t(`search:headingCapped.${type}`, values) : t(`search:heading.${type}`, values);
}
