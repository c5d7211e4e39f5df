import { roundedPlace } from '#shared/domain/roundedPlace.ts';

/** Height of a map band in 1e-5 degrees. */
export const geoRowHeight = 5_000;

export interface PublicLocation {
  /** 1e-5 degrees. */
  lat: number | null;
  lng: number | null;
  geo_row: number | null;
}

/** @param degrees of both @returns 1e-5 degrees */
const stored = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: Math.round(lat * 1e5),
  lng: Math.round(lng * 1e5),
});

/**
 * Whether a stored place is a home's own and not the middle of a square. An exact one that happens to lie on such a
 * middle (one in 265,500) counts as approximate: the answer then says less than it may, never more.
 */
export function isExactPlace(lat: number, lng: number): boolean {
  const rounded = stored(roundedPlace({ lat: lat / 1e5, lng: lng / 1e5 }));
  return rounded.lat !== lat || rounded.lng !== lng;
}

/** Where the public may know a home to be: exact only when its address is fully visible, else rounded. */
export function publicLocation(location: { lat: number; lng: number } | undefined, visibility: string): PublicLocation {
  if (!location || !Number.isFinite(location.lat) || !Number.isFinite(location.lng))
    return { lat: null, lng: null, geo_row: null };
  const shown = stored(visibility === 'full' ? location : roundedPlace(location));
  return { ...shown, geo_row: Math.floor(shown.lat / geoRowHeight) };
}
