import { readBasemap } from '#tests/basemap.ts';
import { nearestNamedZoom } from './nearestNamedZoom.ts';

const size = { width: 780, height: 400 };
const zooms = { nearest: 15, farthest: 13 };
const load = (name: string) => Promise.resolve(readBasemap(name)!);

it.each([
  ['a quarter of Barcelona', { lng: 2.157, lat: 41.4 }, 15],
  ['between towns', { lng: 2.135, lat: 42.07 }, 13],
])('%s is shown as near as there is a name', async (_, place, zoom) => {
  expect(await nearestNamedZoom(place, size, zooms, load)).toBe(zoom);
});

it('rejects without the piece of the basemap', async () => {
  await expect(
    nearestNamedZoom({ lng: 0, lat: 0 }, size, zooms, () => Promise.reject(new Error('404'))),
  ).rejects.toThrow();
});
