import { project } from '../mercator.ts';
import { isClear } from './isClear.ts';

const zoom = 12;
const place = { lng: 2.17, lat: 41.39 };
const { x, y } = project(place, zoom);
/** Around the place; a button at its right. */
const free = {
  zoom,
  frame: { left: x - 100, right: x + 100, top: y - 100, bottom: y + 100 },
  covers: [{ left: x + 60, right: x + 100, top: y - 100, bottom: y + 100 }],
};
const nameAt = (left: number) => ({ left: x + left, right: x + left + 60, top: y - 8, bottom: y + 8 });

it('a name is clear where it is whole, and nothing lies on it', () => {
  expect([-110, -90, 20].map((left) => isClear(nameAt(left), zoom, [], free))).toEqual([false, true, false]);
  expect(isClear(nameAt(-30), zoom, [{ ...place, half: 16, top: 16, bottom: 16 }], free)).toBe(false);
});

it('names of another zoom need not mind the frame', () => {
  expect(isClear(nameAt(-110), zoom, [], { ...free, zoom: 13 })).toBe(true);
});
