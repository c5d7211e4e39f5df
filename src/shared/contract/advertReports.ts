import * as z from 'zod/mini';
import { advertReportOutcomes, advertReportReasons } from '#shared/domain/advertReport.ts';

/**
 * What visitors reported about adverts, as the bundled origin shows it to the site's operators. Not a part of the API:
 * an upstream that replaces it keeps its reports to itself.
 */
const listedReportSchema = z.object({
  id: z.string(),
  /** Of the listing. */
  key: z.string(),
  reference: z.string(),
  reason: z.enum(advertReportReasons),
  /** Absent once it is erased. */
  message: z.optional(z.string()),
  /** Whether somebody is told once it is settled. */
  isAwaited: z.boolean(),
  language: z.string(),
  state: z.enum(['open', ...advertReportOutcomes]),
  /** The operator's. */
  note: z.optional(z.string()),
  /** Epoch ms. */
  madeAt: z.number(),
  settledAt: z.optional(z.number()),
});
export type ListedReportDto = z.output<typeof listedReportSchema>;

/** The answer of `GET /operators/advert-reports?page={page}`: the open ones first, of each the newest first. */
export const advertReportListSchema = z.object({
  page: z.number(),
  pages: z.number(),
  open: z.number(),
  reports: z.array(listedReportSchema),
});
export type AdvertReportListDto = z.output<typeof advertReportListSchema>;

/** Characters of a note. */
export const maxNoteLength = 500;

/** The body of `POST /operators/advert-reports/{id}`. */
export const settlementSchema = z.object({
  outcome: z.enum(advertReportOutcomes),
  note: z.string().check(z.trim(), z.maxLength(maxNoteLength)),
});
export type Settlement = z.output<typeof settlementSchema>;
