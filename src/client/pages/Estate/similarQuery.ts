import type { Estate } from '#shared/api/estate.ts';
import { toAlertQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import { parseFilters } from '#shared/filters/filterQuery.ts';
import type { AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import { pricesLike } from './loadRelated.ts';

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
