import { homeTypes } from '#shared/domain/estate.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import { nounOf } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { formatListParts, formatNumber } from '#shared/i18n/formats.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import type { HomeType, KindMix } from './kindMix.ts';
import type { SearchPageData } from './searchPageData.ts';

export interface SearchWords extends Pick<MetaContext<'Search'>, 't' | 'language'> {
  filters: EstateFilters;
}

/** `19 plazas de garaje`, `Más de 10.000 pisos`: the available ones, else all that match. */
function countedThings(
  { total, totalCapped, available = total }: Pick<SearchPageData, 'total' | 'totalCapped' | 'available'>,
  { t, language, filters }: SearchWords,
): string {
  const noun = nounOf(filters);
  const number = formatNumber(available, language);
  return totalCapped && available === maxCounted
    ? t(`meta:moreThings.${noun}`, { number })
    : t(`meta:things.${noun}`, { count: available, number });
}

/** Not typed by its context: with every key of the page that is more than the compiler counts. */
const withPerson: { context: unknown } = { context: 'with' };

/**
 * `133 pisos en venta en Madrid` (docs/product.md#search, PD-40), and with whom when the list is an agent's or an
 * agency's.
 */
export function searchHeading(
  data: Pick<SearchPageData, 'type' | 'total' | 'totalCapped' | 'available' | 'people' | 'where'>,
  words: SearchWords,
): string {
  const { t } = words;
  const { type, people, where = t('search:place.country') } = data;
  const name = people?.agent ?? people?.agency;
  const things = countedThings(data, words);
  return name === undefined
    ? t(`meta:search.heading.${type}`, { things, where })
    : t(`meta:search.heading.${type}`, { things, where, name, ...withPerson });
}

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
