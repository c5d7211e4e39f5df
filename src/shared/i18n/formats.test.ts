import { formatEuros, formatNumber } from './formats.ts';
import { languageFacts, languages } from './languages.ts';

/** Amounts and measures as homes have them, and what lies at the edges of rounding and grouping. */
const values = [
  0,
  0.04,
  0.05,
  0.1,
  0.15,
  0.95,
  0.96,
  1,
  1.05,
  1.45,
  4.35,
  8.345,
  61.5,
  99.95,
  999,
  999.95,
  1000,
  1250,
  9999.94,
  12_345.6,
  100_000,
  365_000,
  1_234_567,
  12_345_678.9,
  999_999_999_999,
  ...Array.from({ length: 400 }, (_, step) => step * 37.37),
];

describe.each(languages)('numbers in %s', (language) => {
  const { tag } = languageFacts[language];

  it('are written as Intl writes them', () => {
    const intl = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, useGrouping: 'always' });
    expect(values.map((value) => formatNumber(value, language))).toEqual(values.map((value) => intl.format(value)));
  });

  it('of euros too', () => {
    const intl = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
      useGrouping: 'always',
    });
    expect(values.map((value) => formatEuros(value, language))).toEqual(values.map((value) => intl.format(value)));
  });
});
