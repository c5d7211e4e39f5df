import { operationTypes } from '#shared/domain/estate.ts';
import { countOptionOf } from '#shared/filters/kinds.ts';
import { filterNames, filters, type FilterName, type FilterNameOf } from '#shared/filters/table.ts';

/**
 * An estate's small closed properties as bits of one integer, a bit per option of the search filters: a filter is then
 * one `&`, and the distinct integers (some thousand, however many estates) carry exact counts for any combination of
 * filters. Each group of bits has its place in the integer; JavaScript's bit operators stop at 32 bits, so they are
 * used within a group only. The integer is derived: append a group at the end, and add a migration that recomputes the
 * column.
 */
interface TraitSource {
  type: string;
  /** 0 available, 1 reserved, 2 sold or rented. */
  availabilityRank: number;
  estateType: string;
  subtype: string | null;
  rooms: number | null;
  bathrooms: number | null;
  furnished: boolean;
  conservation: string | null;
  cee: { rating?: string | null };
}

/** Filters whose options are bits: an estate matches when it has one of those asked for. */
export type TraitFilter = FilterNameOf<{ kind: 'choice' | 'count' | 'flag'; match: 'any' }>;

interface TraitGroup {
  options: readonly (string | number)[];
  /** The options that an estate has; none where the fact is unknown. */
  of: (estate: TraitSource) => readonly (string | number | null)[];
}

const counted = (count: number | null) => [count === null ? null : countOptionOf(count)];

const groups = {
  type: { options: operationTypes, of: ({ type }) => [type] },
  availability: { options: [0, 1, 2], of: ({ availabilityRank }) => [availabilityRank] },
  rooms: { options: filters.rooms.options, of: ({ rooms }) => counted(rooms) },
  bathrooms: { options: filters.bathrooms.options, of: ({ bathrooms }) => counted(bathrooms) },
  furnished: { options: filters.furnished.options, of: ({ furnished }) => [furnished ? '1' : '0'] },
  conservation: { options: filters.conservation.options, of: ({ conservation }) => [conservation] },
  estate_type: { options: filters.estate_type.options, of: ({ estateType, subtype }) => [estateType, subtype] },
  energy: { options: filters.energy.options, of: ({ cee }) => [cee.rating ?? null] },
} satisfies Record<'type' | 'availability' | TraitFilter, TraitGroup>;

export type TraitGroupName = keyof typeof groups;

const groupNames = Object.keys(groups) as TraitGroupName[];

const widthOf = (group: TraitGroupName): number => groups[group].options.length;

/** The value of each group's lowest bit. */
const units = new Map<TraitGroupName, number>();
let usedBits = 0;
for (const name of groupNames) {
  units.set(name, 2 ** usedBits);
  usedBits += widthOf(name);
}
if (usedBits > 53) throw new Error('Traits take more bits than a JavaScript number holds exactly');

/** Filters with counted options, in the order of the form's table. */
export const traitFilters: readonly TraitFilter[] = filterNames.filter((name): name is TraitFilter & FilterName =>
  groupNames.some((group) => group === name),
);

export const traitOptions = (group: TraitGroupName): string[] => groups[group].options.map(String);

/** Bits of options by group. */
const optionBit = new Map(
  groupNames.map((name) => [
    name,
    new Map(groups[name].options.map((option, position) => [String(option), 1 << position])),
  ]),
);

/** The bits of some options within their group. */
export function optionBits(group: TraitGroupName, options: readonly (string | number | null)[]): number {
  const known = optionBit.get(group)!;
  let bits = 0;
  for (const option of options) bits |= known.get(String(option)) ?? 0;
  return bits;
}

/** The bits of one group of an estate's traits. */
export const bitsOf = (traits: number, group: TraitGroupName): number =>
  Math.floor(traits / units.get(group)!) % 2 ** widthOf(group);

/** The bits of some options of one group in their place, for SQL. */
export const traitMask = (group: TraitGroupName, options: readonly (string | number | null)[]): number =>
  optionBits(group, options) * units.get(group)!;

/** Traits with the options of one group replaced. */
export const withTraits = (traits: number, group: TraitGroupName, options: readonly (string | number)[]): number =>
  traits - bitsOf(traits, group) * units.get(group)! + traitMask(group, options);

export const estateTraits = (estate: TraitSource): number =>
  groupNames.reduce((traits, name) => traits + traitMask(name, groups[name].of(estate)), 0);
