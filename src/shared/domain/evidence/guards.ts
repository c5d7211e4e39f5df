import { lookUp } from '../../lookUp.ts';
import type { EstateType } from '../estate.ts';

/**
 * What a value can be: within `usual` nothing is said of it; beyond it somebody should look; beyond `possible` it is no
 * fact.
 */
export interface Bounds {
  usual: readonly [from: number, to: number];
  possible: readonly [from: number, to: number];
}

type Group = 'flat' | 'house' | 'estate' | 'room';

type ByGroup = Readonly<Record<Group, Bounds>>;

/** Kinds by what is usual of them: a garage and a storage room are rooms, the largest and unknown ones estates. */
const groups: Readonly<Record<EstateType, Group>> = {
  ...{ flat: 'flat', house: 'house', rural_house: 'house', garage: 'room', storage: 'room' },
  ...{ office: 'estate', premises: 'estate', building: 'estate', land: 'estate' },
};

const bounds = (possibleFrom: number, usualFrom: number, usualTo: number, possibleTo: number): Bounds => ({
  usual: [usualFrom, usualTo],
  possible: [possibleFrom, possibleTo],
});

/** In euros. */
const sales: ByGroup = {
  flat: bounds(1_000, 5_000, 30e6, 300e6),
  house: bounds(1_000, 5_000, 60e6, 300e6),
  estate: bounds(50, 1_000, 300e6, 1e9),
  room: bounds(100, 1_000, 500_000, 20e6),
};

/** In euros a month. */
const rents: ByGroup = {
  flat: bounds(20, 150, 30_000, 200_000),
  house: bounds(20, 150, 50_000, 200_000),
  estate: bounds(1, 20, 300_000, 5e6),
  room: bounds(1, 10, 3_000, 100_000),
};

const homeRooms = { flat: bounds(0, 0, 12, 30), house: bounds(0, 0, 30, 100) };
const otherRooms = { estate: bounds(0, 0, 200, 200), room: bounds(0, 0, 10, 20) };
const rooms: ByGroup = { ...homeRooms, ...otherRooms };

/** In square metres. An area of a plot may be that of the whole building's, or be counted to land. */
const areas: ByGroup = {
  flat: bounds(5, 10, 1_500, 10_000),
  house: bounds(5, 10, 5_000, 100_000),
  estate: bounds(1, 1, 10e6, 1e8),
  room: bounds(1, 1, 5_000, 100_000),
};
const plots: ByGroup = {
  flat: bounds(1, 1, 100_000, 10e6),
  house: bounds(1, 1, 100e6, 1e9),
  estate: bounds(1, 1, 100e6, 1e9),
  room: bounds(1, 1, 100_000, 10e6),
};

const everywhere = (one: Bounds): ByGroup => ({ ...{ flat: one, house: one, estate: one, room: one } });

const facts = {
  ...{ rooms, bathrooms: rooms, area_constructed: areas, area_useful: areas, area_plot: plots },
  area_terrace: everywhere(bounds(0, 0, 3_000, 100_000)),
  floors: everywhere(bounds(0, 0, 60, 80)),
  year: everywhere(bounds(500, 1_200, 2_100, 2_100)),
  community_fee: everywhere(bounds(0, 0, 5_000, 100_000)),
  ibi: everywhere(bounds(0, 0, 100_000, 1e6)),
  ...{ last_rent: rents, reference_index: rents },
} satisfies Record<string, ByGroup>;

/** Facts with bounds of their own; prices have those of what is offered. */
export type GuardedFact = keyof typeof facts;
export const guardedFacts = Object.keys(facts) as readonly GuardedFact[];

const groupOf = (kind: unknown): Group => lookUp(groups, String(kind)) ?? 'estate';

/** The bounds of a price of what is offered. @param kind by the contract's words, as `operation` is */
export const priceBounds = (kind: unknown, operation: unknown): Bounds =>
  (operation === 'rent' ? rents : sales)[groupOf(kind)];

export const boundsOf = (name: GuardedFact, kind: unknown): Bounds => facts[name][groupOf(kind)];

const isWithin = (value: number, [from, to]: readonly [number, number]): boolean => value >= from && value <= to;

/**
 * Whether a value can be true of a property, and in which way it is not: 0 is what programs write of what nobody
 * filled in, and is `usual`.
 */
export function judge(
  value: number,
  { usual, possible }: Bounds,
): { is: 'usual' } | { is: 'unusual' | 'impossible'; than: 'lower' | 'higher' } {
  if (value === 0 || isWithin(value, usual)) return { is: 'usual' };
  return { is: isWithin(value, possible) ? 'unusual' : 'impossible', than: value < usual[0] ? 'lower' : 'higher' };
}

/** Square metres that a room has at least, with its part of all others. */
const leastOfRoom = 3;

/** Whether so many rooms have no place in an area, in square metres. */
export const hasTooManyRooms = (count: number, area: number): boolean => area > 0 && count * leastOfRoom > area;

/** Whether a price can be true of what is offered. @param kind by the contract's words, as `operation` is */
export const isPossiblePrice = (price: number, kind: unknown, operation: unknown): boolean =>
  isWithin(price, priceBounds(kind, operation).possible);
