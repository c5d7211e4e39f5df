import type { Random } from '../random.ts';
import type { HomeKind } from './homeFacts.ts';

export interface Size {
  area: number;
  rooms: number | null;
  bathrooms: number | null;
}

const roomWeights: Partial<Record<HomeKind, readonly number[]>> = {
  flat: [14, 30, 36, 16, 4],
  penthouse: [15, 35, 35, 15],
  duplex: [0, 30, 45, 20, 5],
  house: [0, 0, 25, 42, 23, 10],
  rural_house: [0, 0, 15, 28, 25, 18, 8, 6],
};

/** Below this many square metres a flat has one bathroom, whatever its bedrooms. */
const roomForTwoBathrooms = 72;

function bathroomsFor(rooms: number, area: number, random: Random): number {
  if (rooms <= 1 || area < roomForTwoBathrooms) return 1;
  if (rooms <= 3) return random.chance(area > 95 ? 0.85 : 0.4) ? 2 : 1;
  return rooms === 4 ? random.between(2, 3) : random.between(3, rooms - 1);
}

function homeSize(rooms: number, base: number, perRoom: number, spread: number, random: Random): Size {
  const area = base + rooms * perRoom + random.below(spread);
  return { rooms, area, bathrooms: bathroomsFor(rooms, area, random) };
}

const withTwoBathrooms = (size: Size): Size => ({ ...size, bathrooms: Math.max(2, size.bathrooms ?? 0) });

/** Most are small and a few are large, as with offices and plots. */
const skewed = (low: number, high: number, random: Random): number => {
  const share = random.next();
  return Math.round(low + (high - low) * share * share);
};

const workplace = (area: number): Size => ({ rooms: null, bathrooms: area < 110 ? 1 : area < 260 ? 2 : 3, area });

/** How large a home of its kind is, and into how many rooms that is divided. */
export function chooseSize(kind: HomeKind, random: Random): Size {
  const rooms = 1 + random.weighted(roomWeights[kind] ?? [1]);
  const without = { rooms: null, bathrooms: null };
  switch (kind) {
    case 'flat':
      return homeSize(rooms, 24, 20, 24, random);
    case 'studio':
      return { rooms: 1, bathrooms: 1, area: random.between(26, 44) };
    case 'penthouse':
      return homeSize(rooms, 32, 24, 40, random);
    case 'duplex':
      return homeSize(rooms, 40, 24, 40, random);
    case 'house':
      return withTwoBathrooms(homeSize(rooms, 55, 34, 100, random));
    case 'rural_house':
      return withTwoBathrooms(homeSize(rooms, 80, 36, 150, random));
    case 'office':
      return workplace(skewed(45, 520, random));
    case 'premises':
      return workplace(skewed(38, 420, random));
    case 'building':
      return { ...without, area: skewed(320, 1900, random) };
    case 'storage':
      return { ...without, area: random.between(4, 13) };
    case 'garage':
      return { ...without, area: random.between(12, 19) };
    case 'land':
      return { ...without, area: Math.round(skewed(350, 6000, random) / 10) * 10 };
  }
}
