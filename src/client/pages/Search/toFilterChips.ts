import { estateFilterNames, type EstateFilterName, type EstateFilters } from '#shared/domain/estateFilters.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { PeopleNames } from './search.load.ts';
import type { SearchT } from './searchPlace.ts';

export interface FilterChip {
  key: string;
  label: string;
  /** What is left when this one is taken away. */
  without: EstateFilters;
}

interface ChipContext {
  t: SearchT;
  language: Language;
  places: Readonly<Record<string, string>>;
  people: PeopleNames;
}

/** 4 means four or more (PD-24). */
const mostCounted = 4;

type Say<Value> = (value: Value, context: ChipContext) => string;

/** What one value of a list filter, or a single one, is called. */
const say: {
  [Name in EstateFilterName]?: Say<
    NonNullable<EstateFilters[Name]> extends readonly (infer Item)[] ? Item : NonNullable<EstateFilters[Name]>
  >;
} = {
  town: (slug, { places }) => places[slug] ?? slug,
  zone: (slug, { places }) => places[slug] ?? slug,
  rooms: (count, { t }) => (count >= mostCounted ? t('search:chip.rooms', { count }) : t('card.rooms', { count })),
  bathrooms: (count, { t }) =>
    count >= mostCounted ? t('search:chip.bathrooms', { count }) : t('card.bathrooms', { count }),
  estate_type: (type, { t }) => t(`search:type.${type}`),
  features: (feature, { t }) => t(`search:feature.${feature}`),
  furnished: (value, { t }) => (value === '1' ? t('card.furnished') : t('search:chip.unfurnished')),
  conservation: (state, { t }) => t(`search:conservation.${state}`),
  agent: (slug, { t, people }) => t('search:chip.agent', { name: people.agent ?? slug }),
  agency: (slug, { t, people }) => t('search:chip.agency', { name: people.agency ?? slug }),
};

/** Two filters that are one thought: from, up to, or between. */
const ranges = [
  { name: 'price', min: 'price_min', max: 'price_max', format: formatEuros },
  { name: 'area', min: 'area_min', max: 'area_max', format: formatNumber },
] as const;

function rangeChip(
  { name, min, max, format }: (typeof ranges)[number],
  filters: EstateFilters,
  { t, language }: ChipContext,
): FilterChip[] {
  const { [min]: from, [max]: to, ...without } = filters;
  if (from === undefined && to === undefined) return [];
  const values = { from: format(from ?? 0, language), to: format(to ?? 0, language) };
  if (to === undefined) return [{ key: name, label: t(`search:chip.${name}.from`, values), without }];
  if (from === undefined) return [{ key: name, label: t(`search:chip.${name}.upTo`, values), without }];
  return [{ key: name, label: t(`search:chip.${name}.between`, values), without }];
}

function valueChips(name: EstateFilterName, filters: EstateFilters, context: ChipContext): FilterChip[] {
  const label = say[name] as Say<unknown> | undefined;
  const value: unknown = filters[name];
  if (!label || value === undefined) return [];
  const { [name]: _, ...others } = filters;
  if (!Array.isArray(value))
    return [{ key: name, label: label(value, context), without: name === 'town' ? withoutZones(others) : others }];
  return value.map((item: string | number) => {
    const rest = (value as (string | number)[]).filter((other) => other !== item);
    return {
      key: `${name}-${item}`,
      label: label(item, context),
      without: rest.length > 0 ? { ...others, [name]: rest } : others,
    };
  });
}

/** The zones of a town go with it. */
export function withoutZones({ zone: _, ...others }: EstateFilters): EstateFilters {
  return others;
}

/** Every filter in the URL as a chip that takes it away, so that nobody wonders what narrows the list. */
export function toFilterChips(filters: EstateFilters, context: ChipContext): FilterChip[] {
  return estateFilterNames.flatMap((name) => {
    const range = ranges.find(({ min }) => min === name);
    return range ? rangeChip(range, filters, context) : valueChips(name, filters, context);
  });
}
