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

/** Spain with its islands and a margin, in 1e-5 degrees: no area reaches beyond it. */
const spain: AreaBounds = { minLat: 27e5, maxLat: 44.5e5, minLng: -19e5, maxLng: 5e5 };

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

/**
 * The points of an encoded area, without the repeated first one at its end and without repetitions in a row.
 * @returns null for a text that is none
 */
export function decodeArea(text: string): AreaPoint[] | null {
  const numbers = text.length > maxLength ? null : decodeNumbers(text);
  if (!numbers || numbers.length % 2 !== 0) return null;
  const points: AreaPoint[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index]!;
    lng += numbers[index + 1]!;
    if (Math.abs(lat) > maxLat || Math.abs(lng) > maxLng) return null;
    const point = { lat, lng };
    if (points.length === 0 || !isSame(point, points.at(-1)!)) points.push(point);
  }
  if (points.length > 1 && isSame(points[0]!, points.at(-1)!)) points.pop();
  return points.length >= minPoints && points.length <= maxPoints ? points : null;
}

/**
 * The points of an area that a list or an alert may be limited to.
 * @returns null for a text that is no area, and for one that leaves Spain or whose outline touches itself
 */
export function readArea(text: string): AreaPoint[] | null {
  const area = decodeArea(text);
  if (!area) return null;
  const { minLat, maxLat: top, minLng, maxLng: right } = boundsOf(area);
  const isInSpain = minLat >= spain.minLat && top <= spain.maxLat && minLng >= spain.minLng && right <= spain.maxLng;
  return isInSpain && !touchesItself(area) ? area : null;
}

/**
 * On which side of the line from a to b a point lies: positive on the left, 0 on the line. Exact, since all are whole
 * numbers.
 */
const side = (a: AreaPoint, b: AreaPoint, { lat, lng }: AreaPoint): number =>
  (b.lng - a.lng) * (lat - a.lat) - (b.lat - a.lat) * (lng - a.lng);

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const isOnEdge = (point: AreaPoint, a: AreaPoint, b: AreaPoint): boolean =>
  side(a, b, point) === 0 && isBetween(point.lat, a.lat, b.lat) && isBetween(point.lng, a.lng, b.lng);

/** Whether two edges have a point in common. */
function meet(a: AreaPoint, b: AreaPoint, c: AreaPoint, d: AreaPoint): boolean {
  const crosses =
    Math.sign(side(a, b, c)) * Math.sign(side(a, b, d)) < 0 && Math.sign(side(c, d, a)) * Math.sign(side(c, d, b)) < 0;
  return crosses || isOnEdge(c, a, b) || isOnEdge(d, a, b) || isOnEdge(a, c, d) || isOnEdge(b, c, d);
}

/** Whether an outline crosses or touches itself. A drawing that does encloses nothing that could be told. */
export function touchesItself(area: readonly AreaPoint[]): boolean {
  const count = area.length;
  const at = (position: number): AreaPoint => area[position % count]!;
  return area.some((start, first) => {
    const end = at(first + 1);
    // The next edge begins where this one ends: it must only not lead back.
    if (isOnEdge(at(first + 2), start, end) || isOnEdge(start, end, at(first + 2))) return true;
    const last = first === 0 ? count - 1 : count;
    for (let other = first + 2; other < last; other += 1) if (meet(start, end, at(other), at(other + 1))) return true;
    return false;
  });
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

/** The nearest value in bounds, in 1e-5 degrees. */
const within = (degrees: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(degrees * 1e5), least), most);

/** The part of a map that is shown, as an area: what of it is in Spain. @param box in degrees */
export function areaOfBox({ west, south, east, north }: Record<'west' | 'south' | 'east' | 'north', number>): string {
  const left = within(west, spain.minLng, spain.maxLng);
  const right = within(east, spain.minLng, spain.maxLng);
  const bottom = within(south, spain.minLat, spain.maxLat);
  const top = within(north, spain.minLat, spain.maxLat);
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

/**
 * Whether a point lies in an area or on its outline. Exact, and the same on every database: counted is how often the
 * outline goes around the point.
 */
export const isInside = (point: AreaPoint, area: readonly AreaPoint[]): boolean => isAround(point, edgesOf(area));

export type AreaEdge = readonly [start: AreaPoint, end: AreaPoint];

/** The edges of an outline, the one that closes it first. */
export const edgesOf = (area: readonly AreaPoint[]): AreaEdge[] =>
  area.map((end, position) => [area.at(position - 1)!, end]);

/** isInside for those edges of an outline that reach the point's latitude; others change nothing. */
export function isAround(point: AreaPoint, edges: readonly AreaEdge[]): boolean {
  let turns = 0;
  for (const [start, end] of edges) {
    if (!isBetween(point.lat, start.lat, end.lat)) continue;
    const where = side(start, end, point);
    if (where === 0 && isBetween(point.lng, start.lng, end.lng)) return true;
    if (start.lat <= point.lat !== end.lat <= point.lat && where > 0 === end.lat > start.lat)
      turns += end.lat > start.lat ? 1 : -1;
  }
  return turns !== 0;
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
