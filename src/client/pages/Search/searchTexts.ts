import { homeTypes } from '#shared/domain/estate.ts';
import { nounOf } from '#shared/filters/kindGroups.ts';
import { formatListParts, formatNumber } from '#shared/i18n/formats.ts';
import type { SearchWords } from '#shared/views/search/searchHeading.ts';
import type { HomeType, KindMix } from './kindMix.ts';
import type { SearchPageData } from './searchPageData.ts';

/** The list of the whole country in breadcrumbs: `En venta`, or by its kind. */
export function listName(
  { type }: Pick<SearchPageData, 'type'>,
  { t, filters }: Omit<SearchWords, 'language'>,
): string {
  const noun = nounOf(filters);
  return noun === 'default'
    ? t(`meta:search.all.${type}`)
    : t(`meta:search.list.${type}`, { kinds: t(`meta:kinds.${noun}`) });
}

/** A part of the line that names the mix: `77 pisos`, ` y `, `21 casas`. What counts a type names it. */
export interface MixPart {
  text: string;
  kind?: HomeType;
}

/** `77 pisos y 21 casas`, in parts, so that each type can be a link. */
export function describeMix(mix: KindMix, { t, language }: Omit<SearchWords, 'filters'>): MixPart[] {
  const counted = homeTypes.flatMap((kind): MixPart[] => {
    const count = mix[kind];
    return count === undefined
      ? []
      : [{ kind, text: t(`meta:things.${kind}`, { count, number: formatNumber(count, language) }) }];
  });
  const left = [...counted];
  return formatListParts(
    counted.map(({ text }) => text),
    language,
  ).map(({ type, value }) => (type === 'element' ? left.shift()! : { text: value }));
}
