import { lookUp } from '#shared/lookUp.ts';
import type { Feature, LineString, Position } from 'geojson';
import type { Box } from '../../tiles/area.ts';
import { countryZoom, streetZoom, type TileLayer } from './cutTiles.ts';
import { readStreets, type Street } from './sources.ts';

export interface City {
  name: string;
  streets: Feature<LineString, Street>[];
  /** In which all of its streets are. */
  box: Box;
}

/** The cities whose streets scripts/map/data has, by the names of their files. */
const names = { barcelona: 'Barcelona', cadiz: 'Cádiz' };

const least = (all: readonly number[]): number => all.reduce((a, b) => Math.min(a, b));
const most = (all: readonly number[]): number => all.reduce((a, b) => Math.max(a, b));

export const readCities = (): City[] =>
  Object.entries(names).map(([file, name]) => {
    const streets = readStreets(file);
    const positions = streets.flatMap(({ geometry }) => geometry.coordinates);
    const [lngs, lats] = [positions.map(([lng]) => lng!), positions.map(([, lat]) => lat!)];
    return { name, streets, box: { west: least(lngs), south: least(lats), east: most(lngs), north: most(lats) } };
  });

interface Kind {
  kind: string;
  /** The first zoom of tiles that have it. */
  from: number;
}

/** A city's streets begin where the country's roads (roads.ts), which are less exact, end. */
const first = countryZoom + 1;

/** Protomaps' kinds of roads by OpenStreetMap's, github.com/protomaps/basemaps. */
const kinds: Readonly<Record<string, Kind>> = {
  motorway: { kind: 'highway', from: first },
  motorway_link: { kind: 'highway', from: first },
  trunk: { kind: 'major_road', from: first },
  trunk_link: { kind: 'major_road', from: first },
  primary: { kind: 'major_road', from: first },
  secondary: { kind: 'major_road', from: first },
  tertiary: { kind: 'major_road', from: 12 },
  unclassified: { kind: 'minor_road', from: 13 },
  residential: { kind: 'minor_road', from: 13 },
  living_street: { kind: 'minor_road', from: 13 },
  service: { kind: 'minor_road', from: 14 },
  track: { kind: 'path', from: 14 },
  pedestrian: { kind: 'path', from: 13 },
  footway: { kind: 'path', from: 14 },
  steps: { kind: 'path', from: 14 },
  path: { kind: 'path', from: 14 },
  cycleway: { kind: 'path', from: 14 },
};

const keyOf = (position: Position): string => position.join(' ');

/** Lines that begin or end where no other does, or only one, joined to one: a name needs room to be written along. */
function join(lines: readonly (readonly Position[])[]): Position[][] {
  const ends = new Map<string, Position[][]>();
  const add = (key: string, line: Position[]): void => void ends.set(key, [...(ends.get(key) ?? []), line]);
  const remove = (key: string, line: Position[]): void =>
    void ends.set(
      key,
      (ends.get(key) ?? []).filter((other) => other !== line),
    );
  const joined = new Set<Position[]>();
  const put = (line: Position[]): void => {
    const [first, last] = [keyOf(line[0]!), keyOf(line.at(-1)!)];
    for (const [key, atStart] of [
      [first, true],
      [last, false],
    ] as const) {
      const other = first === last ? undefined : ends.get(key)?.[0];
      if (!other) continue;
      joined.delete(other);
      remove(keyOf(other[0]!), other);
      remove(keyOf(other.at(-1)!), other);
      const before = keyOf(other.at(-1)!) === key ? other : other.toReversed();
      put(atStart ? [...before, ...line.slice(1)] : [...line, ...before.toReversed().slice(1)]);
      return;
    }
    joined.add(line);
    add(first, line);
    if (last !== first) add(last, line);
  };
  for (const line of lines) put([...line]);
  return [...joined];
}

function roadsOf(streets: readonly Feature<LineString, Street>[]): Map<number, Feature[]> {
  const roads = new Map<number, Feature[]>();
  for (const [text, group] of Map.groupBy(streets, ({ properties }) => JSON.stringify(properties))) {
    const { name, class: detail, ref, bridge, tunnel } = JSON.parse(text) as Street;
    const known = lookUp(kinds, detail);
    if (!known) throw new Error(`A street of class ${detail}`);
    const { kind, from } = known;
    const properties = {
      kind,
      kind_detail: detail,
      min_zoom: from,
      ...(name && { name }),
      ...(ref && { ref }),
      ...(bridge && { is_bridge: true }),
      ...(tunnel && { is_tunnel: true }),
    };
    const features = join(group.map(({ geometry }) => geometry.coordinates)).map((coordinates): Feature => ({
      type: 'Feature',
      properties,
      geometry: { type: 'LineString', coordinates },
    }));
    roads.set(from, [...(roads.get(from) ?? []), ...features]);
  }
  return roads;
}

/** The streets of a city, the greater ones from farther away. */
export const drawStreets = ({ streets }: City): TileLayer[] =>
  [...roadsOf(streets)].map(([from, features]) => ({ name: 'roads', from, to: streetZoom, features }));
