import { rulesOf } from '#rules';
import { languageFacts, type Language } from './languages.ts';

/** In tenths, rounded by the digits that a person would write: 4.35 is 44, though the computer's is a little less. */
function tenthsOf(value: number): number {
  const [whole, fraction = '0'] = String(value).split('.') as [string, string?];
  return Number(whole + fraction.charAt(0)) + (fraction.charAt(1) >= '5' ? 1 : 0);
}

const grouped = (digits: string, group: string): string =>
  digits.length < 4 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, group);

/**
 * Grouped from four digits on (es-ES would begin with five), one decimal at most: `1.250`, `61,5`. As
 * `Intl.NumberFormat` writes it, which takes a phone 30 ms to make, and the server a twentieth of a page's time to use.
 * @param value from 0 to 10¹⁵
 */
export function formatNumber(value: number, language: Language): string {
  const { group, decimal } = rulesOf(language).numbers;
  if (Number.isInteger(value)) return grouped(String(value), group);
  const digits = String(tenthsOf(value)).padStart(2, '0');
  const whole = grouped(digits.slice(0, -1), group);
  return digits.endsWith('0') ? whole : whole + decimal + digits.slice(-1);
}

/** Whole euros: `1.250\u00a0€`, `€1,250` (docs/product.md#constants). */
export function formatEuros(amount: number, language: Language): string {
  return rulesOf(language).numbers.euros(formatNumber(Math.round(amount), language));
}

/**
 * One formatter a language, made when it is first used: making one takes a phone some 10 ms, and a page uses few of
 * them.
 */
function perLanguage<Format>(make: (tag: string, language: Language) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const known = made.get(language) ?? make(languageFacts[language].tag, language);
    made.set(language, known);
    return known;
  };
}

// Day, month and year in this order in every language (docs/product.md#constants, PD-58).
const dates = perLanguage(
  () =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', day: '2-digit', month: '2-digit', year: 'numeric' }),
);

const longDates = perLanguage(
  (tag, language) =>
    new Intl.DateTimeFormat(rulesOf(language).dateTag ?? tag, { timeZone: 'Europe/Madrid', dateStyle: 'full' }),
);
const percents = perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));

/**
 * A list in parts: the items (`element`) and what stands between them (`literal`). As `Intl.ListFormat` writes it,
 * which takes a phone 40 ms to make.
 */
export function formatListParts(
  items: readonly string[],
  language: Language,
): { type: 'element' | 'literal'; value: string }[] {
  const between = (index: number): string =>
    index === items.length - 1 ? rulesOf(language).conjunction(items[index]!, items.length === 2) : ', ';
  return items.flatMap((value, index) => [
    ...(index > 0 ? [{ type: 'literal' as const, value: between(index) }] : []),
    { type: 'element' as const, value },
  ]);
}

/** `a, b y c`, `a, b i c`, `a, b, and c`. */
export const formatList = (items: readonly string[], language: Language): string =>
  formatListParts(items, language)
    .map(({ value }) => value)
    .join('');

/**
 * `hoy`, `ayer`, `fa 3 dies`, `3 days ago`. As `Intl.RelativeTimeFormat` writes it, which takes a phone 20 ms to make.
 * @param days whole, from 0
 */
export function formatDaysAgo(days: number, language: Language): string {
  const { named, earlier } = rulesOf(language).daysAgo;
  return named[days] ?? earlier(days);
}

/** DD/MM/YYYY in Madrid's time. */
export const calendarDate = (time: string | number): string => dates('en').format(new Date(time));

/** The same as a language writes it: `11/05/2026`, `11.05.2026`. */
export const formatDate = (time: string | number, language: Language): string =>
  calendarDate(time).replaceAll('/', rulesOf(language).dateSeparator ?? '/');

/** `+10.000`, of a number that is written already. */
export const formatAtLeast = (number: string, language: Language): string => rulesOf(language).numbers.orMore(number);

/** A label before what it names: `Prix : `, `Preis: `. */
export const withColon = (label: string, language: Language): string => `${label}${rulesOf(language).colon ?? ':'} `;

/** With a capital, as words stand by themselves: `Lunes`. */
export const capitalised = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(languageFacts[language].tag) + text.slice(1);

/**
 * `Viernes, 20 de noviembre de 2026`, `Divendres, 20 de novembre del 2026`, `Friday, 20 November 2026`, in Madrid's
 * time.
 */
export const formatLongDate = (time: string | number, language: Language): string =>
  capitalised(longDates(language).format(new Date(time)), language);

/** `3,33 %`, `3.33%`: two decimals at most. @param value in per cent */
export const formatPercent = (value: number, language: Language): string => percents(language).format(value / 100);

/**
 * `+34 600 123 456` from E.164 (docs/product.md#constants); anything else is returned unchanged. The server has
 * formatted foreign numbers.
 */
export const formatPhone = (phone: string): string => phone.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
