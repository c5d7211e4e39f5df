import type { AreaPoint } from './drawnArea.ts';

/** What lies around a point: degrees with at most four decimals (11 m), and whole kilometres. */
export interface Circle {
  lat: number;
  lng: number;
  km: number;
}

/** Kilometres. */
export const maxRadius = 50;

/** To four decimals: further ones would only make more lists of the same homes. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** Spain with its islands and a margin, in degrees. */
const isNearSpain = (lat: number, lng: number): boolean => lat >= 27 && lat <= 44.5 && lng >= -19 && lng <= 5;

/** @param text `lat,lng,km` @returns null when it is no circle in Spain of 1 to 50 km */
export function readCircle(text: string): Circle | null {
  if (!/^\d{2}(\.\d{1,15})?,-?\d{1,2}(\.\d{1,15})?,\d{1,2}$/.test(text)) return null;
  const [lat = 0, lng = 0, km = 0] = text.split(',').map(Number);
  return km >= 1 && km <= maxRadius && isNearSpain(lat, lng)
    ? { lat: roundDegrees(lat), lng: roundDegrees(lng), km }
    : null;
}

/** The middle of a circle as text: `41.4036,2.1562`. */
export const middleText = ({ lat, lng }: Pick<Circle, 'lat' | 'lng'>): string => `${lat},${lng}`;

export const circleText = (circle: Circle): string => `${middleText(circle)},${circle.km}`;

/** Corners of an outline: between two of them it is at most 0.1 % of the radius inside the circle. */
const corners = 72;

const earthRadiusKm = 6_371;

/** The outline of a circle on the ground, as areas are drawn: every database then finds the same homes in it. */
export function outlineOf({ lat, lng, km }: Circle): AreaPoint[] {
  const angle = km / earthRadiusKm;
  const middle = (lat / 180) * Math.PI;
  return Array.from({ length: corners }, (_, corner) => {
    const bearing = (2 * Math.PI * corner) / corners;
    const sine = Math.sin(middle) * Math.cos(angle) + Math.cos(middle) * Math.sin(angle) * Math.cos(bearing);
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(middle),
      Math.cos(angle) - Math.sin(middle) * sine,
    );
    const degrees = (radians: number) => (radians / Math.PI) * 180;
    return { lat: Math.round(degrees(Math.asin(sine)) * 1e5), lng: Math.round((lng + degrees(east)) * 1e5) };
  });
}
