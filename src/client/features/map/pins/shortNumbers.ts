import { rulesOf } from '#rules';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';

const thousand = 1_000;
const million = 1_000_000;

/** Below it a number is short enough as it is: rents. */
const whole = 10_000;

/** `365 k`, `1,2 M`; in English `365k`, `1.2M`; in German `365 Tsd.`. @param number from `whole` */
function inUnits(number: number, language: Language): string {
  const thousands = Math.round(number / thousand);
  const { numbers } = rulesOf(language);
  return thousands < thousand
    ? numbers.inUnits(formatNumber(thousands, language), 'k')
    : numbers.inUnits(formatNumber(number / million, language), 'M');
}

/** A price for a pin on a map: `365 k`, `1,2 M`, `950 €`; in English `€365k`, `€1.2M`, `€950`. @param euros from 0 */
export function shortPrice(euros: number, language: Language): string {
  if (euros < whole) return formatEuros(euros, language);
  const short = inUnits(euros, language);
  const { numbers } = rulesOf(language);
  return numbers.eurosInUnits?.(short) ?? short;
}

/** A count for a cluster on a map: `812`, `81 k`; in English `81k`. @param count from 0 */
export const shortCount = (count: number, language: Language): string =>
  count < whole ? formatNumber(count, language) : inUnits(count, language);
