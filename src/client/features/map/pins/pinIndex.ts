import Supercluster from 'supercluster';
import type { PinDto, PinsDto } from '#shared/contract/estateList.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { maxZoom, type LngLat } from '../mercator.ts';

/** A marker on the map: an estate, or several whose markers would overlap. */
export interface Marker extends LngLat {
  key: string;
  count: number;
  /** The marker's estates, where the response lists them. */
  pins: readonly PinDto[];
  /** The references of its estates, as far as they are known. */
  references: readonly string[];
}

export type Bounds = readonly [west: number, south: number, east: number, north: number];

interface OfPin {
  pin: PinDto;
}

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

/** The markers of an answer at every zoom: of its pins, and of its clusters as they are. */
export function createPinIndex(
  { pins = [], clusters = [], cell }: PinsDto,
  { closed = false, known = [] }: Shown = {},
): PinIndex {
  // Pixels are those of tiles of 256. Up to the last zoom: estates at the same place stay one marker.
  const index = new Supercluster<OfPin>({ radius, extent: 256, maxZoom });
  index.load(
    (closed ? pins : pins.filter((pin) => !isClosedPin(pin))).map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin[1], pin[2]] },
    })),
  );
  const given = clusters.map(({ lng, lat, count }): Marker => {
    const isInside = ([, atLng, atLat]: PinDto) =>
      cell !== undefined && cellOf(atLng, atLat, cell) === cellOf(lng, lat, cell);
    const references = known.filter(isInside).map(([reference]) => reference);
    return { key: `${lng}/${lat}`, lng, lat, count, pins: [], references };
  });
  return {
    markersIn: ([west, south, east, north], zoom) => [
      ...index.getClusters([west, south, east, north], zoom).map(({ properties, geometry }): Marker => {
        const [lng, lat] = geometry.coordinates as [number, number];
        if (!('cluster_id' in properties)) {
          const { pin } = properties;
          return { key: pin[0], lng, lat, count: 1, pins: [pin], references: [pin[0]] };
        }
        const inside = index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.pin);
        const references = inside.map(([reference]) => reference);
        return { key: `${zoom}/${properties.cluster_id}`, lng, lat, count: inside.length, pins: inside, references };
      }),
      ...given.filter(({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north),
    ],
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
