import * as z from 'zod/mini';
import { resultNumbers } from '../domain/results.ts';
import { resultDaySchema, resultSumsSchema } from './results.ts';

/** By what operators see what listings earned. */
export const resultGroups = ['agents', 'sources', 'towns', 'listings'] as const;
export type ResultGroup = (typeof resultGroups)[number];

export const resultPeriods = ['week', 'month'] as const;
export type ResultPeriod = (typeof resultPeriods)[number];

/** The query of `GET /operators/results`: the last period that is over, unless `on` is a day of another. */
export const resultsQuerySchema = z.object({
  by: z._default(z.enum(resultGroups), 'agents'),
  period: z._default(z.enum(resultPeriods), 'week'),
  on: z.optional(resultDaySchema),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999_999)), 1),
});
export type ResultsQuery = z.output<typeof resultsQuerySchema>;

/**
 * The answer of `GET /operators/results`; no part of the API. `total` is of all listings, also of such as are gone
 * since; `before` of the period before. A week whose days are kept as
 * months is answered with the month that it began in.
 */
export const resultsReportSchema = z.object({
  /** Whether anything is counted: false with STATISTICS=off. */
  isCounted: z.boolean(),
  by: z.enum(resultGroups),
  period: z.enum(resultPeriods),
  /** Its first and its last day. */
  from: resultDaySchema,
  to: resultDaySchema,
  total: resultSumsSchema,
  /** Absent of a week before which only months are kept. */
  before: z.optional(resultSumsSchema),
  page: z.number(),
  pages: z.number(),
  /** Those that were opened most first. */
  rows: z.array(
    z.object({
      name: z.string(),
      /** What it belongs to: the agency of an agent, the province of a town, the agent of a listing. */
      of: z.string(),
      /** Of a listing: its key. */
      key: z.optional(z.string()),
      listings: z.number(),
      sums: resultSumsSchema,
    }),
  ),
  /** From so many times on that nobody can be known by it (domain/results.ts). */
  emptySearches: z.array(z.object({ search: z.string(), times: z.number() })),
});
export type ResultsReportDto = z.output<typeof resultsReportSchema>;

/**
 * The answer of `GET /operators/results/sheet?from={day}&to={day}&after={next}`: listings by their keys in the store.
 */
export const resultsSheetSchema = z.object({
  /** The days that were read: whole months, where days are kept as months. */
  from: resultDaySchema,
  to: resultDaySchema,
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
  next: z.optional(z.number()),
});
export type ResultsSheetDto = z.output<typeof resultsSheetSchema>;

/** The columns of the sheet. */
export const sheetHeadings: readonly string[] = [
  ...['reference', 'key', 'operation', 'status', 'town', 'province', 'agent', 'agency', 'source'],
  ...resultNumbers,
];
