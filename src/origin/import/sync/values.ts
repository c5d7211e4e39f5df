import { LRUCache } from 'lru-cache';
import { entriesAtMost } from '#shared/entriesAtMost.ts';
import { emailPattern, normaliseEmail } from '#shared/forms/emailAddress.ts';
import { readPhone } from '#shared/forms/readPhone.ts';
import { withoutInvisible } from '#shared/forms/typedText.ts';
import { hour } from '#shared/times.ts';

/*
 * Values as agencies' programs write them, read as they are meant. Each function returns undefined for what is none.
 */

/**
 * A sign, digits with marks between them, and units around it that say nothing: `125.000 €`, `€249,500`, `74,5 m²`,
 * `4º`. What else stands behind a number changes what it means: amounts.ts reads money, measures.ts areas and rooms.
 */
const writtenNumber =
  /^(?:(?:€|eur)\s*(?=\d))?([+-]?)(\d[\d.,'\s\u00a0\u202f]*)(?:\s*(?:€|eur|euros?|m2|m²|m)|[ºª])?$/iu;

/** `1.250.000` and `125,000`; what begins with more than three digits, or with 0, has no groups: `74000.500`. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/** The last mark is a decimal one, unless all of them part groups of three digits. */
function plainDigits(written: string): string {
  const digits = written.replace(/['\s\u00a0\u202f]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits;
  if (grouped.test(digits)) return digits.replace(/[.,]/g, '');
  return `${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`;
}

/** Longer than any number is, and than a list of phones or addresses: what is behind is not looked at. */
const maxLength = { number: 60, list: 1_000 };

/** A number, or a text that is one. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > maxLength.number) return undefined;
  const [, sign, written] = writtenNumber.exec(value.trim()) ?? [];
  return written === undefined ? undefined : Number(`${sign}${plainDigits(written)}`);
}

const words: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, si: true, sí: true, s: true, y: true, ja: true, '1': true },
  ...{ false: false, no: false, n: false, nein: false, '0': false },
};

export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'number' || typeof value === 'string' ? String(value).trim().toLowerCase() : '';
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

const madrid = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Madrid',
  timeZoneName: 'longOffset',
});

/** Offsets by the hour since 1970, for `Intl` takes 20 µs: no offset changes within one. */
const offsets = new LRUCache<number, string>(entriesAtMost(10_000));

/** Of Madrid at a moment, as `+02:00`. */
function offsetAt(time: number): string {
  const sinceEpoch = Math.floor(time / hour);
  const known = offsets.get(sinceEpoch);
  if (known !== undefined) return known;
  const name = madrid.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00';
  offsets.set(sinceEpoch, offset);
  return offset;
}

/** As the contract has it; all others have to be taken apart. */
const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
const isoOf = (time: number): string | undefined => (Number.isNaN(time) ? undefined : new Date(time).toISOString());

const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ]\s*(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|[+-]\d\d:?\d\d)?$/i;
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)(.*)$/;
const yearFirst = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?!\d)(.*)$/;
const monthInWords =
  /^(\d{1,2})[\s./-]*(?:de\s|d['’])?\s*(\p{L}{3,10})\.?[\s./-]*(?:de[l]?\s)?\s*(\d{4}|\d{2})(?!\d)(.*)$/iu;

/** By the first three letters, in Spanish, Catalan and English. */
const monthWords: Readonly<Record<string, number>> = {
  ...{ ene: 1, gen: 1, jan: 1, feb: 2, mar: 3, abr: 4, apr: 4, may: 5, mai: 5, jun: 6, jul: 7 },
  ...{ ago: 8, aug: 8, sep: 9, set: 9, oct: 10, nov: 11, dic: 12, des: 12, dec: 12 },
};

const isoDate = (year: string, month: number | string, day: string): string =>
  [year.length === 2 ? `20${year}` : year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');

/** A date as people write it, as ISO 8601 has it; the text itself where it is none. */
function withIsoDate(text: string): string {
  const [, day, word = '', yearOfWord, restOfWord] = monthInWords.exec(text) ?? [];
  const key = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .slice(0, 3);
  if (day !== undefined && Object.hasOwn(monthWords, key))
    return isoDate(yearOfWord!, monthWords[key]!, day) + restOfWord!;
  return text
    .replace(yearFirst, (_, y: string, m: string, d: string, rest: string) => isoDate(y, m, d) + rest)
    .replace(dayFirst, (_, d: string, m: string, y: string, rest: string) => isoDate(y, m, d) + rest);
}

/** Days since 30 December 1899, as spreadsheets count them, of this century's first fifty years. */
const isSerial = (days: number): boolean => days >= 36_526 && days < 54_789;
const serialEpoch = Date.UTC(1899, 11, 30);

/** `46346`, and `46346,5` at noon: a day as a spreadsheet counts it, in Madrid's time. */
function timeOfSerial(days: number): string | undefined {
  const asUtc = Math.round((serialEpoch + days * 24 * hour) / 1_000) * 1_000;
  return isoOf(Date.parse(new Date(asUtc).toISOString().replace(/\.000Z$/, offsetAt(asUtc))));
}

/**
 * A time in ISO 8601 and UTC; without a zone it is one of Madrid, without a time of day the day's beginning there. As
 * people and spreadsheets write it too: `20/11/2026 9:05`, `2026/11/20`, `20/11/26`, `20-nov-2026`, 46346.
 */
export function timeOf(value: unknown): string | undefined {
  if (typeof value === 'number') return isSerial(value) ? timeOfSerial(value) : undefined;
  if (typeof value !== 'string' || value.length > maxLength.number) return undefined;
  if (utcTime.test(value)) return isoOf(Date.parse(value));
  const text = value.trim();
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return timeOf(Number(text.replace(',', '.')));
  const [, date, given = '00:00', zone] = isoTime.exec(withIsoDate(text)) ?? [];
  if (date === undefined) return undefined;
  const time = given.padStart(given.indexOf(':') === 1 ? given.length + 1 : 0, '0');
  const asUtc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== date) return undefined;
  return isoOf(Date.parse(`${date}T${time}${zone ?? offsetAt(asUtc)}`));
}

/** The first e-mail address of a list, as it is written: its domain may have the letters of any language. */
export function emailOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return withoutInvisible(value.slice(0, maxLength.list))
    .split(/[\s,;|<>()]+/)
    .find((part) => emailPattern.test(normaliseEmail(part)));
}

/** What stands between the phones of a list. A slash parts two, but not a number: `96/1234567`. */
const betweenPhones = /\s*(?:[;|,]|\bo\b|\by\b|\/(?=\s?\+?(?:\d\s?){9}))\s*/;

/** The first phone of a list that can be read, in E.164. */
export function phoneOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  for (const written of String(value).slice(0, maxLength.list).split(betweenPhones)) {
    const phone = readPhone(written);
    if (phone !== undefined) return phone;
  }
  return undefined;
}
