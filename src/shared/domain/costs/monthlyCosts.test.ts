import { energyCost } from './energyCosts.ts';
import { monthlyCosts, type MonthlyHome } from './monthlyCosts.ts';

const home: MonthlyHome = {
  type: 'buy',
  estateType: 'flat',
  price: 300_000,
  provinceSlug: 'barcelona',
  isNewBuild: false,
  area: 100,
  consumption: 119,
  heating: 'gas',
  communityFee: 80,
  ibi: 600,
};

const amountsOf = (changes: Partial<MonthlyHome>) =>
  Object.fromEntries(monthlyCosts({ ...home, ...changes })!.parts.map(({ kind, amount }) => [kind, amount]));

/** Worked by hand: primary energy over the factor, over the area, at the price, over twelve months. */
it.each([
  // 119 / 1.19 × 100 × 0.091 / 12
  ['gas', { amount: 75.83, fuel: 'gas', isKnown: true }],
  // 119 / 1.954 × 100 × 0.264 / 12
  ['electric', { amount: 133.98, fuel: 'electricity', isKnown: true }],
  ['heat_pump', { amount: 133.98, fuel: 'electricity', isKnown: true }],
  ['wood', { amount: 75.83, fuel: 'gas', isKnown: false }],
  [undefined, { amount: 75.83, fuel: 'gas', isKnown: false }],
] as const)('the energy of a home that is heated with %s is %j', (heating, { amount, ...rest }) => {
  const found = energyCost({ ...home, heating })!;
  expect(found).toMatchObject(rest);
  expect(found.amount).toBeCloseTo(amount, 2);
});

it('a home for sale costs its instalment, community, tax and energy', () => {
  // Of 239,450 over 25 years at 3 %: 1,135.50.
  expect(monthlyCosts(home)).toMatchObject({
    parts: [
      { kind: 'instalment', amount: 1135 },
      { kind: 'community', amount: 80 },
      { kind: 'ibi', amount: 50 },
      { kind: 'energy', amount: 76 },
    ],
    total: 1341,
    isComplete: true,
    loan: { savings: 92_000, loan: 239_500 },
  });
});

it('a home to let costs its rent and energy, and not what its owner pays', () => {
  expect(monthlyCosts({ ...home, type: 'rent', price: 900 })).toMatchObject({
    parts: [
      { kind: 'rent', amount: 900 },
      { kind: 'energy', amount: 76 },
    ],
    total: 976,
    isComplete: true,
  });
});

it.each<[Partial<MonthlyHome>, string]>([
  [{ communityFee: undefined }, 'community'],
  [{ ibi: undefined }, 'ibi'],
  [{ consumption: undefined }, 'energy'],
  [{ area: undefined }, 'energy'],
])('what is not known (%j) is no 0, and the sum a least one', (changes, kind) => {
  const costs = monthlyCosts({ ...home, ...changes })!;
  expect(amountsOf(changes)).toHaveProperty(kind, undefined);
  expect(costs.isComplete).toBe(false);
  expect(costs.total).toBeLessThan(1340);
});

it('a guess at the fuel makes the sum a least one', () => {
  expect(monthlyCosts({ ...home, heating: 'central' })).toMatchObject({ isComplete: false, total: 1341 });
});

it.each<Partial<MonthlyHome>>([{ price: undefined }, { estateType: 'office' }, { estateType: 'land' }])(
  'nothing is reckoned with %j',
  (changes) => {
    expect(monthlyCosts({ ...home, ...changes })).toBeUndefined();
  },
);
