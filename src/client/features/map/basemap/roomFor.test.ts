import { project } from '../mercator.ts';
import { roomFor, type FreeArea, type NamePlace, type Obstacle } from './roomFor.ts';

const zoom = 12;
const place = { lng: 2.17, lat: 41.39 };
const { x, y } = project(place, zoom);
/** The place is at 100, 100. */
const tile = { zoom, x: x - 100, y: y - 100, size: 256 };
const cluster = { ...place, half: 16, top: 16, bottom: 16 };

/** Where a name beside others stands. */
const yOf = (obstacles: readonly Obstacle[], name: Partial<NamePlace> = {}, ...others: NamePlace[]) =>
  roomFor(obstacles, tile)([{ x: 100, y: 90, width: 60, ...name }, ...others])[0]?.y;

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
  expect([first?.y, second?.y]).toEqual([expect.closeTo(76), expect.closeTo(124)]);
});

it('a name for which there is no room nearby is left out', () => {
  expect(yOf([{ ...cluster, half: 80, top: 80, bottom: 80 }])).toBeUndefined();
});

describe('of a map at rest', () => {
  /** The frame's left edge at 80, its lower edge at 180; a button at its right. */
  const [left, top] = [tile.x + 80, tile.y];
  const free: FreeArea = {
    zoom,
    frame: { left, right: left + 200, top, bottom: top + 180 },
    covers: [{ left: left + 150, right: left + 200, top, bottom: top + 180 }],
  };
  const placeOf = (name: Partial<NamePlace>, area = free) => {
    const at = roomFor([], tile, area)([{ x: 150, y: 90, width: 60, ...name }])[0];
    return at && [at.x, at.y];
  };

  it('a name that its frame would cut is moved inside, one that lies outside is left out', () => {
    expect(placeOf({})).toEqual([150, 90]);
    expect(placeOf({ x: 95 })).toEqual([114, 90]);
    expect(placeOf({ y: 178 })).toEqual([150, 168]);
    expect(placeOf({ x: 60 })).toBeUndefined();
    expect(placeOf({ y: 220 })).toBeUndefined();
  });

  it('a name stands beside what lies on the map, or is left out', () => {
    expect(placeOf({ x: 220 })).toEqual([200, 90]);
    expect(placeOf({ x: 255 })).toBeUndefined();
  });

  it('two names that are moved inside do not stand on each other', () => {
    const names = [95, 100].map((x): NamePlace => ({ x, y: 90, width: 60 }));
    expect(roomFor([], tile, free)(names)[1]).toBeUndefined();
  });

  it('names of another zoom stay', () => {
    expect(placeOf({ x: 60 }, { ...free, zoom: zoom - 1 })).toEqual([60, 90]);
  });
});
