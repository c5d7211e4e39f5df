import type { PinDto } from '#shared/contract/estateList.ts';
import { isSeparable, clusterPins } from './clusterPins.ts';

it('estates close together are one marker, and several after zooming in', () => {
  const pins: PinDto[] = [
    ['A', 2.17, 41.39, 1],
    ['B', 2.171, 41.3905, 2],
    ['C', 2.4, 41.5, null],
  ];
  expect(
    clusterPins({ total: 3, pins }, 10)
      .map(({ count }) => count)
      .sort(),
  ).toEqual([1, 2]);
  expect(
    clusterPins({ total: 3, pins }, 17)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['A', 'B', 'C']);
  expect(clusterPins({ total: 9, clusters: [{ lng: 1, lat: 2, count: 9 }] }, 5)).toMatchObject([
    { count: 9, pins: [] },
  ]);
});

it('estates at the same coordinates cannot be separated', () => {
  const [marker] = clusterPins(
    {
      total: 2,
      pins: [
        ['A', 2.17, 41.39, 1],
        ['B', 2.17, 41.39, 2],
      ],
    },
    17,
  );
  expect(isSeparable(marker!)).toBe(false);
  expect(isSeparable(clusterPins({ total: 9, clusters: [{ lng: 1, lat: 2, count: 9 }] }, 5)[0]!)).toBe(true);
});
