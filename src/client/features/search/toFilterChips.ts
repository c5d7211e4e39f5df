import { isOrMore, type Range } from '#shared/filters/kinds.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import {
  filterNames,
  type EstateFilters,
  type FilterName,
  type FilterNameOf,
  type FilterValue,
} from '#shared/filters/table.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { PeopleNames } from './peopleNames.ts';
import type { SearchT } from './searchT.ts';

export interface FilterChip {
  key: string;
  label: string;
  /** The filters that are left when this one is removed. */
  without: EstateFilters;
}

interface ChipContext {
  t: SearchT;
  language: Language;
  places: Readonly<Record<string, string>>;
  people: PeopleNames;
}

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

type ChipText<Value> = (value: Value, context: ChipContext) => string;

const rangeText =
  (name: FilterNameOf<{ kind: 'range' }>, format: (value: number, language: Language) => string): ChipText<Range> =>
  ({ min, max }, { t, language }) => {
    const values = { from: format(min ?? 0, language), to: format(max ?? 0, language) };
    if (max === undefined) return t(`search:chip.${name}.from`, values);
    return min === undefined ? t(`search:chip.${name}.upTo`, values) : t(`search:chip.${name}.between`, values);
  };

const countText =
  (name: FilterNameOf<{ kind: 'count' }>): ChipText<number> =>
  (count, { t }) =>
    isOrMore(count) ? t(`search:chip.${name}`, { count }) : t(`card.${name}`, { count });

const placeText: ChipText<string> = (slug, { places }) => places[slug] ?? slug;

/**
 * The text of a chip: of each value of a list, else of the whole filter. null: the filter stands in the path and has no
 * chip.
 */
const chipTexts: { [Name in FilterName]: ChipText<ItemOf<FilterValue<Name>>> | null } = {
  province: null,
  town: placeText,
  zone: placeText,
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
  exterior: (_, { t }) => t('search:chip.exterior'),
  with: (extra, { t }) => t(`search:with.${extra}`),
  since: (days, { t }) => t(`search:since.${days}`),
  price_drop: (_, { t }) => t('search:chip.price_drop'),
  agent: (slug, { t, people }) => t('search:chip.agent', { name: people.agent ?? slug }),
  agency: (slug, { t, people }) => t('search:chip.agency', { name: people.agency ?? slug }),
  drawn: (_, { t }) => t('search:chip.drawn'),
  bbox: (_, { t }) => t('search:chip.bbox'),
};

function chipsOf(name: FilterName, filters: EstateFilters, context: ChipContext): FilterChip[] {
  const text = chipTexts[name] as ChipText<unknown> | null;
  const value: unknown = filters[name];
  if (!text || value === undefined) return [];
  if (!Array.isArray(value)) {
    // The zones of a town go with it.
    const without = withoutFilters(filters, name === 'town' ? ['town', 'zone'] : [name]);
    return [{ key: name, label: text(value, context), without }];
  }
  const items: readonly unknown[] = value;
  return items.map((item) => {
    const rest = items.filter((other) => other !== item);
    return {
      key: `${name}-${String(item)}`,
      label: text(item, context),
      without: { ...withoutFilters(filters, [name]), ...(rest.length > 0 ? { [name]: rest } : {}) },
    };
  });
}

/** Every active filter as a chip that removes it. */
export const toFilterChips = (filters: EstateFilters, context: ChipContext): FilterChip[] =>
  filterNames.flatMap((name) => chipsOf(name, filters, context));
