import type { Language } from '#shared/i18n/languages.ts';
import { shortCount, shortPrice } from './shortNumbers.ts';

it.each<[number, Language, string]>([
  [365_000, 'es', '365\u00a0k'],
  [364_600, 'ca', '365\u00a0k'],
  [365_000, 'en', '€365k'],
  [274_000, 'de', '274\u00a0Tsd.\u00a0€'],
  [1_240_000, 'de', '1,2\u00a0Mio.\u00a0€'],
  [1_250, 'es', '1.250\u00a0€'],
  [9_999, 'en', '€9,999'],
  [10_000, 'es', '10\u00a0k'],
  [999_499, 'es', '999\u00a0k'],
  [999_500, 'es', '1\u00a0M'],
  [1_240_000, 'es', '1,2\u00a0M'],
  [1_250_000, 'en', '€1.3M'],
  [12_000_000, 'ca', '12\u00a0M'],
])('%i euros in %s are %s', (euros, language, text) => {
  expect(shortPrice(euros, language)).toBe(text);
});

it.each<[number, Language, string]>([
  [812, 'es', '812'],
  [9_999, 'en', '9,999'],
  [10_000, 'ca', '10\u00a0k'],
  [80_514, 'es', '81\u00a0k'],
  [80_514, 'en', '81k'],
  [80_514, 'de', '81\u00a0Tsd.'],
  [1_240_000, 'es', '1,2\u00a0M'],
])('%i homes of a cluster in %s are %s', (count, language, text) => {
  expect(shortCount(count, language)).toBe(text);
});
