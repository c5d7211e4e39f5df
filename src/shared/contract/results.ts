import * as z from 'zod/mini';
import { countedBySite, resultNumbers, visitOrigins } from '../domain/results.ts';
import { languages } from '../i18n/languages.ts';
import { estateKey } from './fields.ts';

const dayPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A date in Spain. */
export const resultDaySchema = z.string().check(z.regex(dayPattern));

const times = z.int().check(z.nonnegative(), z.maximum(1_000_000_000));

/** Zero where it is absent. */
const sum = z._default(times, 0);

const sumsOf = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, sum])) as Record<Name, typeof sum>);

/** What was counted of a listing on a day: each a sum, nothing of it about one visitor. */
const countedEstateSchema = z.object({
  key: estateKey,
  counts: sumsOf(countedBySite),
  /** Of `opened`: where from, on a telephone, in which language. */
  origins: sumsOf(visitOrigins),
  phones: sum,
  languages: z.partialRecord(z.enum(languages), times),
});
export type CountedEstate = z.output<typeof countedEstateSchema>;

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
  estates: z.array(countedEstateSchema).check(z.maxLength(batchBounds.estates)),
  /** Searches that found nothing: the list's path and filters in normal form, nothing that was typed. */
  emptySearches: z
    .array(z.object({ search: z.string().check(z.minLength(1), z.maxLength(batchBounds.searchLength)), times }))
    .check(z.maxLength(batchBounds.searches)),
});
export type ResultBatch = z.output<typeof resultBatchSchema>;
/** As it is sent: what is zero may be left out. */
export type SentBatch = z.input<typeof resultBatchSchema>;

/** The sums of a listing over a period. */
export const resultSumsSchema = sumsOf(resultNumbers);
export type ResultSums = z.output<typeof resultSumsSchema>;

/** The answer of `GET /web/estate/{key}/results?from={day}&to={day}`, both days included; days without any are left out. */
export const estateResultsSchema = z.object({
  key: estateKey,
  total: resultSumsSchema,
  origins: sumsOf(visitOrigins),
  phones: sum,
  languages: z.partialRecord(z.enum(languages), times),
  /** Older than 13 months, a month is one entry, under its first day. */
  days: z.array(z.object({ day: resultDaySchema, counts: resultSumsSchema })),
});
export type EstateResultsDto = z.output<typeof estateResultsSchema>;
