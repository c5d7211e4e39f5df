import type { TFunction } from 'i18next';
import { nameOfSlug } from '../domain/slugify.ts';
import { middleText } from '../domain/circle.ts';
import { capitalised, formatEuros, formatNumber } from '../i18n/formats.ts';
import type { Language } from '../i18n/languages.ts';
import { placeWithAround } from '../i18n/placeNames.ts';
import { lookUp } from '../lookUp.ts';
import { isOrMore, type Range } from './kinds.ts';
import { markFilterNames, type EstateFilters, type FilterName, type FilterNameOf, type FilterValue } from './table.ts';

/** The texts that name filters and places of a search. */
export type SearchT = TFunction<readonly ['common', 'search']>;

export interface FilterTextContext {
  t: SearchT;
  language: Language;
  /**
   * Names of towns and zones, by slug, of several places by path, of what `near` is around, by its middle, and of a
   * drawn area by its outline. A travel time, by itself, in words (travelWords.ts).
   */
  places: Readonly<Record<string, string>>;
  /** Of whose listings. */
  people: { readonly agent?: string; readonly agency?: string };
}

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

type FilterText<Value> = (value: Value, context: FilterTextContext) => string;

const rangeText =
  (name: FilterNameOf<{ kind: 'range' }>, format: (value: number, language: Language) => string): FilterText<Range> =>
  ({ min, max }, { t, language }) => {
    const values = { from: format(min ?? 0, language), to: format(max ?? 0, language) };
    if (max === undefined) return t(`search:chip.${name}.from`, values);
    return min === undefined ? t(`search:chip.${name}.upTo`, values) : t(`search:chip.${name}.between`, values);
  };

const countText =
  (name: FilterNameOf<{ kind: 'count' }>): FilterText<number> =>
  (count, { t }) =>
    isOrMore(count) ? t(`search:chip.${name}`, { count }) : t(`card.${name}`, { count });

const placeText: FilterText<string> = (slug, { places }) => lookUp(places, slug) ?? slug;

type MarkName = FilterNameOf<{ kind: 'mark' }>;

const markTexts = Object.fromEntries(
  markFilterNames.map((name): [MarkName, FilterText<'1'>] => [name, (_, { t }) => t(`search:chip.${name}`)]),
) as Record<MarkName, FilterText<'1'>>;

/** The text of a filter: of each value of a list, else of all of it. null: it stands in the path and has none. */
const filterTexts: { [Name in FilterName]: FilterText<ItemOf<FilterValue<Name>>> | null } = {
  province: null,
  town: placeText,
  zone: placeText,
  where: placeText,
  postcode: (code, { t }) => t('search:chip.postcode', { postcode: code }),
  street: (path, { places }) => lookUp(places, path) ?? nameOfSlug(path.split('/')[0]!),
  near: (near, { t, language, places }) =>
    t('search:chip.near', { km: near.km, place: placeWithAround(places[middleText(near)], undefined, language) }),
  travel: (text, { t, places }) => lookUp(places, text) ?? t('search:filters.travel'),
  price: rangeText('price', formatEuros),
  area: rangeText('area', formatNumber),
  rooms: countText('rooms'),
  bathrooms: countText('bathrooms'),
  estate_type: (type, { t }) => t(`search:type.${type}`),
  features: (feature, { t }) => t(`search:feature.${feature}`),
  furnished: (value, { t }) => (value === '1' ? t('card.furnished') : t('search:chip.unfurnished')),
  conservation: (state, { t }) => t(`search:conservation.${state}`),
  energy: (rating, { t }) => t('card.energy.rating', { rating }),
  floor: (level, { t }) => t(`search:floor.${level}`),
  with: (extra, { t }) => t(`search:with.${extra}`),
  since: (days, { t }) => t(`search:since.${days}`),
  ...markTexts,
  agent: (slug, { t, people }) => t('search:chip.agent', { name: people.agent ?? slug }),
  agency: (slug, { t, people }) => t('search:chip.agency', { name: people.agency ?? slug }),
  // With its article, as a heading has it: `La Costa Brava`.
  drawn: (outline, { t, language, places }) => capitalised(lookUp(places, outline) ?? t('search:chip.drawn'), language),
  bbox: (_, { t }) => t('search:chip.bbox'),
};

/** A filter in words, part by part: one text for each value of a list, else one for the whole filter. */
export function describeFilter(
  name: FilterName,
  filters: EstateFilters,
  context: FilterTextContext,
): { value: unknown; text: string }[] {
  const text = filterTexts[name] as FilterText<unknown> | null;
  const value: unknown = filters[name];
  if (!text || value === undefined) return [];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map((one) => ({ value: one, text: text(one, context) }));
}
