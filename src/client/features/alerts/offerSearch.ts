import { formatAlertFilters } from '#shared/filters/alertFilters.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import type { AlertOffer } from './alertOffer.ts';

/** The query's filters as an alert has them. */
export const filtersOfQuery = ({ filters = {} }: AlertSurveyQuery): string => formatAlertFilters(filters);

/** The fields of the form that the offer itself fills in. */
export const fieldsOfOffer = ({ query }: AlertOffer) => ({
  type: query.type,
  where: query.where ?? [],
  filters: filtersOfQuery(query),
  reference: query.key,
});

/**
 * The places of an offer by name, the larger one last; a province is marked as one, because its capital often has its
 * name.
 */
export function placeNamesOf(
  { query: { where = [] }, province, places = {} }: AlertOffer,
  provinceText: (name: string) => string,
): string[] {
  return where.map((path) => {
    const [provinceSlug = '', ...slugs] = path.split('/');
    const provinceName = province ?? lookUp(places, path) ?? provinceSlug;
    if (slugs.length === 0) return provinceText(provinceName);
    const whole = lookUp(places, path);
    if (whole) return whole;
    const names = [...slugs.map((slug) => lookUp(places, slug) ?? slug).reverse(), provinceName];
    return names.filter((name, index) => name !== names[index - 1]).join(', ');
  });
}
