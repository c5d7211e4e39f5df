import type { TFunction } from 'i18next';
import type { EstateList } from '#shared/api/estate.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import { nounOf } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { PeopleNames } from './peopleNames.ts';

export interface SearchWords {
  t: TFunction<readonly ['common', 'search', 'meta']>;
  language: Language;
  filters: EstateFilters;
}

/** What a list is headed by. */
export interface HeadedSearch extends Pick<EstateList, 'total' | 'totalCapped' | 'available'> {
  type: OperationType;
  /** Of the agent and the agency that are filtered by. */
  people?: PeopleNames;
  /** The place with its preposition; absent for the whole country. */
  where?: string;
}

/** `19 plazas de garaje`, `Más de 10.000 pisos`: the available ones, else all that match. */
function countedThings(
  { total, totalCapped, available = total }: HeadedSearch,
  { t, language, filters }: SearchWords,
): string {
  const noun = nounOf(filters);
  const number = formatNumber(available, language);
  return totalCapped && available === maxCounted
    ? t(`meta:moreThings.${noun}`, { number })
    : t(`meta:things.${noun}`, { count: available, number });
}

/**
 * `133 pisos en venta en Madrid` (docs/product.md#search, PD-40), and with whom when the list is an agent's or an
 * agency's.
 */
export function searchHeading(search: HeadedSearch, words: SearchWords): string {
  const { t } = words;
  const { type, people, where = t('search:place.country') } = search;
  const name = people?.agent ?? people?.agency;
  const things = countedThings(search, words);
  return name === undefined
    ? t(`meta:search.heading.${type}`, { things, where })
    : t(`meta:search.heading.${type}_with`, { things, where, name });
}
