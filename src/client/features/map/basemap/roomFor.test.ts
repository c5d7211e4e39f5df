import { project } from '../mercator.ts';
import { roomFor, type NamePlace, type Obstacle } from './roomFor.ts';

const zoom = 12;
const place = { lng: 2.17, lat: 41.39 };
const { x, y } = project(place, zoom);
/** The place is at 100, 100. */
const tile = { zoom, x: x - 100, y: y - 100, size: 256 };
const cluster = { ...place, half: 16, top: 16, bottom: 16 };

/** Where a name beside others stands. */
const yOf = (obstacles: readonly Obstacle[], name: Partial<NamePlace> = {}, ...others: NamePlace[]) =>
  roomFor(obstacles, tile)([{ x: 100, y: 90, width: 60, ...name }, ...others])[0];

it('a name stays where nothing covers it', () => {
  expect(yOf([])).toBe(90);
  expect(yOf([cluster], { x: 150 })).toBe(90);
});

it('a name stands above a marker, or below it where another marker or a name is above', () => {
  expect(yOf([cluster])).toBeCloseTo(76);
  expect(yOf([cluster, { ...cluster, top: 40, bottom: -20 }], { y: 98 })).toBeCloseTo(124);
  expect(yOf([cluster], {}, { x: 120, y: 70, width: 60 })).toBeCloseTo(124);
});

it('two names that make way for a marker do not stand on each other', () => {
  const names = [90, 104].map((y): NamePlace => ({ x: 100, y, width: 60 }));
  const [first, second] = roomFor([cluster], tile)(names);
  expect([first, second]).toEqual([expect.closeTo(76), expect.closeTo(124)]);
});

it('a name for which there is no room nearby is left out', () => {
  expect(yOf([{ ...cluster, top: 80, bottom: 80 }])).toBeUndefined();
});
