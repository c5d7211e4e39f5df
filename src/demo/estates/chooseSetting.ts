import type { Conservation, OperationType } from '#shared/domain/estate.ts';
import type { Locality } from '../places/createPlaces.ts';
import type { Random } from '../random.ts';
import type { HomeFacts, HomeKind } from './homeFacts.ts';

/** Old quarters and small towns are low; new ones and the large cities are not. */
function topFloor({ traits, zoneSlug }: Locality): number {
  if (traits.has('oldTown') || traits.has('village')) return 5;
  return zoneSlug === null ? 6 : 8;
}

/** The floor, 0 at street level; null for what has no floor of its own. */
export function chooseFloor(kind: HomeKind, place: Locality, random: Random): number | null {
  const top = topFloor(place);
  switch (kind) {
    case 'flat':
    case 'studio':
      return Math.min(top, random.weighted([7, 18, 20, 19, 15, 10, 6, 3, 2]));
    case 'penthouse':
      return random.between(3, top);
    case 'duplex':
      return random.between(0, top - 1);
    case 'office':
      return random.between(0, Math.min(top, 6));
    default:
      return null;
  }
}

/** In which state it is; null for what no certificate is asked for. */
export function chooseConservation(
  kind: HomeKind,
  operation: OperationType,
  place: Locality,
  random: Random,
): Conservation | null {
  if (kind === 'storage' || kind === 'garage' || kind === 'land') return null;
  if (kind === 'building' || kind === 'rural_house')
    return operation === 'buy' && random.chance(0.4) ? 'toRestore' : 'good';
  const modern = place.traits.has('modern');
  if (modern) return random.chance(0.45) ? 'brandNew' : random.chance(0.6) ? 'new' : 'good';
  if (operation === 'rent') return random.chance(0.7) ? 'good' : random.chance(0.8) ? 'new' : 'brandNew';
  return (['good', 'toRestore', 'new', 'brandNew'] as const)[random.weighted([56, 18, 16, 10])]!;
}

/** The year it was built in, as its state and its quarter let expect. */
export function chooseBuilt(
  old: boolean,
  kind: HomeKind,
  conservation: Conservation | null,
  place: Locality,
  random: Random,
): number | null {
  if (kind === 'land') return null;
  if (conservation === 'brandNew') return random.between(2025, 2026);
  if (kind === 'rural_house') return random.between(1840, 1935);
  if (old) return random.between(1888, 1935);
  return place.traits.has('modern') ? random.between(2001, 2021) : random.between(1955, 2008);
}

/** Where its windows look, and the light that follows from it. */
export function chooseOrientation(random: Random): Pick<HomeFacts, 'north' | 'south' | 'east' | 'west' | 'light'> {
  const first = random.weighted([12, 40, 26, 22]);
  const second = random.chance(0.42) ? random.below(4) : first;
  const faces = (side: number): boolean => first === side || second === side;
  const [north, south, east, west] = [faces(0), faces(1), faces(2), faces(3)];
  const light = east && west ? 'through' : south ? 'allDay' : east ? 'morning' : west ? 'afternoon' : 'soft';
  return { north, south, east, west, light };
}

/** What lies before the windows. */
export function chooseOutlook(
  kind: HomeKind,
  floor: number | null,
  { traits }: Locality,
  random: Random,
): HomeFacts['outlook'] {
  const height = floor ?? 1;
  const hilly = traits.has('mountain') && random.chance(0.5);
  if (kind === 'rural_house' || kind === 'land') return hilly ? 'hills' : 'fields';
  if (traits.has('beach') && height >= 3 && random.chance(0.4)) return 'sea';
  if (hilly && height >= 1) return 'hills';
  if (kind === 'penthouse') return 'roofs';
  if (traits.has('park') && height >= 2 && random.chance(0.35)) return 'park';
  if (kind === 'house') return 'street';
  return random.chance(0.5) ? 'street' : random.chance(0.7) ? 'courtyard' : 'square';
}

/** What one walks on; the pictures show the same. */
export function chooseFlooring(
  old: boolean,
  kind: HomeKind,
  conservation: Conservation | null,
  catalan: boolean,
  random: Random,
): HomeFacts['flooring'] {
  if (kind === 'rural_house') return random.chance(0.5) ? 'stone' : 'ceramic';
  if (old && random.chance(catalan ? 0.6 : 0.35)) return 'hydraulic';
  if (conservation === 'new' || conservation === 'brandNew') return random.chance(0.7) ? 'wood' : 'ceramic';
  return random.chance(0.4) ? 'wood' : random.chance(0.5) ? 'terrazzo' : 'ceramic';
}

/** Whether it is a country town, where fields or hills begin: country houses and plots stand nowhere else. */
export const isRural = ({ traits }: Locality): boolean =>
  traits.has('countryside') || (traits.has('mountain') && traits.has('village'));
