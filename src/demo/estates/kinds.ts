import type { EstateSubtype, EstateType } from '#shared/domain/estate.ts';
import type { HomeKind } from './homeFacts.ts';

const shares: readonly (readonly [kind: HomeKind, of100: number])[] = [
  ['flat', 50],
  ['studio', 6],
  ['penthouse', 8],
  ['duplex', 6],
  ['house', 12],
  ['rural_house', 3],
  ['office', 4],
  ['premises', 4],
  ['building', 1],
  ['storage', 2],
  ['garage', 3],
  ['land', 1],
];

const wheel = shares.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));

/** A province's first homes, so that the smallest one, too, has homes to buy and to rent. */
const firstOnes: readonly HomeKind[] = ['flat', 'flat', 'penthouse', 'flat', 'house', 'studio'];

/** The kind of a province's n-th home: each kind comes round in its share, in no order that shows. */
export const kindAt = (ordinal: number, provinceIndex: number): HomeKind =>
  firstOnes[ordinal] ?? wheel[(ordinal * 37 + provinceIndex * 11) % wheel.length]!;

export const guaranteedHomes = firstOnes.length;

export const subtypeOf = (kind: HomeKind): EstateSubtype | null =>
  kind === 'studio' || kind === 'penthouse' || kind === 'duplex' ? kind : null;

export const estateTypeOf = (kind: HomeKind): EstateType =>
  kind === 'studio' || kind === 'penthouse' || kind === 'duplex' ? 'flat' : kind;

/** Chance that a home of this kind is let rather than sold. */
export const rentShare: Record<HomeKind, number> = {
  flat: 0.34,
  studio: 0.5,
  penthouse: 0.26,
  duplex: 0.24,
  house: 0.16,
  rural_house: 0.12,
  office: 0.5,
  premises: 0.5,
  building: 0,
  storage: 0.5,
  garage: 0.4,
  land: 0.04,
};
