import type { PinDto, PinsDto } from '#shared/contract/estateList.ts';
import { project, type LngLat, type Point } from '../../../features/map/mercator.ts';

/** A marker on the map: an estate, or several whose markers would overlap. */
export interface Marker extends LngLat {
  key: string;
  count: number;
  /** The marker's estates, where the response lists them. */
  pins: readonly PinDto[];
}

/** Pixels within which markers overlap. */
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

/** The groups whose markers would overlap that of one. A cell is wider than a marker, so only neighbours can. */
function overlapping(group: PinGroup, groups: ReadonlyMap<string, PinGroup>): PinGroup[] {
  const around = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].map((down) => groups.get(`${group.column + right}/${group.row + down}`)),
  );
  return around.filter(
    (other): other is PinGroup =>
      other !== undefined && Math.hypot(other.middle.x - group.middle.x, other.middle.y - group.middle.y) < cell - 8,
  );
}

interface PinGroup {
  column: number;
  row: number;
  pins: readonly PinDto[];
  middle: Point;
}

/** The pins of each cell of a grid that is fixed to the world, by its column and row. */
function groupPins(pins: readonly PinDto[], zoom: number): Map<string, PinGroup> {
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

/** The markers of a list at a zoom. Panning changes none of them; the largest take in those that they overlap. */
export function clusterPins({ pins = [], clusters = [] }: PinsDto, zoom: number): Marker[] {
  const groups = groupPins(pins, zoom);
  const markers: Marker[] = [];
  for (const [key, group] of [...groups].sort(([, a], [, b]) => b.pins.length - a.pins.length)) {
    if (!groups.has(key)) continue;
    const together = overlapping(group, groups);
    for (const { column, row } of together) groups.delete(`${column}/${row}`);
    const inside = together.flatMap((one) => one.pins);
    markers.push(markerOf(inside.length === 1 ? inside[0]![0] : `${zoom}/${key}`, inside));
  }
  return [...markers, ...clusters.map(({ lng, lat, count }) => ({ key: `${lng}/${lat}`, lng, lat, count, pins: [] }))];
}

/** Whether zooming in separates them: estates whose place is known to 500 m only may share coordinates. */
export const isSeparable = ({ pins }: Marker): boolean =>
  pins.length === 0 || pins.some(([, lng, lat]) => lng !== pins[0]![1] || lat !== pins[0]![2]);
