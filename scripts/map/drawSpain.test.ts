import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { drawProvinces, writeCities } from './drawSpain.ts';
import { areaOf, simplify, type Topology } from './topology.ts';

const root = process.cwd();
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const atlas = JSON.parse(read('node_modules/es-atlas/es/provinces.json')) as Topology;
const drawing = drawProvinces(atlas);

it('what is committed is what the script draws', () => {
  expect(read('src/client/features/map/spain.svg')).toBe(drawing);
  expect(read('src/client/pages/Home/mapCities.ts')).toBe(writeCities());
});

it('weighs no more than 6 KB', () => {
  expect(brotliCompressSync(drawing).length).toBeLessThanOrEqual(6 * 1024);
});

it('has every province once by its slug, the twelve cities first', () => {
  expect(drawing.match(/<path/g)).toHaveLength(50 + 1);
  const ids = [...drawing.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id);
  const slugs = [...writeCities().matchAll(/slug: '([^']+)'/g)].map(([, slug]) => slug);
  expect(slugs).toHaveLength(50);
  expect(slugs.slice(0, 12).at(-1)).toBe('burgos');
  expect(ids.sort()).toEqual([...slugs, 'inset'].sort());
});

it('has its cities where they belong: north above south, east right of west, the islands in their frame', () => {
  const places: Record<string, { x: number; y: number }> = Object.fromEntries(
    [...writeCities().matchAll(/slug: '([^']+)'.*x: ([\d.]+), y: ([\d.]+)/g)].map(
      ([, slug, x, y]) => [slug!, { x: Number(x), y: Number(y) }] as const,
    ),
  );
  expect(places.burgos!.y).toBeLessThan(places.madrid!.y);
  expect(places.madrid!.y).toBeLessThan(places.granada!.y);
  expect(places.salamanca!.x).toBeLessThan(places.madrid!.x);
  expect(places.girona!.x).toBeGreaterThan(places.barcelona!.x);
  for (const island of ['las-palmas', 'santa-cruz-de-tenerife']) {
    expect(places[island]!.x).toBeGreaterThan(65);
    expect(places[island]!.y).toBeGreaterThan(75);
  }
});

describe('simplifying a line', () => {
  it('drops what lies near the line without it, and keeps both ends', () => {
    expect(
      simplify(
        [
          [0, 0],
          [5, 0.5],
          [10, 0],
          [10, 10],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(
      simplify(
        [
          [0, 0],
          [4, 4],
          [0, 0],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [4, 4],
      [0, 0],
    ]);
  });

  it('areas are those of the ring', () => {
    expect(
      areaOf([
        [0, 0],
        [4, 0],
        [4, 3],
        [0, 3],
        [0, 0],
      ]),
    ).toBe(12);
  });
});
