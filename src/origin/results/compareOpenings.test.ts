import { compareOpenings, type ComparedHome } from './compareOpenings.ts';

const home = (key: number, opened: number, changes: Partial<ComparedHome> = {}): ComparedHome => ({
  ...{ key, group: 'buy/flat/1', price: 200_000 + key, opened },
  ...changes,
});
const others = [5, 10, 15, 20, 25, 30, 35, 40].map((opened, at) => home(at + 2, opened));

it('compares a home with at least eight others', () => {
  expect(compareOpenings([home(1, 12), ...others]).get(1)).toEqual({ count: 8, median: 22.5, fewer: 2, more: 6 });
  expect(compareOpenings([home(1, 12), ...others.slice(1)])).toEqual(new Map());
});

it.each<[string, Partial<ComparedHome>]>([
  ['of another group', { group: 'buy/flat/2' }],
  ['that asks much more', { price: 260_000 }],
  ['that asks much less', { price: 149_000 }],
])('leaves one out %s', (_, changes) => {
  const [first, ...rest] = others;
  expect(compareOpenings([home(1, 12), { ...first!, ...changes }, ...rest]).has(1)).toBe(false);
});

it('of very many takes the nearest in price', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => home(at + 2, at < 500 ? 0 : 50, { price: 200_000 + at }));
  const compared = compareOpenings([home(1, 10, { price: 200_000.5 }), ...many]).get(1);
  expect(compared).toEqual({ count: 101, median: 0, fewer: 101, more: 0 });
});
