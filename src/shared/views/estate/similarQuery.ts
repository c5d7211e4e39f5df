import type { Estate } from '#shared/api/estate.ts';
import { parseFilters } from '#shared/filters/filterQuery.ts';
import { toAlertQuery, type AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import type { EstateFilters } from '#shared/filters/table.ts';

/** Relative difference up to which a price is similar. */
const tolerance = 0.3;

/** To the second digit. */
function round(price: number, way: 'floor' | 'ceil'): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  return Math[way](price / step) * step;
}

/** Prices like this one; any where it is hidden or was not given. */
export function pricesLike(price: number | undefined): EstateFilters {
  if (!price) return {};
  return { price: { min: round(price * (1 - tolerance), 'floor'), max: round(price * (1 + tolerance), 'ceil') } };
}

/**
 * The search of an alert for estates like this one: of its type, in its town, about its price.
 * @param price undefined where it is hidden
 */
export function similarQuery(
  { type, estateType, address: { provinceSlug, townSlug } }: Pick<Estate, 'type' | 'estateType' | 'address'>,
  price: number | undefined,
): AlertSurveyQuery {
  const { filters } = parseFilters(() => [estateType], ['estate_type']);
  return toAlertQuery(type, { province: provinceSlug, town: townSlug, ...pricesLike(price), ...filters }) ?? { type };
}
