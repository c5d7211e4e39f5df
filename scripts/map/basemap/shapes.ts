import { project } from '#client/features/map/mercator.ts';
import type { Point } from '../conicProjection.ts';
import { pathOf } from '../pathOf.ts';
import { areaOf, placesOf, simplify, type Province, type Topology } from '../topology.ts';
import type { Country, CountryTopology } from './sources.ts';

/** Where shapes are drawn: the pixels of a zoom, from a corner on. */
export interface Sheet {
  zoom: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of the world at a sheet's zoom. */
export const toWorld =
  (zoom: number) =>
  ([lng, lat]: Point): Point => {
    const { x, y } = project({ lng, lat }, zoom);
    return [x, y];
  };

export interface Shapes {
  spain: readonly (readonly Point[])[];
  others: readonly (readonly Point[])[];
  /** Borders between countries. */
  frontiers: readonly (readonly Point[])[];
  waters: readonly (readonly Point[])[];
  provinces: readonly (readonly Point[])[];
  municipalities: readonly (readonly Point[])[];
}

/** In pixels: what may be left out of lines. In square pixels: the smallest island and water. */
interface Details {
  coast: number;
  /** Coasts and borders of neighbours, and of whoever lies beyond them. */
  neighbour: number;
  remote: number;
  border: number;
  island: number;
  water: number;
}

type Rings = readonly (readonly number[])[];
const outlinesOf = (country: Country): Rings =>
  country.type === 'Polygon' ? country.arcs.slice(0, 1) : country.arcs.map(([outline]) => outline!);
/** Lakes, and other countries. */
const holesOf = (country: Country): Rings =>
  country.type === 'Polygon' ? country.arcs.slice(1) : country.arcs.flatMap((rings) => rings.slice(1));
const ringsOf = (country: Country | Province): readonly (readonly number[])[] =>
  country.type === 'Polygon' ? country.arcs : country.arcs.flat();

const joinArcs = (indices: readonly number[], arcs: readonly (readonly Point[])[]): Point[] =>
  indices.flatMap((index, position) => {
    const arc = index < 0 ? arcs[~index]!.toReversed() : arcs[index]!;
    return position === 0 ? arc : arc.slice(1);
  });

/** Borders that two areas of an atlas share, each once. */
function innerBorders(atlas: Topology, areas: 'provinces' | 'municipalities', zoom: number, tolerance: number) {
  const uses = Map.groupBy(
    (atlas.objects[areas]?.geometries ?? []).flatMap((area) => ringsOf(area).flat()),
    (index) => (index < 0 ? ~index : index),
  );
  const arcs = placesOf(atlas);
  return [...uses]
    .filter(([, users]) => users.length > 1)
    .map(([index]) => simplify(arcs[index]!.map(toWorld(zoom)), tolerance));
}

/** The sources of the shapes. */
export interface Geodata {
  countries: CountryTopology;
  provinces: Topology;
  municipalities: Topology;
}

/** The source draws ponds as triangles. */
const fewestCorners = 9;

const neighbours: readonly string[] = ['PRT', 'FRA', 'AND', 'MAR', 'GIB'];
const isSpain = ({ properties }: Country): boolean => properties.A3 === 'ESP';
const isNeighbour = ({ properties }: Country): boolean => neighbours.includes(properties.A3);

/** Land, water and borders as pixels of a zoom, with the details that it can show. */
export function shapesAt(zoom: number, geodata: Geodata, details: Details): Shapes {
  const world = toWorld(zoom);
  const { geometries } = geodata.countries.objects.countries;
  const arcOf = (index: number): number => (index < 0 ? ~index : index);
  const arcsOf = (countries: readonly Country[]) => new Set(countries.flatMap(ringsOf).flat().map(arcOf));
  const [ofSpain, ofNeighbours] = [arcsOf(geometries.filter(isSpain)), arcsOf(geometries.filter(isNeighbour))];
  const users = new Map<number, number>();
  for (const index of geometries.flatMap(ringsOf).flat().map(arcOf)) users.set(index, (users.get(index) ?? 0) + 1);
  // Western Sahara's coast is Morocco's once more, and no frontier.
  const ofSahara = arcsOf(geometries.filter(({ properties }) => properties.A3 === 'ESH'));
  const isFrontier = (arc: number): boolean =>
    users.get(arc)! > 1 && (ofSpain.has(arc) || (ofNeighbours.has(arc) && !ofSahara.has(arc)));
  const toleranceOf = (arc: number): number => {
    if (ofSpain.has(arc)) return details.coast;
    return ofNeighbours.has(arc) ? details.neighbour : details.remote;
  };
  const arcs = geodata.countries.arcs.map((arc, index) => simplify(arc.map(world), toleranceOf(index)));
  const land = (countries: readonly Country[], tolerance: number): Point[][] =>
    countries
      .flatMap(outlinesOf)
      .map((ring) => joinArcs(ring, arcs))
      .filter((ring) => areaOf(ring) >= details.island * (tolerance / details.coast) ** 2);
  return {
    spain: land(geometries.filter(isSpain), details.coast),
    others: [
      ...land(geometries.filter(isNeighbour), details.neighbour),
      ...land(
        geometries.filter((country) => !isSpain(country) && !isNeighbour(country)),
        details.remote,
      ),
    ],
    frontiers: arcs.filter((_, index) => isFrontier(index)),
    waters: geometries
      .filter((country) => isSpain(country) || isNeighbour(country))
      .flatMap(holesOf)
      .filter((ring) => ring.every((index) => users.get(arcOf(index)) === 1))
      .map((ring) => joinArcs(ring, arcs))
      .filter((ring) => ring.length >= fewestCorners && areaOf(ring) >= details.water),
    provinces: innerBorders(geodata.provinces, 'provinces', zoom, details.border),
    municipalities: innerBorders(geodata.municipalities, 'municipalities', zoom, details.border),
  };
}

/** Pixels beyond a sheet's edge to which shapes go on, so that the edge is never drawn as a coast. */
const margin = 24;

type Side = readonly [axis: 0 | 1, limit: number, keepBelow: boolean];

const sidesOf = ({ x, y, width, height }: Sheet): Side[] => [
  [0, x - margin, false],
  [0, x + width + margin, true],
  [1, y - margin, false],
  [1, y + height + margin, true],
];

const isInside = (point: Point, [axis, limit, keepBelow]: Side): boolean =>
  keepBelow ? point[axis] <= limit : point[axis] >= limit;

function crossing(a: Point, b: Point, [axis, limit]: Side): Point {
  const part = (limit - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** Sutherland and Hodgman: the part of a ring within a sheet. */
function clipRing(ring: readonly Point[], sheet: Sheet): Point[] {
  let points = ring.slice(0, -1);
  for (const side of sidesOf(sheet)) {
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1)!;
      const kept = isInside(point, side) ? [point] : [];
      return isInside(before, side) === isInside(point, side) ? kept : [crossing(before, point, side), ...kept];
    });
    if (points.length === 0) return [];
  }
  return points.length < 3 ? [] : [...points, points[0]!];
}

/** The pieces of a line whose points, or whose neighbours' points, are within a sheet. */
function clipLine(line: readonly Point[], sheet: Sheet): Point[][] {
  const sides = sidesOf(sheet);
  const outside = (a: Point, b: Point): boolean => sides.some((side) => !isInside(a, side) && !isInside(b, side));
  const pieces: Point[][] = [];
  let open = false;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1]!, line[index]!];
    if (outside(from, to)) {
      open = false;
      continue;
    }
    if (!open) pieces.push([from]);
    pieces.at(-1)!.push(to);
    open = true;
  }
  return pieces;
}

/** In whole pixels from the sheet's corner, each point once. */
function toPixels(line: readonly Point[], { x, y }: Sheet): Point[] {
  const points = line.map((point) => [Math.round(point[0] - x), Math.round(point[1] - y)] as const);
  return points.filter(([px, py], index) => px !== points[index - 1]?.[0] || py !== points[index - 1]?.[1]);
}

const draw = (lines: readonly (readonly Point[])[], sheet: Sheet, isRing: boolean): string =>
  lines
    .map((line) => toPixels(line, sheet))
    .filter((line) => line.length > (isRing ? 3 : 1))
    .map((line) => pathOf(line, isRing))
    .join('');

/** Whether a line has points on the inner side of every side, so that it may reach into the sheet. */
const mayReach = (line: readonly Point[], sheet: Sheet): boolean =>
  sidesOf(sheet).every((side) => line.some((point) => isInside(point, side)));

/** The shapes of a sheet as paths, in pixels from its corner. */
export function pathsOf(shapes: Shapes, sheet: Sheet): Record<keyof Shapes, string> {
  type Lines = readonly (readonly Point[])[];
  const near = (all: Lines): Lines => all.filter((line) => mayReach(line, sheet));
  const rings = (all: Lines): string =>
    draw(
      near(all).map((ring) => clipRing(ring, sheet)),
      sheet,
      true,
    );
  const lines = (all: Lines): string =>
    draw(
      near(all).flatMap((line) => clipLine(line, sheet)),
      sheet,
      false,
    );
  return {
    spain: rings(shapes.spain),
    others: rings(shapes.others),
    frontiers: lines(shapes.frontiers),
    waters: rings(shapes.waters),
    provinces: lines(shapes.provinces),
    municipalities: lines(shapes.municipalities),
  };
}
