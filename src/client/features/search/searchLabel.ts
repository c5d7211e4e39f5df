import type { TFunction } from 'i18next';
import { defaultEstateSort } from '#shared/domain/sorts.ts';
import { describeFilter, type SearchT } from '#shared/filters/filterTexts.ts';
import { nounOf } from '#shared/filters/kindGroups.ts';
import { filterNames, isFilterOfKind } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { offerLabel, sortLabel } from '#shared/views/sentences/offerLabel.ts';
import type { OtherReading } from './fromSentence.ts';
import type { OfferedList, SentenceSearch } from './readSearch.ts';

export type SearchLabelT = TFunction<readonly ['common', 'meta', 'search']>;

/** Lists that are offered, with their names. */
export const namedLists = (lists: readonly OfferedList[], t: SearchT, language: Language): OtherReading[] =>
  lists.map((one) => ({ name: offerLabel(one, t, language), url: one.url }));

/** The search of a sentence in words: `Pisos en venta en Valencia · Terraza · Hasta 300.000 €`. */
export function searchLabel(
  { type, filters, sort, where, places }: Pick<SentenceSearch, 'type' | 'filters' | 'sort' | 'where' | 'places'>,
  t: SearchLabelT,
  language: Language,
): string {
  const noun = nounOf(filters);
  const kinds = t(`meta:kinds.${noun === 'default' ? 'homes' : noun}`);
  const list =
    where === undefined
      ? t(`meta:search.list.${type}`, { kinds })
      : t(`meta:search.kindTitle.${type}`, { kinds, where });
  const isAround = filters.near !== undefined || filters.travel !== undefined;
  const said = filterNames.filter((name) => {
    if (name === 'estate_type') return filters.estate_type && filters.estate_type.length > 1;
    if (name === 'drawn') return filters.travel === undefined;
    return !isFilterOfKind(name, 'place') || (where === undefined && !isAround);
  });
  const rest = said.flatMap((name) => describeFilter(name, filters, { t, language, places, people: {} }));
  const order = sort === defaultEstateSort ? [] : [sortLabel(sort, t)];
  return [list, ...rest.map(({ text }) => text), ...order].join(' · ');
}
