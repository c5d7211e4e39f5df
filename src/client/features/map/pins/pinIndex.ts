import Supercluster, { type PointFeature } from 'supercluster';
import type { Pin, PinList } from '#shared/api/estate.ts';
import { isClosed } from '#shared/domain/estate.ts';
import {
  maxZoom,
  project,
  provinceZoom,
  tileSize,
  townZoom,
  unproject,
  type LngLat,
  type Point as Pixel,
} from '../mercator.ts';
import { halfNumber } from './markerSizes.ts';

/** A marker on the map: an estate, or several whose markers would overlap. */
export interface Marker extends LngLat {
  key: string;
  count: number;
  /** The marker's estates, where the response lists them. */
  pins: readonly Pin[];
  /** The keys of its estates, as far as they are known. */
  keys: readonly string[];
  /** Of a cluster in a province, its lowest price in euros, where the response lists its estates. */
  lowest?: number | undefined;
  /** Where its price stands (useLabels.ts): in its first place or its second; none where it is its number alone. */
  label?: 'first' | 'second' | 'none' | undefined;
  /** Pixels by which that is moved to the right, to be whole. */
  shift?: number;
  /** What it covers, in pixels: half its width, and from its place to its top and bottom. */
  reach?: { half: number; top: number; bottom: number };
}

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** What of an answer stands at one place: an estate, or a cluster with the estates that are known to be in it. */
interface Placed {
  count: number;
  pin?: Pin;
  known?: readonly Pin[];
}

type Point = PointFeature<Placed & { place: LngLat }>;

const world: [west: number, south: number, east: number, north: number] = [-180, -90, 180, 90];

/** How close two markers may be at some zooms. */
interface Spacing {
  minZoom: number;
  maxZoom: number;
  /** In pixels, from the left to the right. */
  radius: number;
  /** How much closer they may be one above the other. */
  stretch: number;
}

/** As markers are drawn (Pins.module.css): from afar all are clusters, which are round. */
const spacings: readonly Spacing[] = [
  { minZoom: 0, maxZoom: provinceZoom - 1, radius: 46, stretch: 1 },
  // Many small ones: those with room have prices (useLabels.ts).
  { minZoom: provinceZoom, maxZoom: townZoom - 1, radius: 32, stretch: 1 },
  // In a town most have prices, wider than high. Up to the last zoom: estates at the same place stay one marker.
  { minZoom: townZoom, maxZoom, radius: 60, stretch: 1.35 },
];

/** A place whose distances to others count more from north to south. */
function stretched({ lng, lat }: LngLat, stretch: number): [lng: number, lat: number] {
  const { x, y } = project({ lng, lat }, 0);
  const middle = tileSize / 2;
  const moved = unproject({ x, y: middle + (y - middle) * stretch }, 0);
  return [moved.lng, moved.lat];
}

export interface PinIndex {
  /** The markers inside some bounds at a zoom. Panning changes none of them. */
  markersIn: (bounds: Bounds, zoom: number) => Marker[];
  /** How many estates they stand for in all. */
  total: number;
  /** These; undefined where the upstream lists none. */
  pins: readonly Pin[] | undefined;
}

export interface Shown {
  /** Whether sold and rented estates are on the map. */
  closed?: boolean;
  /** Estates that clusters of the response may hold. */
  known?: readonly Pin[] | undefined;
  /** Whether all are for sale, or all for rent: then the lowest price of several means something. */
  hasLowest?: boolean;
  /** How much larger numbers are drawn than with text of the usual size. */
  growth?: number;
}

export const isClosedPin = ({ status }: Pin): boolean => status !== undefined && isClosed(status);

/** In cells of the grid of clusters: more than a rounding error, less than the step of a coordinate. */
const tolerance = 1e-6;

/** The cell that a place lies in. @param side in degrees */
const cellOf = (lng: number, lat: number, side: number): string =>
  [lng + 180, lat + 90].map((degrees) => Math.floor(degrees / side + tolerance)).join();

const toPoint = (lng: number, lat: number, placed: Placed, stretch: number): Point => ({
  type: 'Feature',
  properties: { ...placed, place: { lng, lat } },
  geometry: { type: 'Point', coordinates: stretched({ lng, lat }, stretch) },
});

function lowestOf({ pins }: Marker): number | undefined {
  const prices = pins.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** One marker for all that stands at some places, in their middle. */
function toMarker(key: string, points: readonly Point[]): Marker {
  const count = points.reduce((sum, { properties }) => sum + properties.count, 0);
  const middle = (axis: 'lng' | 'lat'): number =>
    points.reduce((sum, { properties }) => sum + properties.place[axis] * properties.count, 0) / count;
  const pins = points.flatMap(({ properties: { pin } }) => (pin ? [pin] : []));
  const known = points.flatMap(({ properties }) => properties.known ?? []);
  return { key, lng: middle('lng'), lat: middle('lat'), count, pins, keys: [...pins, ...known].map((pin) => pin.key) };
}

/** A marker and what it stands for, in pixels of the world at its zoom. */
interface Group {
  marker: Marker;
  points: readonly Point[];
  at: Pixel;
  half: number;
}

function toGroup(key: string, points: readonly Point[], zoom: number, growth: number): Group {
  const marker = toMarker(key, points);
  return { marker, points, at: project(marker, zoom), half: halfNumber(marker.count) * growth };
}

const touches = (one: Group, other: Group): boolean =>
  Math.abs(one.at.x - other.at.x) < one.half + other.half && Math.abs(one.at.y - other.at.y) < one.half + other.half;

/** One marker for those whose numbers would cover each other: the middle of a group may be off that of its places. */
function mergeTouching(groups: readonly Group[], zoom: number, growth: number): Group[] {
  const kept: Group[] = [];
  for (let group of groups) {
    for (let at = kept.findIndex((one) => touches(one, group)); at !== -1;) {
      const [one] = kept.splice(at, 1);
      group = toGroup(`${one!.marker.key}+${group.marker.key}`, [...one!.points, ...group.points], zoom, growth);
      at = kept.findIndex((other) => touches(other, group));
    }
    kept.push(group);
  }
  return kept;
}

/**
 * The markers of an answer at every zoom: of its pins, or of its clusters, several of which are one marker where they
 * would cover each other.
 */
export function createPinIndex(
  { pins, clusters = [], cell }: PinList,
  { closed = false, known = [], hasLowest = false, growth = 1 }: Shown = {},
): PinIndex {
  const knownIn = (lng: number, lat: number) =>
    cell === undefined ? [] : known.filter((pin) => cellOf(pin.lng, pin.lat, cell) === cellOf(lng, lat, cell));
  const shown = pins?.filter((pin) => closed || !isClosedPin(pin));
  const placed = [
    ...(shown ?? []).map((pin) => ({ lng: pin.lng, lat: pin.lat, count: 1, pin }) satisfies Placed & LngLat),
    ...clusters
      .filter(({ count }) => count > 0)
      .map(({ lng, lat, count }) => ({ lng, lat, count, known: knownIn(lng, lat) })),
  ];
  const indexes = spacings.map(({ stretch, radius, ...options }) =>
    new Supercluster<Point['properties']>({ ...options, radius: radius * growth, extent: tileSize }).load(
      placed.map(({ lng, lat, ...properties }) => toPoint(lng, lat, properties, stretch)),
    ),
  );
  const markersAt = (zoom: number): readonly Marker[] => {
    const index = indexes[spacings.findIndex((spacing) => zoom <= spacing.maxZoom)]!;
    const groups = index.getClusters(world, zoom).map(({ properties, ...point }) => {
      if ('cluster_id' in properties) {
        const { cluster_id: id } = properties;
        return toGroup(`${zoom}/${id}`, index.getLeaves(id, Infinity), zoom, growth);
      }
      const { pin, place } = properties;
      return toGroup(pin ? pin.key : `${place.lng}/${place.lat}`, [{ ...point, properties }], zoom, growth);
    });
    const hasPrices = hasLowest && zoom >= provinceZoom;
    return mergeTouching(groups, zoom, growth).map(({ marker }) =>
      hasPrices && marker.count > 1 ? { ...marker, lowest: lowestOf(marker) } : marker,
    );
  };
  const ofZooms = new Map<number, readonly Marker[]>();
  return {
    pins: shown,
    total: placed.reduce((sum, { count }) => sum + count, 0),
    markersIn: ([west, south, east, north], zoom) => {
      const markers = ofZooms.get(zoom) ?? markersAt(zoom);
      ofZooms.set(zoom, markers);
      return markers.filter(({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north);
    },
  };
}

/** Where the estates of an answer are. */
export const placesOf = ({ pins = [], clusters = [] }: PinList): LngLat[] => [...pins, ...clusters];

export const holds = ({ keys }: Marker, key: string | undefined): boolean => key !== undefined && keys.includes(key);

/** Whether a marker shows a number: the upstream's cluster does, even if it is of one estate. */
export const isCluster = ({ count, pins }: Marker): boolean => count > 1 || pins.length === 0;

/** Whether zooming in separates them: estates whose place is known to 500 m only may share coordinates. */
const isSeparable = ({ pins }: Marker): boolean =>
  pins.length === 0 || pins.some(({ lng, lat }) => lng !== pins[0]!.lng || lat !== pins[0]!.lat);

/** From this zoom on the estates of a cluster are neighbours: their cards tell more than another zoom. */
const neighboursZoom = townZoom + 2;
/** Estates whose cards can be read through at once. */
const maxCards = 12;

/**
 * Whether a press on a marker zooms in, in place of showing its cards.
 * @param nearest the last zoom that the map shows something at
 */
export const isZoomedTo = (marker: Marker, zoom: number, nearest = maxZoom): boolean =>
  isCluster(marker) &&
  isSeparable(marker) &&
  zoom < nearest &&
  (zoom < neighboursZoom || marker.pins.length === 0 || marker.count > maxCards);
