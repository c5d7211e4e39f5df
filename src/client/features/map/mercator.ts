/** Web Mercator, as tile servers draw it: the world is a square of 256 · 2^zoom pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface LngLat {
  lng: number;
  lat: number;
}

/** What a map shows: its middle, and how near. */
export interface View extends LngLat {
  /** Whole, so that tiles are drawn at their own size. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const tileSize = 256;
/** Spain with the Canaries on the narrowest screen. */
export const minZoom = 3;
export const maxZoom = 17;

const worldSize = (zoom: number): number => tileSize * 2 ** zoom;

/** Where a place lies in the world's square at a zoom, in pixels. */
export function project({ lng, lat }: LngLat, zoom: number): Point {
  const size = worldSize(zoom);
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: ((lng + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

/** The place at a pixel of the world's square. */
export function unproject({ x, y }: Point, zoom: number): LngLat {
  const size = worldSize(zoom);
  return { lng: (x / size) * 360 - 180, lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI };
}

/** The earth's girth in metres at the equator. */
const girth = 40_075_017;

/** How many pixels a distance takes at a place. */
const pixelsOf = (metres: number, lat: number, zoom: number): number =>
  (metres * worldSize(zoom)) / (girth * Math.cos((lat * Math.PI) / 180));

/** Where a place is drawn in a frame, in whole pixels from its upper left corner. */
export function pixelAt(place: LngLat, view: View, { width, height }: Size): Point {
  const middle = project(view, view.zoom);
  const spot = project(place, view.zoom);
  return { x: Math.round(spot.x - middle.x + width / 2), y: Math.round(spot.y - middle.y + height / 2) };
}

/** A view moved by pixels of the screen. */
export function movedBy(view: View, { x, y }: Point): View {
  const middle = project(view, view.zoom);
  return { ...unproject({ x: middle.x + x, y: middle.y + y }, view.zoom), zoom: view.zoom };
}

export const zoomedTo = (view: View, zoom: number): View => ({
  ...view,
  zoom: Math.min(maxZoom, Math.max(minZoom, zoom)),
});

/** How near an approximate place is told, in metres (publicLocation.ts of the bundled origin; docs/api.md). */
const told = 500;
const smallestCircle = 36;

/** The width of the circle that an approximate place lies in, in pixels: as wide as what it leaves open. */
export const circleWidth = (lat: number, zoom: number): number =>
  Math.round(Math.max(smallestCircle, pixelsOf(told, lat, zoom)));

/** Room beside the outermost pins, in pixels: that of a marker, and more where there is enough. */
const marginOf = (length: number): number => Math.max(24, Math.min(48, length / 10));

/** Near enough to tell the houses of a street apart; a single home needs its surroundings. */
const nearest = 15;

/** The nearest view that holds all places. @returns null without places */
export function viewOf(places: readonly LngLat[], { width, height }: Size): View | null {
  if (places.length === 0) return null;
  const corners = places.map((place) => project(place, 0));
  const [west, east] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [north, south] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  const fits = Math.min(
    (width - 2 * marginOf(width)) / (east - west),
    (height - 2 * marginOf(height)) / (south - north),
  );
  const zoom = Math.min(nearest, Math.max(minZoom, Math.floor(Math.log2(fits))));
  return {
    ...unproject({ x: (west + east) / 2, y: (north + south) / 2 }, 0),
    zoom: Number.isFinite(zoom) ? zoom : nearest,
  };
}

/** The view of some of the places on a map: as near as holds them all, and nearer than now in any case, or on a narrow map nothing would change. */
export function nearerView(places: readonly LngLat[], size: Size, now: View): View {
  const whole = viewOf(places, size) ?? now;
  return zoomedTo(whole, Math.max(whole.zoom, now.zoom + 1));
}

/** `minLng,minLat,maxLng,maxLat` of what a view shows, as the API takes it: widened to a hundredth of a degree, so that small moves ask the same. */
export function boxOf(view: View, { width, height }: Size): string {
  const middle = project(view, view.zoom);
  const { lng: west, lat: north } = unproject({ x: middle.x - width / 2, y: middle.y - height / 2 }, view.zoom);
  const { lng: east, lat: south } = unproject({ x: middle.x + width / 2, y: middle.y + height / 2 }, view.zoom);
  return [Math.floor(west * 100), Math.floor(south * 100), Math.ceil(east * 100), Math.ceil(north * 100)]
    .map((value) => value / 100)
    .join(',');
}
