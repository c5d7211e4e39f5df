import { standingOf, type OpeningsCompared } from './openings.ts';

it.each<[number, OpeningsCompared, ReturnType<typeof standingOf>]>([
  [3, { count: 40, median: 30, fewer: 5, more: 35 }, { way: 'less', others: 35, percent: 85 }],
  [90, { count: 40, median: 30, fewer: 39, more: 1 }, { way: 'more', others: 39, percent: 95 }],
  // Few others are said in numbers.
  [3, { count: 9, median: 30, fewer: 1, more: 8 }, { way: 'less', others: 8 }],
  // Not clear, by the order, by chance, or by too few.
  [25, { count: 40, median: 30, fewer: 15, more: 25 }, undefined],
  [2, { count: 40, median: 8, fewer: 1, more: 39 }, undefined],
  [3, { count: 7, median: 30, fewer: 0, more: 7 }, undefined],
])('%d openings beside %j are said as %j', (opened, compared, standing) => {
  expect(standingOf(opened, compared)).toEqual(standing);
});
