import type { EstateKind } from '../domain/featuresOfKinds.ts';
import { eachFilter, formatAlertFilters, parseAlertFilters } from '../filters/alertFilters.ts';
import { withoutFilters } from '../filters/filterQuery.ts';
import type { CountOption } from '../filters/kinds.ts';
import type { EstateFilters } from '../filters/table.ts';
import { plainNumber } from '../filters/typedNumber.ts';
import { formatNumber } from '../i18n/formats.ts';
import type { Language } from '../i18n/languages.ts';
import type { FieldProblems } from './checkForm.ts';
import { listOf, type SentFields } from './sentFields.ts';

// The filters of an alert in its form: those that most people set are fields, named as in a search's URL, the others
// are chips, which are the values of `filters`.

/** What the fields hold, and the filters that have none. */
export interface AlertFilterFields {
  /** Euros. */
  priceMax?: number;
  rooms: readonly CountOption[];
  kinds: readonly EstateKind[];
  /** In the normal form of an alert's filters. */
  others: string;
}

/** @param text as an alert has its filters; of one that cannot be read there is nothing */
export function alertFilterFields(text: string): AlertFilterFields {
  const filters = parseAlertFilters(text) ?? {};
  const { price: { min, max } = {}, rooms = [], estate_type: kinds = [] } = filters;
  const others = withoutFilters(filters, ['price', 'rooms', 'estate_type']);
  return {
    rooms,
    kinds,
    others: formatAlertFilters(min === undefined ? others : { ...others, price: { min } }),
    ...(max === undefined ? {} : { priceMax: max }),
  };
}

const priceOf = ({ price_max: typed }: SentFields): string => (typeof typed === 'string' ? plainNumber(typed) : '');

/** The filters of a form, unchecked. */
export const filtersOfForm = (fields: SentFields): string =>
  [
    ...listOf(fields.filters),
    ...[priceOf(fields)].filter((price) => price !== '').map((price) => `price_max=${encodeURIComponent(price)}`),
    ...listOf(fields.rooms).map((value) => `rooms=${encodeURIComponent(value)}`),
    ...listOf(fields.estate_type).map((value) => `estate_type=${encodeURIComponent(value)}`),
  ].join('&');

/** The filters of a form by its fields: a price in the page's language. */
export function fieldsOfFilters(filters: EstateFilters, language: Language) {
  const { priceMax, rooms, kinds, others } = alertFilterFields(formatAlertFilters(filters));
  return {
    price_max: priceMax === undefined ? '' : formatNumber(priceMax, language),
    rooms: rooms.map(String),
    estate_type: [...kinds],
    filters: eachFilter(parseAlertFilters(others) ?? {}).map(formatAlertFilters),
  };
}

/**
 * The filters that a form can be sent with: those that it began with, and those that came into it since.
 * @param begun as an alert has them
 * @param fields as it was sent
 */
export function offeredFilters(begun: string, fields: SentFields): string {
  const added = parseAlertFilters(filtersOfForm({ ...fields, price_max: '' })) ?? {};
  // A travel time and its outline are one: neither stays beside another one.
  const isOutlined = added.drawn !== undefined;
  const filters: Record<string, unknown> = withoutFilters(
    parseAlertFilters(begun) ?? {},
    isOutlined ? ['travel', 'drawn'] : [],
  );
  for (const [name, value] of Object.entries(added)) {
    const before = filters[name];
    filters[name] =
      Array.isArray(value) && Array.isArray(before)
        ? [...new Set([...(before as unknown[]), ...(value as unknown[])])]
        : value;
  }
  return formatAlertFilters(filters);
}

/** Problems by the form's fields: the price is the only filter that is typed, so that it is the one to be mended. */
export function problemsOfFilterFields(problems: FieldProblems, fields: SentFields): FieldProblems {
  const { filters, ...others } = problems;
  const price = priceOf(fields);
  return filters === undefined || price === '' || parseAlertFilters(`price_max=${encodeURIComponent(price)}`)
    ? problems
    : { ...others, price_max: 'invalid' };
}
