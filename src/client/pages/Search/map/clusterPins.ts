import type { PinDto, PinsDto } from '#shared/contract/estateList.ts';
import { project, type LngLat, type Point } from '../../../features/map/mercator.ts';

/** What is drawn at one spot: a home, or several too close to be told apart. */
export interface Marker extends LngLat {
  key: string;
  count: number;
  /** The homes here, where they are known one by one. */
  pins: readonly PinDto[];
}

/** Pixels within which markers would cover each other. */
const cell = 56;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function markerOf(key: string, pins: readonly PinDto[]): Marker {
  return {
    key,
    count: pins.length,
    pins,
    lng: mean(pins.map(([, lng]) => lng)),
    lat: mean(pins.map(([, , lat]) => lat)),
  };
}

/** The spots that lie so near to one that their markers would cover it. A cell is wider than a marker: only neighbours can. */
function coveredBy(spot: Spot, spots: ReadonlyMap<string, Spot>): Spot[] {
  const around = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].map((down) => spots.get(`${spot.column + right}/${spot.row + down}`)),
  );
  return around.filter(
    (other): other is Spot =>
      other !== undefined && Math.hypot(other.middle.x - spot.middle.x, other.middle.y - spot.middle.y) < cell - 8,
  );
}

interface Spot {
  column: number;
  row: number;
  pins: readonly PinDto[];
  middle: Point;
}

/** The pins of each cell of a grid that is fixed to the world, by its column and row. */
function spotsOf(pins: readonly PinDto[], zoom: number): Map<string, Spot> {
  const points = pins.map((pin) => ({ pin, ...project({ lng: pin[1], lat: pin[2] }, zoom) }));
  const cells = Map.groupBy(points, ({ x, y }) => `${Math.floor(x / cell)}/${Math.floor(y / cell)}`);
  return new Map(
    [...cells].map(([key, inside]) => {
      const [column, row] = key.split('/').map(Number) as [number, number];
      return [
        key,
        {
          column,
          row,
          pins: inside.map(({ pin }) => pin),
          middle: { x: mean(inside.map(({ x }) => x)), y: mean(inside.map(({ y }) => y)) },
        },
      ];
    }),
  );
}

/** The markers of a result at a zoom. Moving the map changes none of them; the largest draw in what they would cover. */
export function clusterPins({ pins = [], clusters = [] }: PinsDto, zoom: number): Marker[] {
  const spots = spotsOf(pins, zoom);
  const markers: Marker[] = [];
  for (const [key, spot] of [...spots].sort(([, a], [, b]) => b.pins.length - a.pins.length)) {
    if (!spots.has(key)) continue;
    const together = coveredBy(spot, spots);
    for (const { column, row } of together) spots.delete(`${column}/${row}`);
    const inside = together.flatMap((one) => one.pins);
    markers.push(markerOf(inside.length === 1 ? inside[0]![0] : `${zoom}/${key}`, inside));
  }
  return [...markers, ...clusters.map(({ lng, lat, count }) => ({ key: `${lng}/${lat}`, lng, lat, count, pins: [] }))];
}

/** Whether coming nearer would take them apart: homes whose place is told to 500 m may stand on the very same spot. */
export const canBeParted = ({ pins }: Marker): boolean =>
  pins.length === 0 || pins.some(([, lng, lat]) => lng !== pins[0]![1] || lat !== pins[0]![2]);
