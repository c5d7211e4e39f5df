import { estateSubtypes, estateTypes, homeTypes } from '../domain/estate.ts';
import type { EstateKind } from '../domain/featuresOfKinds.ts';
import { withoutFilters } from './filterQuery.ts';
import type { EstateFilters } from './table.ts';

/** The kinds that a list is of by one choice, in the order of the choice (PD-64). Each in normal form: sorted. */
export const kindGroups = {
  homes: [...homeTypes],
  commercial: ['building', 'office', 'premises'],
  parking: ['garage', 'storage'],
  land: ['land'],
} satisfies Record<string, readonly EstateKind[]>;

export type KindGroup = keyof typeof kindGroups;

export const kindGroupNames = Object.keys(kindGroups) as KindGroup[];

/** Studio, penthouse and duplex are homes too, but no choice of the group: a flat is one of them or none. */
const membersOf = (group: KindGroup): readonly EstateKind[] =>
  group === 'homes' ? [...homeTypes, ...estateSubtypes] : kindGroups[group];

/** The group that all of these kinds are in; that of a search without a kind is `homes`. */
export const groupOfKinds = (kinds: readonly EstateKind[] = kindGroups.homes): KindGroup | undefined =>
  kindGroupNames.find((group) => kinds.every((kind) => membersOf(group).includes(kind)));

/** The kinds that a visitor of these may look at too: homes of a home, garages and storage rooms of a garage. */
export const kindsLike = ({ estate_type: kinds }: EstateFilters = {}): EstateFilters => ({
  estate_type: [...kindGroups[groupOfKinds(kinds) ?? 'homes']],
});

const isHomes = (kinds: readonly EstateKind[] | undefined): boolean =>
  kinds?.length === homeTypes.length && homeTypes.every((type) => kinds.includes(type));

/** What a search lists: homes unless it names kinds (PD-64). The one place that decides it. */
export const withDefaultKinds = (filters: EstateFilters): EstateFilters =>
  filters.estate_type ? filters : { ...filters, estate_type: [...kindGroups.homes] };

/** The filters as a URL has them: the default is left out, so that a list has one URL. */
export const withoutDefaultKinds = (filters: EstateFilters): EstateFilters =>
  isHomes(filters.estate_type) ? withoutFilters(filters, ['estate_type']) : filters;

/** The same list as a search of the site, for filters whose absent kind means any: alerts saved before PD-64. */
export const withEveryKind = (filters: EstateFilters): EstateFilters =>
  filters.estate_type ? withoutDefaultKinds(filters) : { ...filters, estate_type: estateTypes.toSorted() };

/** A noun of listings where a text has a word for homes and one for anything else: homes, or properties. */
export type BroadNoun = 'homes' | 'any';

/** What listings of these kinds are called; homes where there is no kind. */
export const broadNounOf = ({ estate_type: kinds }: EstateFilters = {}): BroadNoun =>
  groupOfKinds(kinds) === 'homes' ? 'homes' : 'any';

/** A noun of a list: of its one kind, of its group, or of everything. */
export type KindNoun = EstateKind | KindGroup | 'default' | 'any';

/** What the listings of a search are called; `default` where it names no kind (docs/product.md#search). */
export function nounOf({ estate_type: kinds }: EstateFilters): KindNoun {
  if (!kinds || isHomes(kinds)) return 'default';
  return kinds.length === 1 ? kinds[0]! : (groupOfKinds(kinds) ?? 'any');
}
