import type { AddressVisibility, Conservation, EstateStatus, OperationType } from '#shared/domain/estate.ts';
import type { DemoProvince, Locality } from '../places/createPlaces.ts';
import type { Random } from '../random.ts';
import { chooseFeatures } from './chooseFeatures.ts';
import type { HomeFacts, HomeKind } from './homeFacts.ts';
import { estateTypeOf, guaranteedHomes, kindAt, rentShare, subtypeOf } from './kinds.ts';

const townOnly: ReadonlySet<HomeKind> = new Set(['rural_house', 'land']);

function choosePlace(kind: HomeKind, province: DemoProvince, random: Random): Locality {
  if (townOnly.has(kind)) return random.pick(province.towns);
  const inTown = random.chance(kind === 'house' ? 0.7 : 0.3);
  return random.pick(inTown ? province.towns : province.urban);
}

function chooseStatus(operation: OperationType, random: Random): EstateStatus {
  const dice = random.next();
  if (dice < 0.81) return 'new';
  if (dice < 0.91) return 'reserved';
  return operation === 'buy' ? 'sold' : 'rented';
}

interface Size {
  area: number;
  rooms: number | null;
  bathrooms: number | null;
}

const roomWeights: Partial<Record<HomeKind, readonly number[]>> = {
  flat: [14, 30, 36, 16, 4], penthouse: [15, 35, 35, 15], duplex: [0, 30, 45, 20, 5], house: [0, 0, 25, 42, 23, 10],
  rural_house: [0, 0, 15, 28, 25, 18, 8, 6],
};

const bathroomsFor = (rooms: number, random: Random): number =>
  rooms <= 1 ? 1 : rooms <= 3 ? random.between(1, 2) : rooms === 4 ? random.between(2, 3) : random.between(3, rooms - 1);

function homeSize(rooms: number, base: number, perRoom: number, spread: number, random: Random): Size {
  return { rooms, area: base + rooms * perRoom + random.below(spread), bathrooms: bathroomsFor(rooms, random) };
}

const withTwoBathrooms = (size: Size): Size => ({ ...size, bathrooms: Math.max(2, size.bathrooms ?? 0) });

/** Most are small and a few are large, as with offices and plots. */
const skewed = (low: number, high: number, random: Random): number => {
  const share = random.next();
  return Math.round(low + (high - low) * share * share);
};

function chooseSize(kind: HomeKind, random: Random): Size {
  const rooms = 1 + random.weighted(roomWeights[kind] ?? [1]);
  const without = { rooms: null, bathrooms: null };
  switch (kind) {
    case 'flat': return homeSize(rooms, 22, 21, 24, random);
    case 'studio': return { rooms: 1, bathrooms: 1, area: random.between(26, 44) };
    case 'penthouse': return homeSize(rooms, 32, 24, 40, random);
    case 'duplex': return homeSize(rooms, 40, 24, 40, random);
    case 'house': return withTwoBathrooms(homeSize(rooms, 55, 34, 100, random));
    case 'rural_house': return withTwoBathrooms(homeSize(rooms, 80, 36, 150, random));
    case 'office': return { rooms: null, bathrooms: random.between(1, 3), area: skewed(45, 520, random) };
    case 'premises': return { rooms: null, bathrooms: random.between(1, 2), area: skewed(38, 420, random) };
    case 'building': return { ...without, area: skewed(320, 1900, random) };
    case 'storage': return { ...without, area: random.between(4, 13) };
    case 'garage': return { ...without, area: random.between(12, 19) };
    case 'land': return { ...without, area: Math.round(skewed(350, 6000, random) / 10) * 10 };
  }
}

function chooseFloor(kind: HomeKind, random: Random): number | null {
  switch (kind) {
    case 'flat': case 'studio': return random.weighted([7, 18, 20, 19, 15, 10, 6, 3, 2]);
    case 'penthouse': return random.between(3, 8);
    case 'duplex': return random.between(0, 6);
    case 'office': return random.between(0, 6);
    default: return null;
  }
}

function chooseConservation(kind: HomeKind, operation: OperationType, place: Locality, random: Random): Conservation | null {
  if (kind === 'storage' || kind === 'garage' || kind === 'land') return null;
  if (kind === 'building' || kind === 'rural_house') return random.chance(0.4) ? 'toRestore' : 'good';
  const modern = place.traits.has('modern');
  if (modern) return random.chance(0.45) ? 'brandNew' : random.chance(0.6) ? 'new' : 'good';
  if (operation === 'rent') return random.chance(0.7) ? 'good' : random.chance(0.8) ? 'new' : 'brandNew';
  return (['good', 'toRestore', 'new', 'brandNew'] as const)[random.weighted([56, 18, 16, 10])]!;
}

function chooseOrientation(random: Random): Pick<HomeFacts, 'north' | 'south' | 'east' | 'west' | 'light'> {
  const first = random.weighted([12, 40, 26, 22]);
  const second = random.chance(0.42) ? random.below(4) : first;
  const faces = (side: number): boolean => first === side || second === side;
  const [north, south, east, west] = [faces(0), faces(1), faces(2), faces(3)];
  const light = east && west ? 'through' : south ? 'allDay' : east ? 'morning' : west ? 'afternoon' : 'soft';
  return { north, south, east, west, light };
}

function chooseOutlook(kind: HomeKind, floor: number | null, place: Locality, random: Random): HomeFacts['outlook'] {
  const { traits } = place;
  const height = floor ?? 1;
  if (traits.has('beach') && height >= 3 && random.chance(0.4)) return 'sea';
  if (kind === 'rural_house') return traits.has('mountain') && random.chance(0.5) ? 'hills' : 'fields';
  if (traits.has('mountain') && height >= 1 && random.chance(0.4)) return 'hills';
  if (kind === 'penthouse') return 'roofs';
  if (traits.has('park') && height >= 1 && random.chance(0.35)) return 'park';
  if (kind === 'house') return 'street';
  return random.chance(0.5) ? 'street' : random.chance(0.7) ? 'courtyard' : 'square';
}

function chooseFlooring(old: boolean, kind: HomeKind, conservation: Conservation | null, catalan: boolean, random: Random): HomeFacts['flooring'] {
  if (kind === 'rural_house') return random.chance(0.5) ? 'stone' : 'ceramic';
  if (old && random.chance(catalan ? 0.6 : 0.35)) return 'hydraulic';
  if (conservation === 'new' || conservation === 'brandNew') return random.chance(0.7) ? 'wood' : 'ceramic';
  return random.chance(0.4) ? 'wood' : random.chance(0.5) ? 'terrazzo' : 'ceramic';
}

/**
 * Decides what is true of a home.
 * @param ordinal the how-manieth of its province it is, from 0
 */
export function draftHome(index: number, province: DemoProvince, provinceIndex: number, ordinal: number, random: Random): HomeFacts {
  const guaranteed = ordinal < guaranteedHomes;
  const kind = kindAt(ordinal, provinceIndex);
  const estateType = estateTypeOf(kind);
  const isDwelling = estateType === 'flat' || estateType === 'house' || estateType === 'rural_house';
  const operation: OperationType = guaranteed ? (ordinal % 2 === 0 ? 'buy' : 'rent') : random.chance(rentShare[kind]) ? 'rent' : 'buy';
  const place = choosePlace(kind, province, random);
  const status = guaranteed ? 'new' : chooseStatus(operation, random);
  const size = chooseSize(kind, random);
  const floor = chooseFloor(kind, random);
  const conservation = chooseConservation(kind, operation, place, random);
  const oldPlace = place.traits.has('oldTown') || place.traits.has('village');
  const old = isDwelling && conservation !== 'brandNew' && random.chance(oldPlace ? 0.6 : place.traits.has('modern') ? 0 : 0.12);
  const features = chooseFeatures({ kind, estateType, floor, rooms: size.rooms, conservation, place, province, old }, random);
  const catalan = province.source.streets === 'catalan';
  const rural = kind === 'rural_house';
  const furnished = operation === 'rent' ? (isDwelling || kind === 'office') && random.chance(0.42) : isDwelling && conservation !== 'toRestore' && random.chance(0.07);
  const seasonal = catalan && isDwelling && operation === 'rent' && !guaranteed && random.chance(0.14);
  return {
    index, province, place, kind, estateType, subtype: subtypeOf(kind), isDwelling, operation, status, seasonal, ...size, floor, conservation,
    features, old,
    highCeilings: old && random.chance(0.6),
    kitchen: kind === 'studio' || random.chance(conservation === 'brandNew' || conservation === 'new' ? 0.65 : 0.3) ? 'open'
      : size.area > 85 && random.chance(0.45) ? 'dining' : 'separate',
    flooring: chooseFlooring(old, kind, conservation, catalan, random),
    ...chooseOrientation(random),
    outlook: chooseOutlook(kind, floor, place, random),
    terraceArea: features.includes('terrace') ? (kind === 'penthouse' ? random.between(14, 60) : estateType === 'flat' ? random.between(6, 18) : random.between(14, 45)) : 0,
    gardenArea: features.includes('garden') ? (rural ? random.between(30, 300) * 10 : kind === 'house' ? random.between(6, 50) * 10 : random.between(18, 55)) : 0,
    furnished: furnished || seasonal,
    conditionedAir: kind === 'premises' ? features.includes('conditioned_air') : (isDwelling || kind === 'office') && random.chance(province.source.streets === 'castilian' ? 0.35 : 0.6),
    walk: random.between(3, 12),
    visibility: (['full', 'street', 'hidden'] as const satisfies readonly AddressVisibility[])[random.weighted([30, 45, 25])]!,
  };
}
