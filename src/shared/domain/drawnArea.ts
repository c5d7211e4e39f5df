/**
 * An area that a visitor drew on the map: an encoded polyline of precision 5 with 3 to 100 points, closed
 * (docs/api.md, "Estates").
 */

/** In 1e-5 degrees. */
export interface AreaPoint {
  lat: number;
  lng: number;
}

const minPoints = 3;
const maxPoints = 100;
/** Characters: far more than that many points take. */
const maxLength = 1_200;
const maxLat = 90e5;
const maxLng = 180e5;

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += String.fromCharCode((rest % 32) + 95);
  return text + String.fromCharCode(rest + 63);
}

/** The numbers of an encoded text; null when it ends in the middle of one or has another character. */
function decodeNumbers(text: string): number[] | null {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (const character of text) {
    const chunk = character.charCodeAt(0) - 63;
    if (chunk < 0 || chunk > 63 || factor > 2 ** 35) return null;
    value += (chunk % 32) * factor;
    factor *= 32;
    if (chunk >= 32) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    value = 0;
    factor = 1;
  }
  return factor === 1 ? numbers : null;
}

const isSame = (a: AreaPoint, b: AreaPoint): boolean => a.lat === b.lat && a.lng === b.lng;

/** The points of an encoded area, without the repeated first one at its end; null for a text that is none. */
export function decodeArea(text: string): AreaPoint[] | null {
  const numbers = text.length > maxLength ? null : decodeNumbers(text);
  if (!numbers || numbers.length % 2 !== 0) return null;
  const points: AreaPoint[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index]!;
    lng += numbers[index + 1]!;
    if (Math.abs(lat) > maxLat || Math.abs(lng) > maxLng) return null;
    points.push({ lat, lng });
  }
  if (points.length > 1 && isSame(points[0]!, points.at(-1)!)) points.pop();
  return points.length >= minPoints && points.length <= maxPoints ? points : null;
}

/** The normal form of an area: closed by its first point. */
export function encodeArea(points: readonly AreaPoint[]): string {
  let [lat, lng] = [0, 0];
  return [...points, points[0]!]
    .map((point) => {
      const text = encodeNumber(point.lat - lat) + encodeNumber(point.lng - lng);
      ({ lat, lng } = point);
      return text;
    })
    .join('');
}

/** The part of a map that is shown, as an area. @param box in degrees */
export function areaOfBox({ west, south, east, north }: Record<'west' | 'south' | 'east' | 'north', number>): string {
  const [left, bottom, right, top] = [west, south, east, north].map((degrees) => Math.round(degrees * 1e5)) as [
    number,
    number,
    number,
    number,
  ];
  return encodeArea([
    { lat: bottom, lng: left },
    { lat: bottom, lng: right },
    { lat: top, lng: right },
    { lat: top, lng: left },
  ]);
}

export interface AreaBounds {
  minLat: number;
  maxLat: number;
  minLng: number;
  maxLng: number;
}

export function boundsOf(area: readonly AreaPoint[]): AreaBounds {
  const lats = area.map(({ lat }) => lat);
  const lngs = area.map(({ lng }) => lng);
  return {
    minLat: Math.min(...lats),
    maxLat: Math.max(...lats),
    minLng: Math.min(...lngs),
    maxLng: Math.max(...lngs),
  };
}

/** Whether a point lies in an area: a ray to the east crosses its border an odd number of times. */
export function isInside({ lat, lng }: AreaPoint, area: readonly AreaPoint[]): boolean {
  let inside = false;
  let previous = area.at(-1)!;
  for (const point of area) {
    if (point.lat > lat !== previous.lat > lat) {
      const crossing = point.lng + ((lat - point.lat) / (previous.lat - point.lat)) * (previous.lng - point.lng);
      if (lng < crossing) inside = !inside;
    }
    previous = point;
  }
  return inside;
}

export function centreOf(area: readonly AreaPoint[]): AreaPoint {
  const { minLat, maxLat: top, minLng, maxLng: right } = boundsOf(area);
  return { lat: Math.round((minLat + top) / 2), lng: Math.round((minLng + right) / 2) };
}

const earthRadius = 6_371_000;
const radians = (stored: number): number => (stored / 1e5 / 180) * Math.PI;

/** Metres between two points, as the crow flies. */
export function metresBetween(a: AreaPoint, b: AreaPoint): number {
  const dLat = radians(b.lat - a.lat) / 2;
  const dLng = radians(b.lng - a.lng) / 2;
  const h = Math.sin(dLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}
