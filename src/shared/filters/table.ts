import { conservations, energyRatings, estateSubtypes, estateTypes, extras, featureIds } from '../domain/estate.ts';
import { floorLevels } from '../domain/floorLevel.ts';
import {
  age,
  box,
  choice,
  choiceOfAll,
  circle,
  count,
  flag,
  mark,
  marks,
  optional,
  outline,
  place,
  placePaths,
  places,
  postcode,
  profile,
  range,
  street,
  travelTime,
  type Filter,
} from './kinds.ts';

/**
 * The search filters: query names and their order in a normal-form URL (PD-20), form control, chip, API call,
 * validation at the origin, SQL condition and facet follow from this table. See docs/adding-things.md, "A
 * filter".
 */
export const filters = {
  province: place(),
  town: place(),
  zone: places(),
  /** Several places at once, in place of province, town and zone. */
  where: optional(placePaths()),
  /** Of homes whose address is known; a street's where its name is. */
  postcode: optional(postcode()),
  street: optional(street()),
  /** Around a point, in place of province, town and zone: those then only say what it is around. */
  near: optional(circle()),
  /** From where a point is reached in time, in place of all of them: names what `drawn` is the outline of. */
  travel: optional(travelTime()),
  price: range(999_999_999),
  area: range(9_999_999),
  rooms: count(),
  bathrooms: count(),
  estate_type: choice([...estateTypes, ...estateSubtypes]),
  features: choiceOfAll(featureIds),
  furnished: flag(),
  conservation: choice(conservations),
  energy: optional(choice(energyRatings)),
  floor: optional(marks(floorLevels, 'any')),
  exterior: optional(mark()),
  bright: optional(mark()),
  with: optional(marks(extras, 'all')),
  /** A plan, a letter of the energy certificate and the useful area: all three. */
  documented: optional(mark()),
  /** Days since the publication. */
  since: optional(age([1, 7, 30])),
  price_drop: optional(mark()),
  agent: profile(),
  agency: profile(),
  /** An area that a visitor drew on the map; `area` alone is the size in square metres. */
  drawn: optional(outline('area')),
  /** The part of the map that is shown. */
  bbox: box(),
};

type Filters = typeof filters;

export type FilterName = keyof Filters;

type ValueOf<F> = F extends { parse: (...args: never[]) => { value: infer Value | undefined } } ? Value : never;

export type FilterValue<Name extends FilterName> = ValueOf<Filters[Name]>;

/** What a list is narrowed by. */
export type EstateFilters = { [Name in FilterName]?: FilterValue<Name> };

/** The filters of a kind, or those with another property in common. */
export type FilterNameOf<Property> = {
  [Name in FilterName]: Filters[Name] extends Property ? Name : never;
}[FilterName];

/** In the order of a normal-form URL. */
export const filterNames = Object.keys(filters) as FilterName[];

/** A filter without the types of its own values. */
export const filterOf = (name: FilterName): Filter<unknown, string | number> =>
  filters[name] as unknown as Filter<unknown, string | number>;

/** Filters that an upstream need not know (see Filter.optional). */
export const optionalFilterNames = filterNames.filter((name) => filterOf(name).optional);

export const isFilterOfKind = <Kind extends Filter<unknown>['kind']>(
  name: FilterName,
  kind: Kind,
): name is FilterNameOf<{ kind: Kind }> => filterOf(name).kind === kind;

/** The yes-or-no filters: control, chip, condition and count of each follow from its row above. */
export const markFilterNames = filterNames.filter((name) => isFilterOfKind(name, 'mark'));

/**
 * Filters that an alert has not: it has a list of places, an area in place of a part of the map, and is about what is
 * new.
 */
export const noAlertFilterNames: readonly FilterName[] = filterNames.filter(
  (name) => isFilterOfKind(name, 'place') || isFilterOfKind(name, 'box') || isFilterOfKind(name, 'age'),
);

/** The filters of an alert. */
export const alertFilterNames = filterNames.filter((name) => !noAlertFilterNames.includes(name));

/** What the map adds to a list. */
export const mapFilterNames = ['drawn', 'bbox'] as const satisfies readonly FilterName[];

/** Where homes are, below the province. */
export const placeFilterNames = [
  'town',
  'zone',
  'where',
  'postcode',
  'street',
] as const satisfies readonly FilterName[];

/**
 * What is left out when another place is chosen: a postcode, a street, what lies around, was drawn and shown was of the
 * place before.
 */
export const aroundFilterNames = [
  'postcode',
  'street',
  'near',
  'travel',
  ...mapFilterNames,
] as const satisfies readonly FilterName[];
