import * as z from 'zod/mini';
import { countedBySite, resultNumbers, visitOrigins } from '../domain/results.ts';
import { languages } from '../i18n/languages.ts';
import { estateKey } from './fields.ts';

/** A date in Spain. */
export const resultDaySchema = z.iso.date();

const whole = z.int().check(z.nonnegative());

/** Of a batch: more than a site shows in its seconds; sums of years of them are whole numbers of 32 bits. */
const times = whole.check(z.maximum(1_000_000));

/** Zero where it is absent. */
const sumsOf = <Name extends string>(names: readonly Name[], sum: typeof whole) => {
  const orZero = z._default(sum, 0);
  return z.object(Object.fromEntries(names.map((name) => [name, orZero])) as Record<Name, typeof orZero>);
};

/** What was counted of a listing on a day: each a sum, nothing of it about one visitor. */
const countedEstateSchema = z.object({
  key: estateKey,
  counts: sumsOf(countedBySite, times),
  /** Of `opened`: where from, on a telephone, in which language. */
  origins: sumsOf(visitOrigins, times),
  phones: z._default(times, 0),
  languages: z.partialRecord(z.enum(languages), times),
});
export type CountedEstate = z.output<typeof countedEstateSchema>;

/** A thing that is there twice would count once. */
const eachOnce = <Name extends string>(name: Name) =>
  z.refine<readonly Record<Name, string>[]>(
    (all) => new Set(all.map((one) => one[name].toLowerCase())).size === all.length,
    { error: 'each once' },
  );

/** The most that one batch holds, and the longest search. */
export const batchBounds = { estates: 20_000, searches: 2_000, searchLength: 500 } as const;

/**
 * The body of `POST /web/results`: what a site counted since its last batch. A batch that was taken before changes
 * nothing and is answered alike, so that it can be sent until it is.
 */
export const resultBatchSchema = z.object({
  /** Unique. */
  id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  day: resultDaySchema,
  /** Each once. */
  estates: z.array(countedEstateSchema).check(z.maxLength(batchBounds.estates), eachOnce('key')),
  /** Searches that found nothing: the list's path and filters in normal form, nothing that was typed. */
  emptySearches: z
    .array(z.object({ search: z.string().check(z.minLength(1), z.maxLength(batchBounds.searchLength)), times }))
    .check(z.maxLength(batchBounds.searches), eachOnce('search')),
});
export type ResultBatch = z.output<typeof resultBatchSchema>;
/** As it is sent: what is zero may be left out. */
export type SentBatch = z.input<typeof resultBatchSchema>;

/** The sums of a listing over a period. */
export const resultSumsSchema = sumsOf(resultNumbers, whole);
export type ResultSums = z.output<typeof resultSumsSchema>;

/**
 * The answer of `GET /web/estate/{key}/results?from={day}&to={day}`, both days included; days without any are left
 * out.
 */
export const estateResultsSchema = z.object({
  key: estateKey,
  total: resultSumsSchema,
  origins: sumsOf(visitOrigins, whole),
  phones: z._default(whole, 0),
  languages: z.partialRecord(z.enum(languages), whole),
  /** Older than 13 months, a month is one entry, under its first day. */
  days: z.array(z.object({ day: resultDaySchema, counts: resultSumsSchema })),
});
export type EstateResultsDto = z.output<typeof estateResultsSchema>;
