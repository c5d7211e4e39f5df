import { conservations, estateSubtypes, estateTypes, featureIds } from './estate.ts';

/**
 * The filters of an estates list: one table for page URLs, API calls and the origin's validation.
 * The order is that of the query in a normal-form URL (PD-20).
 */
interface FilterKind<T> {
  /** One raw value to its meaning, or null when it has none. */
  parse: (raw: string) => T | null;
  /** Whether several values may be given, as repeated keys or separated by commas. */
  list: boolean;
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const slug = (raw: string): string | null => (raw.length <= 100 && slugPattern.test(raw) ? raw : null);

const integer =
  (min: number, max: number) =>
  (raw: string): number | null => {
    if (!/^\d{1,9}$/.test(raw)) return null;
    const value = Number(raw);
    return value >= min && value <= max ? value : null;
  };

const oneOf =
  <const T extends string>(values: readonly T[]) =>
  (raw: string): T | null =>
    values.includes(raw as T) ? (raw as T) : null;

const single = <T>(parse: (raw: string) => T | null): FilterKind<T> & { list: false } => ({ parse, list: false });
const list = <T>(parse: (raw: string) => T | null): FilterKind<T> & { list: true } => ({ parse, list: true });

/** Rooms and bathrooms: 1 to 3 are exact, 4 means four or more (PD-24). */
const countOrMore = integer(1, 4);

export const estateFilters = {
  province: single(slug),
  town: single(slug),
  zone: list(slug),
  price_min: single(integer(0, 999_999_999)),
  price_max: single(integer(0, 999_999_999)),
  area_min: single(integer(0, 9_999_999)),
  area_max: single(integer(0, 9_999_999)),
  rooms: list(countOrMore),
  bathrooms: list(countOrMore),
  estate_type: list(oneOf([...estateTypes, ...estateSubtypes])),
  features: list(oneOf(featureIds)),
  furnished: single(oneOf(['1', '0'])),
  conservation: list(oneOf(conservations)),
  agent: single(slug),
  agency: single(slug),
} as const;

export type EstateFilterName = keyof typeof estateFilters;

type FilterValue<K> = K extends FilterKind<infer T> & { list: true } ? T[] : K extends FilterKind<infer T> ? T : never;

export type EstateFilters = { [Name in EstateFilterName]?: FilterValue<(typeof estateFilters)[Name]> };

export const estateFilterNames = Object.keys(estateFilters) as EstateFilterName[];

const maxListLength = 50;

/**
 * Reads one filter from its raw query values (repeated keys, commas).
 * @returns the value in normal form (lists without duplicates, sorted), undefined when nothing was given, null when malformed.
 */
export function parseEstateFilter<Name extends EstateFilterName>(
  name: Name,
  raw: readonly string[],
): EstateFilters[Name] | null | undefined {
  const kind: FilterKind<unknown> = estateFilters[name];
  const parts = raw.flatMap((value) => (kind.list ? value.split(',') : [value])).filter((value) => value !== '');
  if (parts.length === 0) return undefined;
  if (parts.length > maxListLength) return null;
  const values = parts.map((part) => kind.parse(part));
  if (values.includes(null)) return null;
  if (!kind.list) return values.at(-1) as EstateFilters[Name];
  return [...new Set(values)].sort((a, b) => (a! < b! ? -1 : 1)) as EstateFilters[Name];
}

/** Of a filter's raw values those that have a meaning: what can be kept of a URL that is otherwise none. */
export function meaningfulPart<Name extends EstateFilterName>(
  name: Name,
  raw: readonly string[],
): EstateFilters[Name] | undefined {
  const parts = raw.flatMap((value) => (estateFilters[name].list ? value.split(',') : [value]));
  return (
    parseEstateFilter(
      name,
      parts.filter((part) => (parseEstateFilter(name, [part]) ?? null) !== null).slice(0, maxListLength),
    ) ?? undefined
  );
}

/** The one textual form of a filter's value. */
export const formatEstateFilter = (value: string | number | readonly (string | number)[]): string =>
  Array.isArray(value) ? value.join(',') : String(value);
