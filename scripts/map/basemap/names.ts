import { lookUp } from '#shared/lookUp.ts';
import type { Point } from '../conicProjection.ts';
import { areaOf, outerRings, placesOf, type Topology } from '../topology.ts';
import { countries, provinces as provinceForms, provinceSpots, seas, townNames } from './placeNames.ts';
import { quarters } from './quarters.ts';
import { toWorld } from './shapes.ts';
import type { Town } from './sources.ts';

export const kinds = ['country', 'sea', 'province', 'city', 'town', 'quarter'] as const;
export type Kind = (typeof kinds)[number];

export interface Name {
  /** In Spanish; where they differ, in Catalan and English after bars. */
  name: string;
  kind: Kind;
  /** Pixels of the world at zoom 0. */
  at: Point;
  /** The first zoom at which it is of use. */
  from: number;
}

export const lastZoom = 15;

/** Up to which zoom a kind is of use, and the pixels that it takes (drawNames.ts). */
const room: Record<Kind, { to: number; letter: number; height: number }> = {
  country: { to: 7, letter: 11.5, height: 26 },
  sea: { to: 11, letter: 7.5, height: 26 },
  province: { to: 9, letter: 8.6, height: 22 },
  city: { to: lastZoom, letter: 7.8, height: 32 },
  town: { to: lastZoom, letter: 6.8, height: 30 },
  quarter: { to: lastZoom, letter: 7, height: 26 },
};

/** Towns of at least so many people are of use from a zoom on: first Spain's, then its neighbours'. */
const sizes: readonly (readonly [zoom: number, spain: number, neighbours: number])[] = [
  [4, 3_000_000, 5_000_000],
  [5, 500_000, 900_000],
  [6, 180_000, 400_000],
  [7, 70_000, 150_000],
  [8, 30_000, 60_000],
  [9, 12_000, 30_000],
  [10, 5_000, 15_000],
  [11, 1_500, 8_000],
  [12, 0, 4_000],
];
const smallestCity = 70_000;

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

function provinceNames(atlas: Topology): Name[] {
  const arcs = placesOf(atlas).map((arc) => arc.map(toWorld(0)));
  return atlas.objects.provinces.geometries
    .filter(({ id }) => Number(id) <= 50)
    .map((province) => {
      const ring = outerRings(province, arcs).reduce((largest, one) => (areaOf(one) > areaOf(largest) ? one : largest));
      const spot = lookUp(provinceSpots, province.id);
      return {
        name: lookUp(provinceForms, province.id) ?? province.properties.name,
        kind: 'province' as const,
        at: spot ? toWorld(0)(spot) : middleOf(ring),
        from: 6,
      };
    });
}

const metresBetween = (a: Town, b: Town): number =>
  111_320 * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));

/** A place that is no seat and lies near a large city is a part of it. */
const isQuarter = (town: Town, cities: readonly Town[]): boolean =>
  !town.isSeat &&
  cities.some(
    (city) => city !== town && city.isSeat && city.population > town.population && metresBetween(city, town) < 9000,
  );

/** Cities of their own that the list of towns does not write as seats. */
const notQuarters: readonly string[] = ["L'Hospitalet de Llobregat", 'Badalona', 'Sabadell', 'Terrassa'];

/** The province of Valencia and its neighbours on the coast. */
const bilingual = /^(03|12|46)/;

/** Names of Valencian towns in Spanish and Catalan, by both: the atlas writes "Xàbia/Jávea". */
function valencianNames(atlas: Topology): Map<string, string> {
  const municipalities = atlas.objects.municipalities?.geometries ?? [];
  return new Map(
    municipalities
      .filter(({ id, properties }) => bilingual.test(id) && properties.name.includes('/'))
      .flatMap(({ properties }) => {
        const [catalan, spanish] = properties.name.split('/') as [string, string];
        const capital = catalan.charAt(0).toUpperCase() + catalan.slice(1);
        const forms = `${spanish}|${capital}|${spanish}`;
        return [
          [spanish, forms],
          [catalan, forms],
          [capital, forms],
        ] as const;
      }),
  );
}

/** Quarters of cities that the list of towns does not have. */
function quarterNames(known: readonly Name[]): Name[] {
  const near = ([x, y]: Point, { name, at }: Name, wanted: string): boolean =>
    name.split('|').some((form) => form.toLowerCase() === wanted.toLowerCase()) &&
    Math.hypot(x - at[0], y - at[1]) < 0.03;
  return quarters
    .map(([name, lng, lat]) => ({ name, at: toWorld(0)([lng, lat]) }))
    .filter(({ name, at }) => !known.some((other) => near(at, other, name)))
    .map(({ name, at }) => ({ name: name.replaceAll("'", '’'), kind: 'quarter', at, from: 12 }));
}

function townNamesOf(towns: readonly Town[], municipalities: Topology): Name[] {
  const valencian = valencianNames(municipalities);
  const cities = towns.filter(({ population }) => population >= smallestCity);
  return towns.flatMap((town) => {
    const inSpain = town.country === 'ES';
    const quarter = inSpain && !notQuarters.includes(town.name) && isQuarter(town, cities);
    const size = sizes.find(([, spain, neighbours]) => town.population >= (inSpain ? spain : neighbours));
    const isUnknown = !inSpain && town.population === 0;
    if (!size || isUnknown) return [];
    return [
      {
        name: lookUp(townNames, town.name) ?? (valencian.get(town.name) ?? town.name).replaceAll("'", '’'),
        kind: quarter ? ('quarter' as const) : town.population >= smallestCity ? ('city' as const) : ('town' as const),
        at: toWorld(0)([town.lng, town.lat]),
        from: quarter ? Math.max(12, size[0]) : size[0],
      },
    ];
  });
}

interface NameSources {
  provinces: Topology;
  municipalities: Topology;
  towns: readonly Town[];
}

/** Every name of the basemap, the most important first. */
export function namesOf({ provinces, municipalities, towns }: NameSources): Name[] {
  const ofTowns = townNamesOf(towns, municipalities);
  const fixed = (kind: Kind, from: number, [name, lng, lat]: readonly [string, number, number]): Name => ({
    name,
    kind,
    at: toWorld(0)([lng, lat]),
    from,
  });
  return [
    ...ofTowns.filter(({ from }) => from <= 5),
    ...countries.map(([name, lng, lat], index) => fixed('country', index < 5 ? 5 : 7, [name, lng, lat])),
    ...seas.map(([name, lng, lat, from]) => fixed('sea', from, [name, lng, lat])),
    ...ofTowns.filter(({ from }) => from === 6),
    ...provinceNames(provinces),
    ...ofTowns.filter(({ from }) => from > 6),
    ...quarterNames(ofTowns),
  ];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** Boxes by squares of the map, so that only those near each other are compared. */
function createShelf() {
  const side = 256;
  const shelf = new Map<string, Box[]>();
  const around = ({ x, y }: Box, reach: number): string[] => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
    return steps.flatMap((down) => steps.map((right) => `${column + right} ${row + down}`));
  };
  return {
    isFree: (box: Box): boolean =>
      around(box, 2).every((key) => !(shelf.get(key) ?? []).some((other) => meet(other, box))),
    put: (box: Box): void => {
      const [key] = around(box, 0);
      shelf.set(key!, [...(shelf.get(key!) ?? []), box]);
    },
  };
}

const widthOf = ({ name, kind }: Name): number =>
  Math.max(...name.split('|').map((form) => form.length)) * room[kind].letter + 14;

/** Pixels by which a province's or country's name may stand above or below its middle, where a city is in the way. */
const shifts = [0, 20, -20, 40, -40];

/** The names that find room, each with the first zoom at which there is room for it and for all before it. */
export function placeNames(names: readonly Name[]): Name[] {
  const placed: (Name | null)[] = names.map(() => null);
  for (let zoom = 4; zoom <= lastZoom; zoom += 1) {
    const shelf = createShelf();
    const scale = 2 ** zoom;
    const boxOf = (name: Name, shift: number): Box => ({
      x: name.at[0] * scale,
      y: name.at[1] * scale + shift,
      width: widthOf(name),
      height: room[name.kind].height,
    });
    // What was shown from farther away stays.
    for (const name of placed) if (name && zoom <= room[name.kind].to) shelf.put(boxOf(name, 0));
    for (const [index, name] of names.entries()) {
      if (placed[index] || zoom < name.from || zoom > room[name.kind].to) continue;
      const found = (name.kind === 'province' || name.kind === 'country' ? shifts : [0]).find((shift) =>
        shelf.isFree(boxOf(name, shift)),
      );
      if (found === undefined) continue;
      placed[index] = { ...name, from: zoom, at: [name.at[0], name.at[1] + found / scale] };
      shelf.put(boxOf(name, found));
    }
  }
  return placed.filter((name) => name !== null);
}
