/** Latitude and longitude in degrees. */
type Point = readonly [lat: number, lng: number];

/** The peninsula, some kilometres outside its coast and its borders. */
const peninsula: readonly Point[] = [
  [43.9, -9.5],
  [43.9, -1.9],
  [43.45, -1.65],
  [43.15, -1.2],
  [43.05, -0.5],
  [42.9, 0.4],
  [42.95, 0.8],
  [42.65, 1.4],
  [42.6, 2.2],
  [42.6, 3.5],
  [41.6, 3.2],
  [40.5, 1.2],
  [38.9, 0.5],
  [37.5, -0.4],
  [36.5, -2.0],
  [35.9, -5.3],
  [35.9, -6.0],
  [37.0, -7.3],
  [37.5, -7.6],
  [38.0, -7.3],
  [38.4, -7.4],
  [39.0, -7.1],
  [39.6, -7.6],
  [40.2, -7.1],
  [41.05, -7.0],
  [41.4, -6.3],
  [41.6, -6.3],
  [41.9, -6.7],
  [41.75, -7.6],
  [41.75, -8.2],
  [41.8, -9.2],
];

/** Corners in the south-west and the north-east of what lies apart. */
const apart: readonly (readonly [Point, Point])[] = [
  // The Balearic Islands.
  [
    [38.5, 1.0],
    [40.2, 4.5],
  ],
  // The Canary Islands.
  [
    [27.5, -18.3],
    [29.5, -13.3],
  ],
  // Ceuta.
  [
    [35.84, -5.4],
    [35.94, -5.25],
  ],
  // Melilla.
  [
    [35.24, -3.0],
    [35.34, -2.9],
  ],
];

/** Whether a ray to the east crosses the outline an odd number of times. */
function isInside(lat: number, lng: number, outline: readonly Point[]): boolean {
  let inside = false;
  let [lastLat, lastLng] = outline.at(-1)!;
  for (const [nextLat, nextLng] of outline) {
    const crosses = nextLat > lat !== lastLat > lat;
    if (crosses && lng < nextLng + ((lat - nextLat) / (lastLat - nextLat)) * (lastLng - nextLng)) inside = !inside;
    [lastLat, lastLng] = [nextLat, nextLng];
  }
  return inside;
}

/** Whether a place is in Spain, or so near to it that a rounded place of Spain may be there. In degrees. */
export const isInSpain = (lat: number, lng: number): boolean =>
  isInside(lat, lng, peninsula) ||
  apart.some(([[south, west], [north, east]]) => lat >= south && lat <= north && lng >= west && lng <= east);
