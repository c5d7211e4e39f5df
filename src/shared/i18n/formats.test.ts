import {
  formatAtLeast,
  formatDaysAgo,
  formatEuros,
  formatList,
  formatListParts,
  formatNumber,
  withColon,
} from './formats.ts';
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

describe.each(languages)('words in %s', (language) => {
  const { tag } = languageFacts[language];
  const names = ['inglés', 'Íbiza', 'hielo', 'hiato', 'hijo', 'Irún', 'yate', 'Hi', 'Barcelona', 'català'];
  const lists = [
    [],
    ...names.map((name) => [name]),
    ...names.map((name) => ['español', name]),
    ...names.map((name) => ['a', 'b, c', name]),
  ];

  it('are listed as Intl lists them', () => {
    const intl = new Intl.ListFormat(tag);
    expect(lists.map((list) => formatList(list, language))).toEqual(lists.map((list) => intl.format(list)));
    expect(lists.map((list) => formatListParts(list, language))).toEqual(lists.map((list) => intl.formatToParts(list)));
  });

  it('of days are those of Intl', () => {
    const intl = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    const days = Array.from({ length: 20 }, (_, day) => day);
    expect(days.map((day) => formatDaysAgo(day, language))).toEqual(days.map((day) => intl.format(-day, 'day')));
  });
});

it('a label has its colon, and a number its plus, as the language writes them', () => {
  expect(languages.map((language) => withColon('Prix', language))).toEqual([
    ...['Prix: ', 'Prix: ', 'Prix: ', 'Prix: ', 'Prix: ', 'Prix\u00a0: '],
  ]);
  expect(languages.map((language) => formatAtLeast('9', language))).toEqual([
    ...['+9', '+9', '9+', '9+', '9+', 'Plus\u00a0de\u00a09'],
  ]);
});
