import { joinProvinces, totalOf } from './provinceCounts.ts';

const joined = joinProvinces(
  {
    buy: [
      { slug: 'madrid', name: 'Madrid', count: 3 },
      { slug: 'burgos', name: 'Burgos', count: 1 },
    ],
    rent: [
      { slug: 'avila', name: 'Ávila', count: 2 },
      { slug: 'madrid', name: 'Madrid', count: 5 },
    ],
  },
  'ca',
);

test('lists the provinces of both lists once, alphabetically', () => {
  expect(joined).toEqual([
    { slug: 'avila', name: 'Ávila', rent: 2 },
    { slug: 'burgos', name: 'Burgos', buy: 1 },
    { slug: 'madrid', name: 'Madrid', buy: 3, rent: 5 },
  ]);
});

test('totals count the estates of a type', () => {
  expect([totalOf(joined, 'buy'), totalOf(joined, 'rent'), totalOf([], 'buy')]).toEqual([4, 7, 0]);
});
