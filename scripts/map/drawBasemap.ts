import { project } from '#client/features/map/mercator.ts';
import type { Point } from './conicProjection.ts';
import { firstProvinces, provinceNames, provinceSpots, towns } from './basemapPlaces.ts';
import { pathOf } from './pathOf.ts';
import { areaOf, outerRings, placesOf, simplify, type Province, type Topology } from './topology.ts';

/** The zoom whose pixels are the units of the drawing: some 230 m in Spain, about what the atlas itself is exact to. */
const zoom = 9;
const corner = project({ lng: -18.3, lat: 43.95 }, zoom);
const origin = { x: Math.floor(corner.x), y: Math.floor(corner.y) };
/** Gibraltar belongs to no province. */
const leftOut: readonly string[] = ['54'];
/** A coast is looked at from near, a border between provinces only shows roughly where one is. */
const tolerance = { coast: 1.4, border: 4 };
const smallestIsland = 16;

const toDrawing = ([lng, lat]: Point): Point => {
  const { x, y } = project({ lng, lat }, zoom);
  return [x - origin.x, y - origin.y];
};

const ringsOf = (province: Province): number[][] =>
  (province.type === 'Polygon' ? [province.arcs] : province.arcs).flatMap((rings) => rings.map((ring) => [...ring]));
const arcOf = (index: number): number => (index < 0 ? ~index : index);

/** Lines that go on where another one ended, as one. Coasts and frontiers become rings. */
function joined(lines: readonly (readonly Point[])[]): Point[][] {
  const keyOf = ([x, y]: Point): string => `${x} ${y}`;
  const byStart = Map.groupBy(lines, (line) => keyOf(line[0]!));
  const rings: Point[][] = [];
  for (const first of lines) {
    const ring: Point[] = [];
    for (let line = byStart.get(keyOf(first[0]!))?.pop(); line; line = byStart.get(keyOf(line.at(-1)!))?.pop())
      ring.push(...(ring.length === 0 ? line : line.slice(1)));
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

/** The ground of the maps: the land as one shape, and the borders of its provinces, each once. */
export function drawBasemap(atlas: Topology): string {
  const arcs = placesOf(atlas).map((arc) => arc.map(toDrawing));
  const used = atlas.objects.provinces.geometries
    .filter(({ id }) => !leftOut.includes(id))
    .flatMap((province) => ringsOf(province).flat());
  const users = Map.groupBy(used, arcOf);
  const outer = used
    .filter((index) => users.get(arcOf(index))!.length === 1)
    .map((index) => simplify(index < 0 ? arcs[~index]!.toReversed() : arcs[index]!, tolerance.coast));
  const inner = [...users]
    .filter(([, uses]) => uses.length > 1)
    .map(([index]) => simplify(arcs[index]!, tolerance.border));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Made by scripts/drawMap.ts from borders of the Instituto Geográfico Nacional (CC BY 4.0, ign.es), simplified. -->',
    `<path id="land" d="${joined(outer)
      .filter((ring) => areaOf(ring) >= smallestIsland)
      .map((ring) => pathOf(ring, true))
      .join('')}"/>`,
    `<path id="borders" d="${joined(inner)
      .map((line) => pathOf(line, false))
      .join('')}"/>`,
    '</svg>',
    '',
  ].join('\n');
}

interface Name {
  name: string;
  isProvince: boolean;
  at: Point;
}

/** The middle of a ring's area. */
function middleOf(ring: readonly Point[]): Point {
  let [sum, right, down] = [0, 0, 0];
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    const part = x * nextY - nextX * y;
    [sum, right, down] = [sum + part, right + (x + nextX) * part, down + (y + nextY) * part];
  }
  return [right / (3 * sum), down / (3 * sum)];
}

function namesOf(atlas: Topology): Name[] {
  const arcs = placesOf(atlas).map((arc) => arc.map(toDrawing));
  const provinces = atlas.objects.provinces.geometries
    .filter(({ id }) => Number(id) <= 50)
    .map((province) => {
      const ring = outerRings(province, arcs).reduce((largest, one) => (areaOf(one) > areaOf(largest) ? one : largest));
      const spot = provinceSpots[province.id];
      const first = firstProvinces.indexOf(province.id);
      return {
        name: provinceNames[province.id] ?? province.properties.name,
        isProvince: true,
        at: spot ? toDrawing(spot) : middleOf(ring),
        rank: first < 0 ? firstProvinces.length + 1e6 / areaOf(ring) : first,
      };
    });
  return [
    ...provinces.toSorted((a, b) => a.rank - b.rank),
    ...towns.map(([name, lng, lat]) => ({ name, isProvince: false, at: toDrawing([lng, lat]) })),
  ];
}

/**
 * The first and the last zoom at which names of a kind are of use, and the pixels that they take (Ground.module.css).
 */
const kinds = { province: { from: 5, to: 9, letter: 8, height: 22 }, town: { from: 7, to: 17, letter: 7, height: 24 } };

/** The zoom from which there is room for each name beside those that come before it. */
function firstZooms(names: readonly Name[]): number[] {
  const from = names.map(() => Number.POSITIVE_INFINITY);
  for (let now = kinds.province.from; now <= kinds.town.to; now += 1) {
    const scale = 2 ** (now - zoom);
    const taken: { x: number; y: number; width: number; height: number }[] = [];
    const place = (index: number) => {
      const { name, isProvince, at } = names[index]!;
      const kind = isProvince ? kinds.province : kinds.town;
      if (now < kind.from || now > kind.to) return;
      const box = {
        x: at[0] * scale,
        y: at[1] * scale,
        width: name.split('/')[0]!.length * kind.letter + 12,
        height: kind.height,
      };
      if (
        taken.some(
          (other) =>
            Math.abs(other.x - box.x) < (other.width + box.width) / 2 &&
            Math.abs(other.y - box.y) < (other.height + box.height) / 2,
        )
      )
        return;
      taken.push(box);
      from[index] = Math.min(from[index]!, now);
    };
    // What was shown from farther away stays.
    const order = [...names.keys()].toSorted((a, b) => Number(from[b]! < now) - Number(from[a]! < now));
    for (const index of order) place(index);
  }
  return from;
}

/** As Prettier writes a string. */
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** The module with the names on the ground, and where the drawing lies in the world. */
export function writeBasemapNames(atlas: Topology): string {
  const names = namesOf(atlas);
  const from = firstZooms(names);
  const rows = names
    .map(
      ({ name, isProvince, at: [x, y] }, index) =>
        `  [${quoted(name)}, ${Math.round(x)}, ${Math.round(y)}, ${from[index]}${isProvince ? ', 1' : ''}],`,
    )
    .filter((row) => !row.includes('Infinity'));
  return [
    '// Made by scripts/drawMap.ts: change it there.',
    '',
    '/**',
    ' * The zoom whose pixels are the units of basemap.svg, and where its upper left corner lies in the world at that zoom.',
    ' */',
    `export const basemapZoom = ${zoom};`,
    `export const basemapOrigin = { x: ${origin.x}, y: ${origin.y} } as const;`,
    '',
    '/**',
    ' * In Spanish, and after a stroke in Catalan where it differs; where in the drawing; from which zoom there is room for',
    ' * it; 1 for a province, shown up to `maxProvinceZoom`.',
    ' */',
    'export const basemapNames: readonly (readonly [name: string, x: number, y: number, from: number, isProvince?: 1])[] = [',
    ...rows,
    '];',
    '',
    `export const maxProvinceZoom = ${kinds.province.to};`,
    '',
  ].join('\n');
}
