/** Steps of about 500 m at Spain's latitudes, in 1e-5 degrees. */
const latStep = 450;
const lngStep = 590;

/** Height of a map band in 1e-5 degrees. */
export const geoRowHeight = 5_000;

export interface PublicLocation {
  /** 1e-5 degrees. */
  lat: number | null;
  lng: number | null;
  geo_row: number | null;
}

const snap = (value: number, step: number): number => Math.floor(value / step) * step + Math.floor(step / 2);

/**
 * Whether a stored place is a home's own and not the middle of a square. An exact one that happens to lie on such a
 * middle (one in 265,500) counts as approximate: the answer then says less than it may, never more.
 */
export const isExactPlace = (lat: number, lng: number): boolean =>
  snap(lat, latStep) !== lat || snap(lng, lngStep) !== lng;

/**
 * Where the public may know a home to be: exact only when its address is fully visible, else the middle of a fixed
 * square of about 500 m, always the same one, so that asking again (or by boxes on the map) reveals nothing more.
 */
export function publicLocation(location: { lat: number; lng: number } | undefined, visibility: string): PublicLocation {
  if (!location || !Number.isFinite(location.lat) || !Number.isFinite(location.lng))
    return { lat: null, lng: null, geo_row: null };
  const exact = visibility === 'full';
  const lat = Math.round(location.lat * 1e5);
  const lng = Math.round(location.lng * 1e5);
  const shown = exact ? { lat, lng } : { lat: snap(lat, latStep), lng: snap(lng, lngStep) };
  return { ...shown, geo_row: Math.floor(shown.lat / geoRowHeight) };
}
