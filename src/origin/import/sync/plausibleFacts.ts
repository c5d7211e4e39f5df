import type { EstateType } from '#shared/domain/estate.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { RecordReader } from './RecordReader.ts';

/**
 * What a value can be: within `usual` nothing is said of it; beyond it a warning asks to check it; beyond `possible` it
 * is no fact, and is left out.
 */
interface Bounds {
  usual: readonly [from: number, to: number];
  possible: readonly [from: number, to: number];
}

type Group = 'flat' | 'house' | 'estate' | 'room';

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
const sales: Readonly<Record<Group, Bounds>> = {
  flat: bounds(1_000, 5_000, 30e6, 300e6),
  house: bounds(1_000, 5_000, 60e6, 300e6),
  estate: bounds(50, 1_000, 300e6, 1e9),
  room: bounds(100, 1_000, 500_000, 20e6),
};

/** In euros a month. */
const rents: Readonly<Record<Group, Bounds>> = {
  flat: bounds(20, 150, 30_000, 200_000),
  house: bounds(20, 150, 50_000, 200_000),
  estate: bounds(1, 20, 300_000, 5e6),
  room: bounds(1, 10, 3_000, 100_000),
};

const homeRooms = { flat: bounds(0, 0, 12, 30), house: bounds(0, 0, 30, 100) };
const otherRooms = { estate: bounds(0, 0, 200, 200), room: bounds(0, 0, 10, 20) };
const rooms: Readonly<Record<Group, Bounds>> = { ...homeRooms, ...otherRooms };

/** In square metres. An area of a plot may be that of the whole building's, or be counted to land. */
const areas: Readonly<Record<Group, Bounds>> = {
  flat: bounds(5, 10, 1_500, 10_000),
  house: bounds(5, 10, 5_000, 100_000),
  estate: bounds(1, 1, 10e6, 1e8),
  room: bounds(1, 1, 5_000, 100_000),
};
const plots: Readonly<Record<Group, Bounds>> = {
  flat: bounds(1, 1, 100_000, 10e6),
  house: bounds(1, 1, 100e6, 1e9),
  estate: bounds(1, 1, 100e6, 1e9),
  room: bounds(1, 1, 100_000, 10e6),
};

const everywhere = (one: Bounds): Readonly<Record<Group, Bounds>> => ({
  ...{ flat: one, house: one, estate: one, room: one },
});

/** By field, but for the price of what is offered. */
const facts: Readonly<Record<string, Readonly<Record<Group, Bounds>>>> = {
  ...{ rooms, bathrooms: rooms, area_constructed: areas, area_useful: areas, area_plot: plots },
  area_terrace: everywhere(bounds(0, 0, 3_000, 100_000)),
  floors: everywhere(bounds(0, 0, 60, 80)),
  year: everywhere(bounds(500, 1_200, 2_100, 2_100)),
  community_fee: everywhere(bounds(0, 0, 5_000, 100_000)),
  ibi: everywhere(bounds(0, 0, 100_000, 1e6)),
  ...{ last_rent: rents, reference_index: rents },
};

/** Square metres that a room has at least, with its part of all others. */
const leastOfRoom = 3;

const isWithin = (value: number, [from, to]: readonly [number, number]): boolean => value >= from && value <= to;

function checkOne(reader: RecordReader, name: string, { usual, possible }: Bounds): void {
  const value = reader.fields[name];
  // 0 is what programs write of what nobody filled in.
  if (typeof value !== 'number' || value === 0 || isWithin(value, usual)) return;
  const than = value < usual[0] ? 'lower' : 'higher';
  if (isWithin(value, possible)) reader.warn(name, `is ${than} than usual: shown as it is, check it`);
  else reader.drop(name, `is ${than} than can be true: left out`);
}

/** The bounds of a price by what is offered, as the contract calls it. */
const pricesOf = (operation: unknown): Readonly<Record<Group, Bounds>> => (operation === 'rent' ? rents : sales);

const groupOf = (kind: unknown): Group => lookUp(groups, String(kind)) ?? 'estate';

/** Whether a price can be true of what is offered. @param kind by the contract's words, as `operation` is */
export const isPossiblePrice = (price: number, kind: unknown, operation: unknown): boolean =>
  isWithin(price, pricesOf(operation)[groupOf(kind)].possible);

/**
 * Leaves out of a record, whose values are read, what cannot be true of a property of its kind, and warns of what is
 * unusual: a month's rent for a price, a price in thousands, square centimetres.
 */
export function checkFacts(reader: RecordReader): void {
  const { type, estate_type } = reader.fields;
  const group = groupOf(estate_type);
  for (const name of ['price', 'previous_price']) checkOne(reader, name, pricesOf(type)[group]);
  for (const [name, ofGroups] of Object.entries(facts)) checkOne(reader, name, ofGroups[group]);
  const { rooms: given, area_constructed: area } = reader.fields;
  if (typeof given === 'number' && typeof area === 'number' && area > 0 && given * leastOfRoom > area)
    reader.drop('rooms', 'are more than area_constructed has room for: left out');
}
