import { circleText, readCircle, type Circle } from '../domain/circle.ts';
import { roundTravel } from '../domain/roundTravel.ts';
import { isPlacePath, withoutNested } from '../domain/placePaths.ts';
import { isPostcode } from '../domain/isPostcode.ts';
import { isSlug } from '../domain/slugify.ts';

/** The values of a query, by name; repeated names give several. */
export type QueryValues = (name: string) => readonly string[];

/** A filter as read from a query. */
export interface ParsedFilter<Value> {
  /** What the well-formed part of the query means; undefined when nothing is left of it. */
  value: Value | undefined;
  /** Query names with a malformed value. */
  malformed: readonly string[];
}

export type FilterKind =
  | 'place'
  | 'choice'
  | 'count'
  | 'range'
  | 'flag'
  | 'mark'
  | 'marks'
  | 'age'
  | 'profile'
  | 'address'
  | 'circle'
  | 'travel'
  | 'outline'
  | 'box';

/** How one filter is read from a query and written to it. */
export interface Filter<Value, Option extends string | number = never> {
  kind: FilterKind;
  /** The values to choose from, where they are few and known. */
  options: readonly Option[];
  /** Whether an estate must have one of the values or all of them. */
  match: 'any' | 'all';
  /**
   * A later addition to the contract: an upstream that does not know it ignores it, so it is offered only where it is
   * known.
   */
  optional: boolean;
  queryNames: (name: string) => readonly string[];
  parse: (name: string, values: QueryValues) => ParsedFilter<Value>;
  /** @returns query name and text, in normal form */
  format: (name: string, value: Value) => [queryName: string, text: string][];
}

/** One raw value to its meaning, or null when it has none. */
type ParseItem<Item> = (raw: string) => Item | null;

const maxListLength = 50;
/** Digits of a number in a query. */
const maxDigits = 9;

const parseSlug: ParseItem<string> = (raw) => (isSlug(raw) ? raw : null);

const parseOption =
  <Option extends string | number>(options: readonly Option[]): ParseItem<Option> =>
  (raw) =>
    options.find((option) => String(option) === raw) ?? null;

const parseInteger =
  (max: number): ParseItem<number> =>
  (raw) =>
    raw.length <= maxDigits && /^\d+$/.test(raw) && Number(raw) <= max ? Number(raw) : null;

const isPresent = (raw: string): boolean => raw !== '';
const isWellFormed = <Item>(item: Item | null): item is Item => item !== null;

const common = { options: [], match: 'any', optional: false } as const;

type Codec<Value> = Pick<Filter<Value>, 'queryNames' | 'parse' | 'format'>;

/** The last of the values given. */
function one<Item extends string | number>(parseItem: ParseItem<Item>): Codec<Item> {
  return {
    queryNames: (name) => [name],
    parse: (name, values) => {
      const items = values(name).filter(isPresent).map(parseItem);
      return { value: items.findLast(isWellFormed), malformed: items.every(isWellFormed) ? [] : [name] };
    },
    format: (name, value) => [[name, String(value)]],
  };
}

/** Several values, as repeated names or separated by commas; in normal form sorted and without duplicates. */
function several<Item extends string | number>(parseItem: ParseItem<Item>, max = maxListLength): Codec<Item[]> {
  return {
    queryNames: (name) => [name],
    parse: (name, values) => {
      const items = values(name)
        .flatMap((raw) => raw.split(','))
        .filter(isPresent)
        .map(parseItem);
      const wellFormed = items.filter(isWellFormed).slice(0, max);
      return {
        value: wellFormed.length === 0 ? undefined : [...new Set(wellFormed)].sort((a, b) => (a < b ? -1 : 1)),
        malformed: items.length <= max && items.every(isWellFormed) ? [] : [name],
      };
    },
    format: (name, value) => [[name, value.join(',')]],
  };
}

/** From, up to, or between. Both ends are included. */
export interface Range {
  min?: number;
  max?: number;
}

/** A place by its slug. */
export const place = (): Filter<string> & { kind: 'place' } => ({ ...common, kind: 'place', ...one(parseSlug) });

/** Several places by their slugs; an estate is in one of them. */
export const places = (): Filter<string[]> & { kind: 'place' } => ({ ...common, kind: 'place', ...several(parseSlug) });

/** Places that a search may be of at once, beside the zones of one town. */
export const maxPlaces = 5;

/** Several places of any kind by the slugs of their paths; an estate is in one of them. */
export function placePaths(): Filter<string[]> & { kind: 'place' } {
  const list = several((raw) => (isPlacePath(raw) ? raw : null), maxPlaces);
  return {
    ...common,
    kind: 'place',
    ...list,
    parse: (name, values) => {
      const { value, malformed } = list.parse(name, values);
      return { value: value && withoutNested(value), malformed };
    },
  };
}

/** An agent or an agency, by slug. */
export const profile = (): Filter<string> & { kind: 'profile' } => ({ ...common, kind: 'profile', ...one(parseSlug) });

/** Some of a closed list of values: an estate has one of them. */
export const choice = <const Option extends string>(
  options: readonly Option[],
): Filter<Option[], Option> & { kind: 'choice'; match: 'any' } => ({
  ...common,
  kind: 'choice',
  options,
  ...several(parseOption(options)),
});

/** Some of a closed list of values: an estate has all of them. */
export const choiceOfAll = <const Option extends string>(
  options: readonly Option[],
): Filter<Option[], Option> & { kind: 'choice'; match: 'all' } => ({ ...choice(options), match: 'all' });

const countOptions = [1, 2, 3, 4] as const;

export type CountOption = (typeof countOptions)[number];

const maxCount = countOptions.at(-1)!;

/**
 * Whether an option of a count stands for itself and everything above: 1, 2 and 3 are exact, 4 means 4 or more (PD-24).
 */
export const isOrMore = (option: number): boolean => option >= maxCount;

/** The option of a count that an estate with so many belongs to; 0 belongs to none. */
export const countOptionOf = (count: number): number => Math.min(count, maxCount);

const parseCount: ParseItem<CountOption> = (raw) => {
  const parsed = parseInteger(maxCount)(raw);
  return countOptions.find((option) => option === parsed) ?? null;
};

/** How many of something: several numbers may be chosen. */
export const count = (): Filter<CountOption[], CountOption> & { kind: 'count'; match: 'any' } => ({
  ...common,
  kind: 'count',
  options: countOptions,
  ...several(parseCount),
});

/** Yes or no, as `1` and `0`. */
export const flag = (): Filter<'1' | '0', '1' | '0'> & { kind: 'flag'; match: 'any' } => ({
  ...common,
  kind: 'flag',
  options: ['1', '0'],
  ...one(parseOption(['1', '0'])),
});

/** A fact that an estate is asked to have: `1`. */
export const mark = (): Filter<'1', '1'> & { kind: 'mark'; match: 'all' } => ({
  ...common,
  kind: 'mark',
  match: 'all',
  options: ['1'],
  ...one(parseOption(['1'])),
});

/** Some of a closed list of such facts. @param match whether an estate has one of them or all of them */
export const marks = <const Option extends string, Match extends 'any' | 'all'>(
  options: readonly Option[],
  match: Match,
): Filter<Option[], Option> & { kind: 'marks'; match: Match } => ({
  ...common,
  kind: 'marks',
  match,
  options,
  ...several(parseOption(options)),
});

/** At most so many days old. */
export const age = <const Option extends number>(
  options: readonly Option[],
): Filter<Option, Option> & { kind: 'age' } => ({ ...common, kind: 'age', options, ...one(parseOption(options)) });

const ends = ['min', 'max'] as const;

/**
 * A range of whole numbers; its query names are the filter's with `_min` and `_max`.
 * @param max the largest number that can be asked for
 */
export function range(max: number): Filter<Range> & { kind: 'range' } {
  const end = one(parseInteger(max));
  return {
    ...common,
    kind: 'range',
    queryNames: (name) => ends.map((which) => `${name}_${which}`),
    parse: (name, values) => {
      const [min, most] = ends.map((which) => end.parse(`${name}_${which}`, values));
      const value: Range = {
        ...(min?.value === undefined ? {} : { min: min.value }),
        ...(most?.value === undefined ? {} : { max: most.value }),
      };
      return {
        value: Object.keys(value).length === 0 ? undefined : value,
        malformed: [...(min?.malformed ?? []), ...(most?.malformed ?? [])],
      };
    },
    format: (name, value) =>
      ends.flatMap((which) => {
        const number = value[which];
        return number === undefined ? [] : end.format(`${name}_${which}`, number);
      }),
  };
}

/** Homes of one postcode. */
export const postcode = (): Filter<string> & { kind: 'address' } => ({
  ...common,
  kind: 'address',
  ...one((raw) => (isPostcode(raw) ? raw : null)),
});

/** Homes of one street, by its slug and its town's: `carrer-de-verdi/barcelona`. */
export const street = (): Filter<string> & { kind: 'address' } => ({
  ...common,
  kind: 'address',
  ...one((raw) => (raw.split('/').length === 2 && raw.split('/').every(isSlug) ? raw : null)),
});

/** What lies around a point: `lat,lng,km`. */
export function circle(): Filter<Circle> & { kind: 'circle' } {
  const text = one((raw) => {
    const read = readCircle(raw);
    return read && circleText(read);
  });
  return {
    ...common,
    kind: 'circle',
    queryNames: text.queryNames,
    parse: (name, values) => {
      const { value, malformed } = text.parse(name, values);
      return { value: value === undefined ? undefined : readCircle(value)!, malformed };
    },
    format: (name, value) => text.format(name, circleText(value)),
  };
}

/**
 * From where a point is reached in time: `lat,lng,minutes,mode`, as text (readTravelTime). Only the form: every page
 * loads this, and the server refuses what cannot be asked for.
 */
export const travelTime = (): Filter<string> & { kind: 'travel' } => ({
  ...common,
  kind: 'travel',
  ...one((raw) => (/^[\d.,-]{5,40},[a-z]+$/.test(raw) ? roundTravel(raw) : null)),
});

/** Far more than an outline of as many points as one may have (drawnArea.ts). */
const maxOutlineLength = 1_200;

const parseOutline: ParseItem<string> = (raw) =>
  raw.length <= maxOutlineLength && /^[?-~]{6,}$/.test(raw) ? raw : null;

/**
 * An area on the map by its outline, an encoded polyline. Only the alphabet is checked here, for every page loads this;
 * `readArea` checks the rest, and the origin refuses what it does not accept.
 * @param queryName of the filter, whose own name is another's query name already
 */
export function outline(queryName: string): Filter<string> & { kind: 'outline' } {
  const { parse, format } = one(parseOutline);
  return {
    ...common,
    kind: 'outline',
    queryNames: () => [queryName],
    parse: (_, values) => parse(queryName, values),
    format: (_, value) => format(queryName, value),
  };
}

/** Only the form, for every page loads this: the origin refuses a box that is none. */
const parseBox: ParseItem<string> = (raw) => (/^(-?\d{1,3}(\.\d{1,15})?(,(?=.)|$)){4}$/.test(raw) ? raw : null);

/** A part of the map: `minLng,minLat,maxLng,maxLat` in degrees. */
export const box = (): Filter<string> & { kind: 'box' } => ({ ...common, kind: 'box', ...one(parseBox) });

/** Marks a filter as a later addition to the contract (see Filter.optional). */
export const optional = <F extends object>(filter: F): F & { optional: true } => ({ ...filter, optional: true });
