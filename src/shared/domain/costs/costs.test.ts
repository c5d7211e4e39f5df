import { provincesOfPostcode } from '../postcodes.ts';
import { explainRent, type Rent, type RentRemark } from './explainRent.ts';
import { loanFor, monthlyPayment, totalInterest, recommendedSavings } from './mortgage.ts';
import { moveInCosts } from './moveInCosts.ts';
import { about, purchaseCosts, taxOn } from './purchaseCosts.ts';
import { notaryTariff, registryTariff, tariffOf } from './tariffs.ts';
import { taxRates, taxRatesOf } from './taxRates.ts';

/** Worked by hand from the scales of the laws. */
it.each([
  // 7 %
  ['malaga', 300_000, 21_000],
  // 32,000 + 8.5 % of 50,000 + 9 % of 50,000 + 9.5 % of 100,000
  ['zaragoza', 600_000, 50_250],
  ['zaragoza', 400_000, 32_000],
  // 64,500 + 10 % of 250,000
  ['zaragoza', 1_000_000, 89_500],
  ['las-palmas', 200_000, 13_000],
  ['santa-cruz-de-tenerife', 100_000, 6500],
  ['albacete', 100_000, 9000],
  // 20,000 + 10 % of 50,000
  ['salamanca', 300_000, 25_000],
  ['burgos', 250_000, 20_000],
  ['barcelona', 345_000, 34_500],
  // 60,000 + 11 % of 300,000 + 12 % of 100,000
  ['girona', 1_000_000, 105_000],
  // 165,000 + 13 % of 500,000
  ['tarragona', 2_000_000, 230_000],
  ['madrid', 500_000, 30_000],
  ['valencia', 1_000_000, 90_000],
  // The whole price at 11 %.
  ['alicante', 1_200_000, 132_000],
  // 8 %
  ['asturias', 300_000, 24_000],
  // 32,000 + 9 % of 200,000 + 10 % of 400,000 + 12 % of 1,000,000 + 13 % of 500,000
  ['illes-balears', 2_500_000, 275_000],
  // 32,000 + 9 % of 50,000
  ['illes-balears', 450_000, 36_500],
  // 9 %
  ['cantabria', 200_000, 18_000],
  // 28,800 + 10 % of 240,000 + 11 % of 100,000
  ['badajoz', 700_000, 63_800],
  ['caceres', 360_000, 28_800],
  // 8 %
  ['a-coruna', 250_000, 20_000],
  // 7 %
  ['la-rioja', 180_000, 12_600],
  // 7.75 %
  ['murcia', 160_000, 12_400],
  // 6 %
  ['navarra', 300_000, 18_000],
  // 4 %
  ['alava', 300_000, 12_000],
  ['bizkaia', 250_000, 10_000],
  ['gipuzkoa', 400_000, 16_000],
])('the tax on a resale in %s of %d is %d', (province, price, tax) => {
  expect(taxOn(price, taxRatesOf(province)!.resale)).toBeCloseTo(tax, 6);
});

/** Worked by hand as well: the whole price at one rate. */
it.each([
  ['asturias', 250_000, 3000],
  // 1.5 %, from a million on 2 %
  ['illes-balears', 999_999, 14_999.985],
  ['illes-balears', 1_000_000, 20_000],
  ['las-palmas', 300_000, 3000],
  ['cantabria', 200_000, 3000],
  ['badajoz', 200_000, 3000],
  ['lugo', 200_000, 3000],
  ['la-rioja', 180_000, 1800],
  // 0.4 %, above 120,000 0.5 %, above 180,000 0.75 %
  ['madrid', 120_000, 480],
  ['madrid', 180_000, 900],
  ['madrid', 200_000, 1500],
  ['murcia', 200_000, 3000],
  ['navarra', 200_000, 1000],
])('the stamp duty on a new home in %s for %d is %d', (province, price, duty) => {
  expect(taxOn(price, taxRatesOf(province)!.stampDuty)).toBeCloseTo(duty, 6);
});

it('has rates for all provinces but Ceuta and Melilla', () => {
  const provinces = Array.from(
    { length: 52 },
    (_, index) => provincesOfPostcode(`${String(index + 1).padStart(2, '0')}001`)[0]!,
  );
  expect(provinces.filter((province) => !taxRatesOf(province))).toEqual(['ceuta', 'melilla']);
  expect(taxRates.flatMap((rates) => rates.provinces).filter((slug) => !provinces.includes(slug))).toEqual([]);
});

it('a province is in one community, and every scale begins at 0 and rises', () => {
  const provinces = taxRates.flatMap((rates) => rates.provinces);
  expect(new Set(provinces).size).toBe(provinces.length);
  for (const { brackets } of taxRates.flatMap(({ resale, stampDuty }) => [resale, stampDuty])) {
    expect(brackets[0]!.from).toBe(0);
    const known = brackets.filter(({ rate }) => rate !== undefined);
    expect(brackets.map(({ from }) => from)).toEqual(brackets.map(({ from }) => from).sort((a, b) => a - b));
    expect(known.map(({ rate }) => rate!)).toEqual(known.map(({ rate }) => rate!).sort((a, b) => a - b));
  }
});

describe('tariffs, before tax', () => {
  it('of the notary', () => {
    // 90.15 + 108.18 + 45.08 + 90.15 + 0.05 % of 149,746.97 = 408.43, less 5 %
    expect(tariffOf(300_000, notaryTariff)).toBeCloseTo(388.01, 1);
    expect(tariffOf(5000, notaryTariff)).toBeCloseTo(85.64, 2);
    expect(tariffOf(9_000_000, notaryTariff)).toBe(tariffOf(6_010_121.04, notaryTariff));
  });

  it('of the register, which has a maximum', () => {
    // 24.04 + 42.07 + 37.56 + 67.61 + 0.03 % of 149,746.97 = 216.21, less 5 %
    expect(tariffOf(300_000, registryTariff)).toBeCloseTo(205.4, 1);
    expect(tariffOf(50_000_000, registryTariff)).toBeCloseTo(2072.59, 2);
  });
});

describe('the costs of buying', () => {
  const flat = { price: 300_000, provinceSlug: 'barcelona', isNewBuild: false };

  it('of a resale: ITP, notary, register and paperwork, rounded, and sums of the rounded', () => {
    expect(purchaseCosts(flat)).toMatchObject({
      taxes: [{ kind: 'itp', amount: 30_000, rate: 10 }],
      // (388.01 + 250) + 21 % = 771.99; (205.40 + 60) + 21 % = 321.13; 300 + 21 % = 363
      notary: 770,
      registry: 320,
      paperwork: 360,
      costs: 31_450,
      total: 331_450,
    });
  });

  it('of a new home: VAT and stamp duty, in the Canaries IGIC', () => {
    expect(purchaseCosts({ ...flat, isNewBuild: true }).taxes).toEqual([
      { kind: 'vat', amount: 30_000, rate: 10 },
      { kind: 'ajd', amount: 4500, rate: 1.5 },
    ]);
    const island = purchaseCosts({ ...flat, provinceSlug: 'las-palmas', isNewBuild: true });
    expect(island.taxes).toEqual([
      { kind: 'igic', amount: 21_000, rate: 7 },
      { kind: 'ajd', amount: 3000, rate: 1 },
    ]);
    expect(island.paperwork).toBe(320);
  });

  it('in bands have no single rate', () => {
    expect(purchaseCosts({ ...flat, provinceSlug: 'burgos' }).taxes[0]!.rate).toBeUndefined();
    expect(purchaseCosts({ ...flat, provinceSlug: 'valencia', price: 1_200_000 }).taxes[0]!.rate).toBe(11);
  });

  it('have no tax where it is not known, and say why', () => {
    expect(purchaseCosts({ ...flat, provinceSlug: 'melilla' })).toMatchObject({
      taxes: [],
      costs: 1450,
    });
    const beyondScale = purchaseCosts({ ...flat, provinceSlug: 'asturias', price: 300_001 });
    expect(beyondScale).toMatchObject({ taxes: [] });
    const withoutDuty = purchaseCosts({ ...flat, provinceSlug: 'gipuzkoa', isNewBuild: true });
    expect(withoutDuty).toMatchObject({ taxes: [] });
  });

  it.each([
    [0, 0],
    [364, 360],
    [9994, 9990],
    [34_549, 34_500],
  ])('about: %d is %d', (amount, rounded) => {
    expect(about(amount)).toBe(rounded);
  });
});

describe('a mortgage', () => {
  it.each([
    [100_000, 30, 3, 421.6],
    [200_000, 25, 3.5, 1001.25],
    [120_000, 10, 0, 1000],
  ])('%d over %d years at %d %% costs %d a month', (loan, years, rate, payment) => {
    expect(monthlyPayment({ loan, years, rate })).toBeCloseTo(payment, 1);
  });

  it('pays its interest: what is paid less what is borrowed', () => {
    expect(totalInterest({ loan: 120_000, years: 10, rate: 0 })).toBeCloseTo(0, 6);
    expect(totalInterest({ loan: 100_000, years: 30, rate: 3 })).toBeCloseTo(51_777, 0);
  });

  it('is what price and costs need beside the savings', () => {
    expect(recommendedSavings(300_000, 31_450)).toBe(92_000);
    expect(loanFor(300_000, 31_450, 92_000)).toBe(239_450);
    expect(loanFor(100_000, 10_000, 120_000)).toBe(0);
  });
});

describe('moving in', () => {
  const home = { rent: 1200, estateType: 'flat', isSeasonal: false, statedDeposit: undefined };

  it('costs a month and a deposit, and at most two months of guarantees in a home', () => {
    expect(moveInCosts(home)).toEqual({ kind: 'home', firstMonth: 1200, deposit: 1200, guarantees: 2400, total: 2400 });
  });

  it('costs two months of deposit for another use, without a limit of guarantees', () => {
    const other = { firstMonth: 1200, deposit: 2400, guarantees: undefined, total: 3600 };
    expect(moveInCosts({ ...home, isSeasonal: true })).toEqual({ kind: 'seasonal', ...other });
    expect(moveInCosts({ ...home, estateType: 'office' })).toEqual({ kind: 'business', ...other });
  });

  it('costs the deposit that the listing states', () => {
    expect(moveInCosts({ ...home, statedDeposit: 1500 })).toMatchObject({ deposit: 1500, total: 2700 });
  });

  it('is not reckoned for what the law of lettings does not cover alone', () => {
    expect(moveInCosts({ ...home, estateType: 'garage' })).toBeNull();
  });
});

it.each<[string, Partial<Rent>, RentRemark[]]>([
  ['below both', { price: 1000 }, []],
  ['no figures', { referenceIndex: undefined, lastRent: undefined }, []],
  ['above the index of a small owner', { price: 1050, lastRent: 1050 }, [{ kind: 'indexIsNoLimit' }]],
  ['above the index of a large one', { price: 1050, lastRent: 1050, largeHolder: true }, [{ kind: 'aboveIndex' }]],
  ['above the index without an earlier contract', { price: 1050, lastRent: undefined }, [{ kind: 'aboveIndex' }]],
  ['above the last rent', { price: 1100, referenceIndex: 1200 }, [{ kind: 'aboveLastRent' }]],
  [
    'above the last rent for a reason',
    { price: 1100, referenceIndex: 1200, reason: 'energy' },
    [{ kind: 'reason', reason: 'energy', percent: 10 }],
  ],
  [
    'above what the reason allows',
    { price: 1110, referenceIndex: 1200, reason: 'energy' },
    [{ kind: 'aboveLastRent' }],
  ],
])('a rent %s', (_, changes, remarks) => {
  const rent = { price: 1000, referenceIndex: 1000, lastRent: 1000, largeHolder: false, reason: undefined };
  expect(explainRent({ ...rent, ...changes })).toEqual(remarks);
});
