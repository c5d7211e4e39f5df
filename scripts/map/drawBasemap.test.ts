import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { basemapNames, basemapOrigin, basemapZoom } from '#client/features/map/basemapNames.ts';
import { project } from '#client/features/map/mercator.ts';
import { drawBasemap, writeBasemapNames } from './drawBasemap.ts';
import type { Topology } from './topology.ts';

const read = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');
const atlas = JSON.parse(read('node_modules/es-atlas/es/provinces.json')) as Topology;
const drawing = drawBasemap(atlas);
const names = writeBasemapNames(atlas);

it('what is committed is what the script draws', () => {
  expect(read('src/client/features/map/basemap.svg')).toBe(drawing);
  expect(read('src/client/features/map/basemapNames.ts')).toBe(names);
});

it('weighs no more than 12 KB with its names', () => {
  expect(brotliCompressSync(drawing).length + brotliCompressSync(names).length).toBeLessThanOrEqual(12 * 1024);
});

/** Whether a place is in the drawn land: how many of its edges a line to the east crosses. */
function isLand(lng: number, lat: number): boolean {
  const world = project({ lng, lat }, basemapZoom);
  const [placeX, placeY] = [world.x - basemapOrigin.x, world.y - basemapOrigin.y];
  const land = /id="land" d="([^"]+)"/.exec(drawing)![1]!;
  let crossings = 0;
  for (const ring of land.split('z').filter(Boolean)) {
    const numbers = [...ring.matchAll(/-?\d+/g)].map(Number);
    const points = [[numbers[0]!, numbers[1]!]];
    for (let index = 2; index < numbers.length; index += 2)
      points.push([points.at(-1)![0]! + numbers[index]!, points.at(-1)![1]! + numbers[index + 1]!]);
    for (const [index, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(index + 1) % points.length]!;
      if (y! > placeY !== nextY! > placeY && placeX < x! + ((placeY - y!) / (nextY! - y!)) * (nextX! - x!))
        crossings += 1;
    }
  }
  return crossings % 2 === 1;
}

it.each([
  ['Madrid', -3.7, 40.4],
  ['Barcelona', 2.15, 41.4],
  ['Palma', 2.9, 39.6],
  ['Tenerife', -16.6, 28.3],
  ['Sevilla', -5.99, 37.39],
  ['Treviño, within another province', -2.75, 42.73],
])('%s is on land', (_, lng, lat) => {
  expect(isLand(lng, lat)).toBe(true);
});

it.each([
  ['the sea before Barcelona', 2.6, 41.2],
  ['Lisbon', -9.1, 38.75],
  ['Toulouse', 1.44, 43.6],
  ['the ocean', -12, 33],
])('%s is not', (_, lng, lat) => {
  expect(isLand(lng, lat)).toBe(false);
});

it('every province has its name, and the names of no zoom stand in each other', () => {
  expect(basemapNames.filter(([, , , , isProvince]) => isProvince)).toHaveLength(50);
  for (const zoom of [6, 8, 9]) {
    const shown = basemapNames.filter(([, , , from]) => from <= zoom);
    for (const [name, x, y] of shown) {
      const near = shown.filter(
        ([other, otherX, otherY]) =>
          other !== name &&
          Math.abs(otherX - x) * 2 ** (zoom - basemapZoom) < 30 &&
          Math.abs(otherY - y) * 2 ** (zoom - basemapZoom) < 14,
      );
      expect([name, near]).toEqual([name, []]);
    }
  }
});
