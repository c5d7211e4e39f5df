import type { Pin, PinList } from '#shared/api/estate.ts';
import { fakePin } from '#tests/fakes/pins.ts';
import { project } from '../mercator.ts';
import { halfNumber } from './markerSizes.ts';
import { createPinIndex, isZoomedTo, type Bounds } from './pinIndex.ts';

const world: Bounds = [-180, -85, 180, 85];

it('estates close together are one marker, and several after zooming in', () => {
  const pins: Pin[] = [fakePin('A', 2.17, 41.39, 1), fakePin('B', 2.171, 41.3905, 2), fakePin('C', 2.4, 41.5, null)];
  const index = createPinIndex({ total: 3, pins });
  expect(
    index
      .markersIn(world, 10)
      .map(({ count, pins: inside }) => [count, inside.length])
      .sort(),
  ).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(
    index
      .markersIn(world, 18)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['A', 'B', 'C']);
  expect(index.markersIn([2.3, 41.4, 2.5, 41.6], 18).map(({ key }) => key)).toEqual(['C']);
});

it('panning leaves the markers as they are', () => {
  const pins: Pin[] = Array.from({ length: 200 }, (_, at) =>
    fakePin(`R${at}`, 2 + (at % 20) / 100, 41 + Math.floor(at / 20) / 100),
  );
  const index = createPinIndex({ total: 200, pins });
  const whole = new Map(index.markersIn(world, 11).map((marker) => [marker.key, marker]));
  for (const marker of index.markersIn([2.05, 41.02, 2.12, 41.07], 11)) expect(marker).toEqual(whole.get(marker.key));
});

it("the upstream's clusters are markers without estates, where they are in view", () => {
  const index = createPinIndex({ total: 9, clusters: [{ lng: 1, lat: 2, count: 9 }] });
  expect(index.markersIn(world, 5)).toMatchObject([{ count: 9, pins: [] }]);
  expect(index.markersIn([5, 5, 6, 6], 5)).toEqual([]);
  expect(isZoomedTo(index.markersIn(world, 5)[0]!, 5)).toBe(true);
});

it('sold and rented estates are markers where they are asked for', () => {
  const pins: Pin[] = [
    fakePin('A', 2.17, 41.39, 1),
    fakePin('B', 2.4, 41.5, null, { status: 'sold' }),
    fakePin('C', 2.6, 41.5, null, { status: 'rented' }),
  ];
  const keys = (closed: boolean) =>
    createPinIndex({ total: 3, pins }, { closed })
      .markersIn(world, 15)
      .map(({ key }) => key)
      .sort();
  expect(keys(false)).toEqual(['A']);
  expect(keys(true)).toEqual(['A', 'B', 'C']);
});

it('a marker has the keys of its estates', () => {
  const pins: Pin[] = [fakePin('A', 2.17, 41.39, 1), fakePin('B', 2.17, 41.39, 2), fakePin('C', 2.4, 41.5, null)];
  const markers = createPinIndex({ total: 3, pins }).markersIn(world, 15);
  expect(markers.map(({ keys }) => [...keys].sort()).sort()).toEqual([['A', 'B'], ['C']]);
});

it("the upstream's clusters are one marker where they would cover each other, nearer to the larger one", () => {
  const clusters = [
    { lng: 2, lat: 41.4, count: 80_000 },
    { lng: 3, lat: 41.4, count: 20_000 },
    { lng: -3.7, lat: 40.4, count: 500 },
  ];
  const index = createPinIndex(
    { total: 100_500, cell: 1, clusters },
    {
      known: [fakePin('A', 2.1, 41.2, 1), fakePin('B', 3.1, 41.2, 1)],
    },
  );
  const [first, ...others] = index.markersIn(world, 5).sort((a, b) => b.count - a.count);
  expect(first).toMatchObject({ count: 100_000, pins: [], keys: ['A', 'B'] });
  expect(first!.lng).toBeCloseTo(2.2);
  expect(isZoomedTo(first!, 5)).toBe(true);
  expect(others.map(({ count }) => count)).toEqual([500]);
  expect(index.markersIn(world, 8)).toHaveLength(3);
  // The middle of the two places is not in view, that of the homes is.
  expect(index.markersIn([-5, 38, 2.4, 44], 5).map(({ count }) => count)).toContain(100_000);
  expect(index.markersIn([2.3, 38, 5, 44], 5)).toEqual([]);
});

it('a cluster of none is no marker', () => {
  expect(createPinIndex({ total: 1, clusters: [{ lng: 2, lat: 41, count: 0 }] }).markersIn(world, 5)).toEqual([]);
});

describe("estates in the upstream's clusters", () => {
  const cell = 0.04;
  /** In neighbouring cells, which meet at 2.2° E. */
  const clusters = [
    { lng: 2.19, lat: 41.39, count: 900 },
    { lng: 2.21, lat: 41.39, count: 800 },
  ];
  const known: Pin[] = [
    // Nearer to the middle of the other cluster.
    fakePin('A', 2.19999, 41.39999, 1),
    fakePin('B', 2.16, 41.36, 1),
    fakePin('C', 2.2, 41.36, null),
    fakePin('D', 2.21, 41.4, 1),
  ];
  const referencesIn = (answer: Partial<PinList>) =>
    createPinIndex({ total: 1_700, clusters, ...answer }, { known })
      .markersIn(world, 13)
      .map(({ keys }) => keys);

  it('belong to the one of their cell, from its edge on', () => {
    expect(referencesIn({ cell })).toEqual([['A', 'B'], ['C']]);
  });

  it('belong to none where the upstream does not name the cells', () => {
    expect(referencesIn({})).toEqual([[], []]);
  });
});

it('prices in a town are wider than high: those beside each other are one marker, those above are two', () => {
  const count = (lng: number, lat: number, zoom: number) =>
    createPinIndex({
      total: 2,
      pins: [fakePin('A', 2.17, 41.39, 1), fakePin('B', 2.17 + lng, 41.39 + lat, 2)],
    }).markersIn(world, zoom).length;
  // 45 pixels at zoom 12.
  const [lng, lat] = [(45 * 360) / (256 * 2 ** 12), (45 * 360 * Math.cos((41.39 * Math.PI) / 180)) / (256 * 2 ** 12)];
  expect([count(lng, 0, 12), count(0, lat, 12)]).toEqual([1, 2]);
  // From afar clusters are round.
  expect([count(lng * 32, 0, 7), count(0, lat * 32, 7)]).toEqual([1, 1]);
});

it.each([
  [3, 12, 18, true],
  [3, 13, 18, false],
  [13, 13, 18, true],
  [13, 13, 13, false],
  [13, 18, 18, false],
])('a cluster of %i neighbours is zoomed to at zoom %i of %i: %s', (count, zoom, nearest, expected) => {
  const pins = Array.from({ length: count }, (_, at) => fakePin(`R${at}`, 2.17 + at / 1e5, 41.39));
  expect(isZoomedTo({ key: 'R', lng: 2.17, lat: 41.39, count, pins, keys: [] }, zoom, nearest)).toBe(expected);
});

it('a cluster in a province has its lowest price, where its estates are all for sale or all for rent', () => {
  const pins: Pin[] = [
    fakePin('A', 2.17, 41.39, 420_000),
    fakePin('B', 2.17, 41.39, 245_000),
    fakePin('C', 2.17, 41.39, null),
    fakePin('D', 2.4, 41.5, 100_000),
    fakePin('E', 2.6, 41.5, null),
    fakePin('F', 2.6, 41.5, null),
  ];
  const lowest = (zoom: number, hasLowest = true) =>
    createPinIndex({ total: 6, pins }, { hasLowest })
      .markersIn(world, zoom)
      .map((marker) => marker.lowest);
  expect(lowest(12)).toEqual(expect.arrayContaining([245_000, undefined, undefined]));
  expect(lowest(12, false)).toEqual([undefined, undefined, undefined]);
  expect(lowest(8)).toContain(245_000);
  expect(lowest(7).filter(Boolean)).toEqual([]);
});

it('estates at the same coordinates stay one marker, which cannot be separated', () => {
  const pins: Pin[] = [fakePin('A', 2.17, 41.39, 1), fakePin('B', 2.17, 41.39, 2)];
  const [marker] = createPinIndex({ total: 2, pins }).markersIn(world, 18);
  expect(marker).toMatchObject({ count: 2 });
  expect(isZoomedTo(marker!, 12)).toBe(false);
});

it('no two numbers cover each other, in a town or from afar, with large text too', () => {
  const pins = Array.from({ length: 400 }, (_, at) =>
    fakePin(`R${at}`, 2.1 + ((at * 37) % 101) / 400, 41.3 + ((at * 53) % 97) / 500),
  );
  for (const growth of [1, 1.4]) {
    const index = createPinIndex({ total: 400, pins }, { growth });
    for (const zoom of [5, 8, 9, 10, 11, 12, 13, 14, 15]) {
      const numbers = index.markersIn(world, zoom).map(({ lng, lat, count }) => ({
        ...project({ lng, lat }, zoom),
        half: halfNumber(count) * growth,
      }));
      const covering = numbers.filter((one, at) =>
        numbers.some(
          (other, next) =>
            next > at &&
            Math.abs(one.x - other.x) < one.half + other.half &&
            Math.abs(one.y - other.y) < one.half + other.half,
        ),
      );
      expect(covering).toEqual([]);
      expect(index.markersIn(world, zoom).reduce((sum, { count }) => sum + count, 0)).toBe(400);
    }
  }
});
