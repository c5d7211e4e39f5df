import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';

const thousand = 1_000;
const million = 1_000_000;

/** Below it a price is short enough as it is: rents. */
const whole = 10_000;

const withUnit = (number: string, unit: 'k' | 'M', language: Language): string =>
  language === 'en' ? `€${number}${unit}` : `${number}\u00a0${unit}`;

/** A price for a pin on a map: `365 k`, `1,2 M`, `950 €`; in English `€365k`, `€1.2M`, `€950`. @param euros from 0 */
export function shortPrice(euros: number, language: Language): string {
  if (euros < whole) return formatEuros(euros, language);
  const thousands = Math.round(euros / thousand);
  return thousands < thousand
    ? withUnit(formatNumber(thousands, language), 'k', language)
    : withUnit(formatNumber(euros / million, language), 'M', language);
}
