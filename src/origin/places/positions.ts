import { metresBetween } from '#shared/domain/drawnArea.ts';
import byProvince from './positions.json' with { type: 'json' };

/** In degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** Where municipalities lie, by province code, in the order of municipalities.json: latitude, longitude, km, km. */
const rows: Readonly<Record<string, readonly string[]>> = byProvince;

interface Position extends Place {
  /** How far from its middle the municipality reaches, in km. */
  reach: number;
  /** How far from its middle everything is within it, in km. */
  inner: number;
}

function readRow(row: string): Position {
  const [lat = NaN, lng = NaN, reach = NaN, inner = NaN] = row.split(' ').map(Number);
  return { lat, lng, reach, inner };
}

const known = new Map<string, readonly Position[]>();

function positionsIn(provinceCode: string): readonly Position[] {
  const read = known.get(provinceCode) ?? (Object.hasOwn(rows, provinceCode) ? rows[provinceCode]!.map(readRow) : []);
  known.set(provinceCode, read);
  return read;
}

const stored = ({ lat, lng }: Place) => ({ lat: lat * 1e5, lng: lng * 1e5 });

const kmFromMiddle = (place: Place, position: Position): number =>
  metresBetween(stored(place), stored(position)) / 1_000;

/** Kilometres from the circle around a municipality that holds all of it; 0 within. */
const kmFrom = (place: Place, position: Position): number =>
  Math.max(0, kmFromMiddle(place, position) - position.reach);

/** Kilometres that a place lies from the nearest municipality of a province, at least; 0 where it may lie in one. */
export const kmFromProvince = (place: Place, provinceCode: string): number =>
  Math.min(...positionsIn(provinceCode).map((position) => kmFrom(place, position)));

/**
 * Kilometres that a place lies from one municipality of a province, at least; 0 where it may lie in it.
 * @param number in the order of municipalities.json
 */
export function kmFromMunicipality(place: Place, provinceCode: string, number: number): number | undefined {
  const position = positionsIn(provinceCode)[number];
  return position && kmFrom(place, position);
}

/** A degree of latitude, in km. */
const degreeKm = 111;

/**
 * A box in degrees that holds a province, some kilometres wider.
 * @returns undefined for a code that no province has
 */
export function boxOfProvince(code: string): Record<'west' | 'south' | 'east' | 'north', number> | undefined {
  const positions = positionsIn(code);
  if (positions.length === 0) return undefined;
  const high = ({ reach }: Position): number => reach / degreeKm;
  const wide = (position: Position): number => high(position) / Math.cos((position.lat * Math.PI) / 180);
  return {
    west: Math.min(...positions.map((one) => one.lng - wide(one))),
    south: Math.min(...positions.map((one) => one.lat - high(one))),
    east: Math.max(...positions.map((one) => one.lng + wide(one))),
    north: Math.max(...positions.map((one) => one.lat + high(one))),
  };
}

/** Whether a place is not so far away that it has not to be measured. */
const isNear = (place: Place, { lat, reach }: Position): boolean => Math.abs(place.lat - lat) * degreeKm <= reach + 1;

/** The codes of the provinces that a place may lie in: of more than one near a border. */
export const provinceCodesAt = (place: Place): string[] =>
  Object.keys(rows).filter((code) =>
    positionsIn(code).some((position) => isNear(place, position) && kmFrom(place, position) === 0),
  );

/** How far a pin may be off, in km: many feeds round theirs. */
const pinKm = 0.5;

/**
 * The municipality of a province that a place lies in, where that is sure: it is so near to the middle of one that all
 * around it is, or one alone reaches as far.
 * @returns its number in the order of municipalities.json
 */
export function municipalityAt(place: Place, provinceCode: string): number | undefined {
  const positions = positionsIn(provinceCode);
  const [inside, enclave] = positions.flatMap((one, number) =>
    kmFromMiddle(place, one) + pinKm <= one.inner ? [number] : [],
  );
  if (inside !== undefined) return enclave === undefined ? inside : undefined;
  const [near, other] = positions.flatMap((one, number) => (kmFrom(place, one) <= pinKm ? [number] : []));
  return near === undefined || other !== undefined || kmFrom(place, positions[near]!) > 0 ? undefined : near;
}
