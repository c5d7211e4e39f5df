import { isInside, metresBetween, readArea, type AreaPoint } from '#shared/domain/drawnArea.ts';
import { reachMinutes, type OwnPlace } from './ownPlaces.ts';

/** Where a home is shown to be: at its door, or in the middle of its square (PD-34). */
export interface Spot {
  lat: number;
  lng: number;
  isExact: boolean;
}

/** How far a place is from a home. */
export interface Way {
  /** In a straight line, kilometres. */
  distance: number;
  /** Within so many minutes; without the engine's answer undefined. */
  within?: number;
  /** It takes longer than so many. */
  over?: number;
}

const stored = ({ lat, lng }: { lat: number; lng: number }): AreaPoint => ({
  lat: Math.round(lat * 1e5),
  lng: Math.round(lng * 1e5),
});

/** Kilometres to which a distance is rounded: the place is kept to 100 m, a home may be anywhere in 500 m. */
const stepOf = (kilometres: number, isExact: boolean): number => (kilometres >= 10 ? 1 : isExact ? 0.1 : 0.5);

/** How far a place is from a home: as exactly as both are known. */
export function wayTo(place: OwnPlace, home: Spot): Way {
  const from = stored(home);
  const kilometres = metresBetween(from, stored(place)) / 1_000;
  const step = stepOf(kilometres, home.isExact);
  const way = { distance: Math.max(step, Math.round(kilometres / step) * step) };
  const { reach = [] } = place;
  const first = reach.find(([, outline]) => {
    const area = readArea(outline);
    return area !== null && isInside(from, area);
  });
  if (first) return { ...way, within: first[0] };
  const last = reachMinutes.at(-1)!;
  return reach.some(([minutes]) => minutes === last) ? { ...way, over: last } : way;
}
