import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { broadNounOf } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import type { AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import type { AlertSearch } from './alertSearch.ts';

type Search = Pick<AlertSearch, 'filters' | 'key'> | undefined;

const kindsOf = (search: Search): EstateFilters => {
  const { estate_type } = (search && parseAlertFilters(search.filters)) ?? {};
  return estate_type ? { estate_type } : {};
};

/**
 * Chooses a text's form for what an alert is about: `key_price` for one listing, whose kind it does not name; else by
 * the kinds that it searches for.
 */
export const byOfferNoun = ({ key, filters }: AlertSurveyQuery = {}): { context: unknown } =>
  key === undefined ? byNoun(filters) : { context: 'price' };

/** The same for an alert as the API has it. */
export const byAlertNoun = (search: Search) =>
  byOfferNoun({
    filters: kindsOf(search),
    ...(search?.key === undefined ? {} : { key: search.key }),
  });

/**
 * What the Thanks page needs to speak of an alert in the same words: its operation, and its kinds where it searches for
 * other listings than homes, or the key of its listing.
 */
export function alertKinds({
  type,
  filters: text,
  key,
}: Pick<AlertSearch, 'type' | 'filters' | 'key'>): AlertSurveyQuery {
  if (key !== undefined) return { type, key };
  const filters = kindsOf({ filters: text });
  return broadNounOf(filters) === 'any' ? { type, filters } : { type };
}
