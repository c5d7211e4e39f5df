import Supercluster, { type PointFeature } from 'supercluster';
import type { PinDto, PinsDto } from '#shared/contract/estateList.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { maxZoom, tileSize, type LngLat } from '../mercator.ts';

/** A marker on the map: an estate, or several whose markers would overlap. */
export interface Marker extends LngLat {
  key: string;
  count: number;
  /** The marker's estates, where the response lists them. */
  pins: readonly PinDto[];
  /** The keys of its estates, as far as they are known. */
  keys: readonly string[];
}

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** What of an answer stands at one place: an estate, or a cluster with the estates that are known to be in it. */
interface Placed {
  count: number;
  pin?: PinDto;
  known?: readonly PinDto[];
}

type Point = PointFeature<Placed>;

/** Pixels within which prices would cover one another. */
const radius = 58;

export interface PinIndex {
  /** The markers inside some bounds at a zoom. Panning changes none of them. */
  markersIn: (bounds: Bounds, zoom: number) => Marker[];
}

export interface Shown {
  /** Whether sold and rented estates are on the map. */
  closed?: boolean;
  /** Estates that clusters of the response may hold. */
  known?: readonly PinDto[] | undefined;
}

export const isClosedPin = ([, , , , , status]: PinDto): boolean => status !== undefined && isClosed(status);

/** In cells of the grid of clusters: more than a rounding error, less than the step of a coordinate. */
const tolerance = 1e-6;

/** The cell that a place lies in. @param side in degrees */
const cellOf = (lng: number, lat: number, side: number): string =>
  [lng + 180, lat + 90].map((degrees) => Math.floor(degrees / side + tolerance)).join();

const toPoint = (lng: number, lat: number, properties: Placed): Point => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

/** One marker for all that stands at some places, in their middle. */
function toMarker(key: string, points: readonly Point[]): Marker {
  const count = points.reduce((sum, { properties }) => sum + properties.count, 0);
  const middle = (axis: 0 | 1): number =>
    points.reduce((sum, { geometry, properties }) => sum + geometry.coordinates[axis]! * properties.count, 0) / count;
  const pins = points.flatMap(({ properties: { pin } }) => (pin ? [pin] : []));
  const known = points.flatMap(({ properties }) => properties.known ?? []);
  return { key, lng: middle(0), lat: middle(1), count, pins, keys: [...pins, ...known].map(([name]) => name) };
}

/**
 * The markers of an answer at every zoom: of its pins, or of its clusters, several of which are one marker where they
 * would cover each other.
 */
export function createPinIndex(
  { pins = [], clusters = [], cell }: PinsDto,
  { closed = false, known = [] }: Shown = {},
): PinIndex {
  // Up to the last zoom: estates at the same place stay one marker.
  const index = new Supercluster<Placed>({ radius, extent: tileSize, maxZoom });
  const knownIn = (lng: number, lat: number) =>
    cell === undefined ? [] : known.filter((pin) => cellOf(pin[1], pin[2], cell) === cellOf(lng, lat, cell));
  index.load([
    ...pins.filter((pin) => closed || !isClosedPin(pin)).map((pin) => toPoint(pin[1], pin[2], { count: 1, pin })),
    ...clusters.flatMap(({ lng, lat, count }) =>
      count === 0 ? [] : toPoint(lng, lat, { count, known: knownIn(lng, lat) }),
    ),
  ]);
  return {
    markersIn: ([west, south, east, north], zoom) => {
      // supercluster finds a group by the mean of its places. Its marker stands at the mean of its estates, not further
      // away than this.
      const apart = (radius * 360) / (tileSize * 2 ** zoom);
      return index
        .getClusters([west - apart, south - apart, east + apart, north + apart], zoom)
        .map(({ properties, ...point }) => {
          if ('cluster_id' in properties)
            return toMarker(`${zoom}/${properties.cluster_id}`, index.getLeaves(properties.cluster_id, Infinity));
          const { pin } = properties;
          return toMarker(pin ? pin[0] : point.geometry.coordinates.join('/'), [{ ...point, properties }]);
        })
        .filter(({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north);
    },
  };
}

/** Where the estates of an answer are. */
export const placesOf = ({ pins = [], clusters = [] }: PinsDto): LngLat[] => [
  ...pins.map(([, lng, lat]) => ({ lng, lat })),
  ...clusters,
];

/** Whether a marker shows a number: the upstream's cluster does, even if it is of one estate. */
export const isCluster = ({ count, pins }: Marker): boolean => count > 1 || pins.length === 0;

/** Whether zooming in separates them: estates whose place is known to 500 m only may share coordinates. */
export const isSeparable = ({ pins }: Marker): boolean =>
  pins.length === 0 || pins.some(([, lng, lat]) => lng !== pins[0]![1] || lat !== pins[0]![2]);
