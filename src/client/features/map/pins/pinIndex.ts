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
}

export const isClosedPin = ([, , , , , status]: PinDto): boolean => status !== undefined && isClosed(status);

/** The markers of an answer at every zoom: of its pins, and of its clusters as they are. */
export function createPinIndex({ pins = [], clusters = [] }: PinsDto, { closed = false }: Shown = {}): PinIndex {
  // Pixels are those of tiles of 256. Up to the last zoom: estates at the same place stay one marker.
  const index = new Supercluster<OfPin>({ radius, extent: 256, maxZoom });
  index.load(
    (closed ? pins : pins.filter((pin) => !isClosedPin(pin))).map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin[1], pin[2]] },
    })),
  );
  const given = clusters.map(({ lng, lat, count }) => ({ key: `${lng}/${lat}`, lng, lat, count, pins: [] }));
  return {
    markersIn: ([west, south, east, north], zoom) => [
      ...index.getClusters([west, south, east, north], zoom).map(({ properties, geometry }): Marker => {
        const [lng, lat] = geometry.coordinates as [number, number];
        if (!('cluster_id' in properties)) {
          const { pin } = properties;
          return { key: pin[0], lng, lat, count: 1, pins: [pin] };
        }
        const inside = index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.pin);
        return { key: `${zoom}/${properties.cluster_id}`, lng, lat, count: inside.length, pins: inside };
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

/** Whether zooming in separates them: estates whose place is known to 500 m only may share coordinates. */
export const isSeparable = ({ pins }: Marker): boolean =>
  pins.length === 0 || pins.some(([, lng, lat]) => lng !== pins[0]![1] || lat !== pins[0]![2]);
