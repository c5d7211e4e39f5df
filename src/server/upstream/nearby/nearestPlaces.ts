import { nearbyKinds, type NearbyKind, type NearbyPlace } from '#shared/contract/nearby.ts';
import { edgesOf, isInside, metresBetween, type AreaPoint } from '#shared/domain/drawnArea.ts';
import { maxWalkDistance } from '#shared/domain/walking.ts';
import type { TilePlace } from './readPlaces.ts';

/** How many of a kind are named. */
const most: Readonly<Record<NearbyKind, number>> = { school: 2, station: 2, shop: 2, beach: 1, park: 1 };

/** Metres to which a distance is rounded. */
const step = 10;

/** The point of a line that is nearest to another: flat, as the ground of a walk is. */
function nearestOn(from: AreaPoint, start: AreaPoint, end: AreaPoint): AreaPoint {
  const narrow = Math.cos((from.lat / 180e5) * Math.PI);
  const [x, y] = [(end.lng - start.lng) * narrow, end.lat - start.lat];
  const length = x * x + y * y;
  const along = (from.lng - start.lng) * narrow * x + (from.lat - start.lat) * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  return { lat: start.lat + (end.lat - start.lat) * share, lng: start.lng + (end.lng - start.lng) * share };
}

/** Metres to a point, or to the edge of an outline; 0 within it. */
function distanceTo(from: AreaPoint, outline: readonly AreaPoint[]): number {
  if (outline.length === 1) return metresBetween(from, outline[0]!);
  if (isInside(from, outline)) return 0;
  return Math.min(...edgesOf(outline).map(([start, end]) => metresBetween(from, nearestOn(from, start, end))));
}

/**
 * The nearest places of each kind that can be walked to, by kind, each name once. One without a name is told of only
 * where it is the nearest of its kind.
 */
export function nearestPlaces(from: AreaPoint, places: readonly TilePlace[]): NearbyPlace[] {
  const near = places
    .map(({ kind, name, outline }) => ({ kind, name, metres: distanceTo(from, outline) }))
    .filter(({ metres }) => metres <= maxWalkDistance)
    .sort((one, other) => one.metres - other.metres);
  return nearbyKinds.flatMap((kind) => {
    const ofKind = near.filter((place) => place.kind === kind);
    const names = new Set(ofKind.map(({ name }) => name));
    const firsts = [...names].map((name) => ofKind.find((place) => place.name === name)!);
    return firsts
      .filter(({ name }, at) => at === 0 || name !== undefined)
      .slice(0, most[kind])
      .map(({ name, metres }) => ({ kind, ...(name ? { name } : {}), distance: Math.round(metres / step) * step }));
  });
}
