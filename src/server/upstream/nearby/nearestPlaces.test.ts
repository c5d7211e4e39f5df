import { nearestPlaces } from './nearestPlaces.ts';
import type { TilePlace } from './readPlaces.ts';

const home = { lat: 4_140_000, lng: 215_000 };
/** So many metres north of the home. */
const north = (metres: number) => ({ lat: home.lat + Math.round(metres / 1.112), lng: home.lng });
const point = (kind: TilePlace['kind'], name: string | undefined, metres: number): TilePlace => ({
  ...{ kind, outline: [north(metres)] },
  ...(name ? { name } : {}),
});
/** A square whose near side is so far away: its corners are further. */
const square = (metres: number): TilePlace => ({
  ...{ kind: 'park', name: 'Ciutadella' },
  outline: [-500, 500].flatMap((east) =>
    [metres, metres + 1_000].toSorted((a, b) => (a - b) * east).map((far) => ({ ...north(far), lng: home.lng + east })),
  ),
});

it.each<[string, TilePlace[], string[]]>([
  ['nothing', [], []],
  ['what is too far to walk', [point('school', 'Far', 950)], []],
  [
    'kinds in their order, the nearest of each first',
    [point('park', 'P', 10), point('school', 'B', 300), point('station', 'S', 50), point('school', 'A', 100)],
    ['school A 100', 'school B 300', 'station S 50', 'park P 10'],
  ],
  [
    'a few of a kind',
    [point('shop', 'A', 100), point('shop', 'B', 200), point('shop', 'C', 300)],
    ['shop A 100', 'shop B 200'],
  ],
  [
    'each name once, as a station of two lines',
    [point('station', 'Sants', 120), point('station', 'Sants', 100), point('station', 'Badal', 400)],
    ['station Sants 100', 'station Badal 400'],
  ],
  [
    'one without a name where it is the nearest',
    [point('school', undefined, 80), point('school', 'A', 100), point('beach', 'B', 10), point('beach', undefined, 90)],
    ['school  80', 'school A 100', 'beach B 10'],
  ],
  ['an area by its nearest side, not its middle', [square(240)], ['park Ciutadella 240']],
  ['an area that one stands in', [square(-300)], ['park Ciutadella 0']],
])('of %s', (_, places, named) => {
  const found = nearestPlaces(home, places);
  expect(found.map(({ kind, name = '', distance }) => `${kind} ${name} ${distance}`)).toEqual(named);
});
