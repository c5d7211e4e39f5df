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
 * A sign, digits with marks between them, and units after it that say nothing: `125.000 €`, `74,5 m²`, `4º`,
 * `900 euros al mes`.
 */
const writtenNumber =
  /^([+-]?)(\d[\d.,'\s\u00a0\u202f]*)(?:\s*(?:€|eur|euros?|m2|m²|m)|[ºª])?(?:\s*(?:\/\s*\p{L}+|(?:al|por|per) mes|mensual(?:e?s)?))?$/iu;

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

const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|[+-]\d\d:?\d\d)?$/i;
const spanishDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(.*)$/;
const slashedDate = /^(\d{4})\/(\d\d)\/(\d\d)(.*)$/;

/**
 * A time in ISO 8601 and UTC; without a zone it is one of Madrid, without a time of day the day's beginning there.
 * `20/11/2026` and `2026/11/20` are read too.
 */
export function timeOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (utcTime.test(value)) return isoOf(Date.parse(value));
  const text = value
    .trim()
    .replace(slashedDate, '$1-$2-$3$4')
    .replace(spanishDate, (_, day: string, month: string, year: string, rest: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-').concat(rest),
    );
  const [, date, time = '00:00', zone] = isoTime.exec(text) ?? [];
  if (date === undefined) return undefined;
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
