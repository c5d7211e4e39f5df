import type { MapLocation } from '#shared/views/estate/toEstateView.ts';

/** Zooms at which a street's houses, or a neighbourhood, fill the screen. */
const zooms = { door: 17, area: 15 } as const;

/** The URL of a map on OpenStreetMap's site, with a pin only for an exact location. */
export function mapAddress({ lat, lng, exact }: MapLocation): string {
  const [latitude, longitude] = [lat.toFixed(5), lng.toFixed(5)];
  return `https://www.openstreetmap.org/${exact ? `?mlat=${latitude}&mlon=${longitude}` : ''}#map=${exact ? zooms.door : zooms.area}/${latitude}/${longitude}`;
}
