/** Web Mercator: at a zoom, the world is a square of 256 · 2^zoom pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface LngLat {
  lng: number;
  lat: number;
}

/** The centre of a map and its zoom. */
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
export const maxZoom = 18;
/** From this zoom on a province fills the map. */
export const provinceZoom = 8;
/** From this zoom on a town fills the map. */
export const townZoom = 11;

const worldSize = (zoom: number): number => tileSize * 2 ** zoom;

/** The pixel of a place in the world's square at a zoom. */
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

/** Length of the equator. */
const equatorMetres = 40_075_017;

/** Pixels of a distance at a latitude. */
export const metresToPixels = (metres: number, lat: number, zoom: number): number =>
  (metres * worldSize(zoom)) / (equatorMetres * Math.cos((lat * Math.PI) / 180));

/** Where a place is in a frame, in whole pixels from its upper left corner. */
export function toPixel(place: LngLat, view: View, { width, height }: Size): Point {
  const middle = project(view, view.zoom);
  const spot = project(place, view.zoom);
  return { x: Math.round(spot.x - middle.x + width / 2), y: Math.round(spot.y - middle.y + height / 2) };
}

const zoomTo = (view: View, zoom: number): View => ({
  ...view,
  zoom: Math.min(maxZoom, Math.max(minZoom, zoom)),
});

/** Metres to which an approximate location is rounded (docs/api.md). */
export const locationPrecision = 500;

/** Pixels between the outermost markers and the frame. */
const marginOf = (length: number): number => Math.max(24, Math.min(48, length / 10));

/** How places fit into a frame: pixels between the outermost of them and its edges. */
export interface Fit {
  top: number;
  bottom: number;
  /** Left, and right if nothing lies there. */
  side?: number;
  right?: number;
  /** `streetsZoom` if not stated. */
  maxZoom?: number;
}

/** Where houses of a street are distinct, and a single listing keeps its surroundings. */
export const streetsZoom = 15;
/** How near a place without streets is shown: coast, main roads and the names of towns are what there is. */
export const namesZoom = 13;

/** The buttons at a map's right edge, with their margins (MapFrame.module.css). */
export const toolsWidth = 56;
/** Half a price, and a gap. */
export const halfMarker = 32;

/** For markers, where the upper edge says what the map shows. */
export const defaultFit: Fit = { top: 64, bottom: 48, right: toolsWidth + halfMarker };

/** For the corners of what a map showed: the same frame shows the same again. */
export const exactFit: Fit = { top: 0, bottom: 0, side: 0, maxZoom };

/**
 * By so much, in levels of zoom, places may exceed what is free: corners are rounded outwards, and a cluster stands
 * inside the outermost of its places.
 */
const zoomTolerance = 0.07;

/** The middle between the outermost of some places. */
export function middleOf(places: readonly LngLat[]): LngLat {
  const corners = places.map((place) => project(place, 0));
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return unproject({ x: middle(corners.map(({ x }) => x)), y: middle(corners.map(({ y }) => y)) }, 0);
}

/** The view with the highest zoom that holds all places. @returns null without places */
export function fitBounds(places: readonly LngLat[], { width, height }: Size, fit = defaultFit): View | null {
  if (places.length === 0) return null;
  const { side = marginOf(width), right = side, maxZoom: zoomLimit = streetsZoom } = fit;
  // A low map has no room for more.
  const largest = height < 320 ? marginOf(height) : height;
  const [top, bottom] = [Math.min(fit.top, largest), Math.min(fit.bottom, largest)];
  const corners = places.map((place) => project(place, 0));
  const [west, east] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [north, south] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  const fits = Math.min((width - side - right) / (east - west), (height - top - bottom) / (south - north));
  const exact = Math.floor(Math.log2(fits) + zoomTolerance);
  const zoom = Number.isFinite(exact) ? Math.min(zoomLimit, Math.max(minZoom, exact)) : zoomLimit;
  const scale = 2 ** zoom;
  const [aside, lower] = [(right - side) / 2 / scale, (top - bottom) / 2 / scale];
  return { ...unproject({ x: (west + east) / 2 + aside, y: (north + south) / 2 - lower }, 0), zoom };
}

/**
 * The view that holds some places of a map, at least one zoom nearer than now: on a narrow map it would not change
 * otherwise. Within a town at least two: then their prices show.
 */
export function zoomToBounds(places: readonly LngLat[], size: Size, now: View, fit?: Fit): View {
  const whole = fitBounds(places, size, fit) ?? now;
  return zoomTo(whole, Math.max(whole.zoom, now.zoom + (now.zoom < townZoom ? 1 : 2)));
}

/** Longitude and latitude between the Canaries and all other provinces. */
const [canariesEast, canariesNorth] = [-12, 31];

export const isInCanaries = ({ lng, lat }: LngLat): boolean => lng < canariesEast && lat < canariesNorth;

/** The places that a map of them begins with: the Canaries have a box of their own (CanariesBox.tsx). */
export function withoutCanaries(places: readonly LngLat[]): readonly LngLat[] {
  const others = places.filter((place) => !isInCanaries(place));
  return others.length > 0 ? others : places;
}

/** The bounds of a view, in degrees. */
export function toBox(view: View, { width, height }: Size): Record<'west' | 'south' | 'east' | 'north', number> {
  const middle = project(view, view.zoom);
  const { lng: west, lat: north } = unproject({ x: middle.x - width / 2, y: middle.y - height / 2 }, view.zoom);
  const { lng: east, lat: south } = unproject({ x: middle.x + width / 2, y: middle.y + height / 2 }, view.zoom);
  return { west, south, east, north };
}

/**
 * The bounds of a view as the API takes them, `minLng,minLat,maxLng,maxLat`, widened to hundredths of a degree so that
 * small moves repeat the call.
 */
export function toBoundsParameter(view: View, size: Size): string {
  const { west, south, east, north } = toBox(view, size);
  return [Math.floor(west * 100), Math.floor(south * 100), Math.ceil(east * 100), Math.ceil(north * 100)]
    .map((value) => value / 100)
    .join(',');
}

/** A length that a map's scale names, in metres, and how wide it is drawn. */
export interface Scale {
  metres: number;
  width: number;
}

/** The longest round length, 1, 2 or 5 times a power of ten, that is no wider than some pixels. */
export function scaleOf({ lat, zoom }: View, maxWidth: number): Scale {
  const maxMetres = maxWidth / metresToPixels(1, lat, zoom);
  const power = 10 ** Math.floor(Math.log10(maxMetres));
  const metres = [5, 2, 1].map((times) => times * power).find((length) => length <= maxMetres) ?? power;
  return { metres, width: Math.round(metresToPixels(metres, lat, zoom)) };
}
