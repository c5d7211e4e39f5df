import * as z from 'zod/mini';
import { translationsSchema } from './imports.ts';

/** A fault of an advert: in English for operators, and as its agent can be told in the site's language. */
const faultyAdvert = z.object({
  reference: z.string(),
  /** Slugs. */
  agent: z.string(),
  agency: z.string(),
  what: z.string(),
  message: z.string(),
  /** It is not published until it is mended. */
  hidden: z.optional(z.boolean()),
});

/** What is wrong with adverts, by the checks of `src/shared/domain/evidence`. */
const advertsSchema = z.object({
  /** How many were checked: the newest; `npm run report` checks all. */
  checked: z.number(),
  /** That can be had, or are reserved. */
  total: z.number(),
  /** Of these, those that are not published, since they break a rule (ADVERT_RULES). */
  hidden: z.optional(z.number()),
  /** The worst first. */
  groups: z.array(
    z.object({
      check: z.string(),
      title: z.string(),
      outcome: z.enum(['differs', 'missing']),
      weight: z.enum(['must', 'should']),
      /** What it rests on: a law with article and date, or the advert itself. */
      source: z.string(),
      count: z.number(),
      /** The first of them. */
      found: z.array(faultyAdvert),
    }),
  ),
});
export type AdvertsReportDto = z.output<typeof advertsSchema>;

/**
 * What the operators of a network should put right in its data. Not a part of the API. The answer of
 * `GET /operators/network`.
 */
export const networkReportSchema = z.object({
  /** Slugs that two things have, of which only the first can be reached (PD-3). */
  slugCollisions: z.array(z.object({ slug: z.string(), kinds: z.array(z.enum(['province', 'agent', 'agency'])) })),
  adverts: advertsSchema,
  /** How it stands with the translation of texts; null where nothing is translated. */
  translations: z.optional(z.nullable(translationsSchema)),
});
export type NetworkReportDto = z.output<typeof networkReportSchema>;
