import { conservations, estateSubtypes, estateTypes, operationTypes } from '#shared/domain/estate.ts';

/**
 * An estate's small closed properties as bits of one number, a bit per option of the search filters: a filter is then one `&`,
 * and the distinct numbers (a few thousand, however many homes) carry exact counts for any combination of filters.
 * 31 bits, so that JavaScript's bit operators still work. The number is derived: a change of this table needs a migration
 * that recomputes it.
 */
const groups = {
  type: operationTypes,
  unavailable: ['0', '1', '2'],
  rooms: ['1', '2', '3', '4'],
  bathrooms: ['1', '2', '3', '4'],
  furnished: ['1', '0'],
  conservation: conservations,
  estate_type: [...estateTypes, ...estateSubtypes],
} as const;

export type TraitGroup = keyof typeof groups;

/** The groups that are search filters with counted options. */
export const traitFilters = [
  'estate_type',
  'rooms',
  'bathrooms',
  'furnished',
  'conservation',
] as const satisfies readonly TraitGroup[];
export type TraitFilter = (typeof traitFilters)[number];

const bits = new Map<string, number>(
  Object.entries(groups)
    .flatMap(([group, options]) => options.map((option) => `${group}:${option}`))
    .map((name, position) => [name, 1 << position]),
);

export const traitOptions = (group: TraitGroup): readonly string[] => groups[group];

/** The bits of some options of one group, or'ed. */
export const traitMask = (group: TraitGroup, options: readonly (string | number)[]): number =>
  options.reduce<number>((mask, option) => mask | (bits.get(`${group}:${option}`) ?? 0), 0);

interface Traits {
  type: string;
  unavailable: number;
  estateType: string;
  subtype: string | null;
  rooms: number | null;
  bathrooms: number | null;
  furnished: boolean;
  conservation: string | null;
}

/** Four stands for four or more (PD-24); none and unknown have no bit. */
const orMore = (count: number | null): number[] => (count === null ? [] : [Math.min(count, 4)]);

export const estateTraits = (estate: Traits): number =>
  traitMask('type', [estate.type]) |
  traitMask('unavailable', [estate.unavailable]) |
  traitMask('rooms', orMore(estate.rooms)) |
  traitMask('bathrooms', orMore(estate.bathrooms)) |
  traitMask('furnished', [estate.furnished ? '1' : '0']) |
  traitMask('conservation', estate.conservation === null ? [] : [estate.conservation]) |
  traitMask('estate_type', estate.subtype === null ? [estate.estateType] : [estate.estateType, estate.subtype]);
