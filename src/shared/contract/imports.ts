import * as z from 'zod/mini';

/**
 * Where the listings of the bundled origin come from, as it shows it to the site's operators. Not a part of the API: an
 * upstream that replaces it keeps its imports to itself. Times are epoch ms.
 */
const importRunSchema = z.object({
  run: z.string(),
  source: z.string(),
  state: z.enum(['running', 'done', 'refused', 'failed', 'killed', 'undone', 'undo']),
  startedAt: z.number(),
  endedAt: z.nullable(z.number()),
  seconds: z.number(),
  read: z.number(),
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  withdrawn: z.number(),
  returned: z.number(),
  /** Records. */
  refused: z.number(),
  warnings: z.number(),
  /** The feed was unchanged, and was not read: what was wrong in it still is. */
  isAsBefore: z.boolean(),
  /** Why the run was refused as a whole, or failed. */
  problem: z.optional(z.string()),
  /** The run that it took back. */
  undoes: z.optional(z.string()),
  /** Of a feed that was downloaded, packed or not. */
  bytes: z.optional(z.number()),
});
export type ImportRunDto = z.output<typeof importRunSchema>;

const importSourceSchema = z.object({
  source: z.string(),
  /** null: the network's folder has no such source; its listings came by command. */
  format: z.nullable(z.string()),
  /** How often it is read, in seconds; null: by command alone. */
  everySeconds: z.nullable(z.number()),
  listings: z.number(),
  /** Of its listings, those that are not published, since they break a rule (ADVERT_RULES). */
  hidden: z.optional(z.number()),
  /** Of its listings, those that are the same home as one of a source before it, which is shown in their place. */
  duplicates: z.number(),
  /** Of its listings, those that look like the home of one of another agency. */
  suggestions: z.number(),
  /** Pictures of its listings that were asked for and are not there. */
  missingPictures: z.number(),
  /** The last run, whatever came of it, and the last that brought the listings to what the source says. */
  lastRun: z.nullable(importRunSchema),
  lastGood: z.nullable(importRunSchema),
  /** In the past where it is due; null where it waits for a run by command. */
  nextRun: z.nullable(z.number()),
  /** For how long a run of it should have begun; null where none is expected, or there was none. */
  behindSeconds: z.optional(z.nullable(z.number())),
  /** The last run was taken back: none is made by itself until one was made by command. */
  isPaused: z.boolean(),
});
export type ImportSourceDto = z.output<typeof importSourceSchema>;

/** Texts of listings that a machine translates. */
export const translationsSchema = z.object({
  provider: z.string(),
  languages: z.array(z.string()),
  waiting: z.number(),
  waitingCharacters: z.number(),
  /** Since when the oldest waits; 0 where none does. */
  oldestSeconds: z.number(),
  done: z.number(),
  /** Those whose answers were no translations. */
  dropped: z.number(),
  /** What was sent this month (UTC), and the most characters that may be. */
  month: z.object({ characters: z.number(), texts: z.number(), limit: z.number() }),
  /** Why texts were dropped, or wait for another attempt: the most frequent first. */
  problems: z.array(z.object({ state: z.enum(['waiting', 'dropped']), problem: z.string(), texts: z.number() })),
});
export type TranslationsDto = z.output<typeof translationsSchema>;

/** The answer of `GET /operators/imports`. */
export const importListSchema = z.object({
  sources: z.array(importSourceSchema),
  /** null where nothing is translated. */
  translations: z.optional(z.nullable(translationsSchema)),
});
export type ImportListDto = z.output<typeof importListSchema>;

/** Pictures that the listings of a source name: how many by what came of them, and the first that did not come. */
const importPicturesSchema = z.object({
  wanted: z.number(),
  fetched: z.number(),
  dead: z.number(),
  problems: z.array(z.object({ url: z.string(), problem: z.string() })),
});

/** The answer of `GET /operators/imports/sources/{source}?page={page}`: its runs, the latest first. */
export const importRunsSchema = z.object({
  source: importSourceSchema,
  page: z.number(),
  pages: z.number(),
  runs: z.array(importRunSchema),
  /** null where there are too many listings to count them. */
  pictures: z.nullable(importPicturesSchema),
});
export type ImportRunsDto = z.output<typeof importRunsSchema>;

const namedListing = { key: z.string(), reference: z.string() };

/** The answer of `GET /operators/imports/sources/{source}/duplicates?page={page}`, by the keys of the listings. */
export const importDuplicatesSchema = z.object({
  source: z.string(),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  duplicates: z.array(
    z.object({
      ...namedListing,
      /** By what the two are known to be one home. */
      reason: z.enum(['cadastral_reference', 'pictures', 'operator']),
      /** The one that is shown in its place. */
      shown: z.object({ ...namedListing, source: z.string() }),
    }),
  ),
  /** Listings of two agencies that look like one home, the first of them: both are shown until an operator says so. */
  suggested: z.array(z.object({ ...namedListing, other: z.object({ ...namedListing, source: z.string() }) })),
});
export type ImportDuplicatesDto = z.output<typeof importDuplicatesSchema>;

/** The answer of `GET /operators/imports/runs/{run}`. */
export const shownRunSchema = z.extend(importRunSchema, {
  /** What was wrong, the most frequent first, with the references of the first records. */
  reasons: z.array(
    z.object({
      kind: z.enum(['refused', 'warning']),
      field: z.optional(z.string()),
      reason: z.string(),
      count: z.number(),
      references: z.array(z.string()),
    }),
  ),
  /** Rules that have to hold and that stored listings of the source break, the worst first. */
  broken: z.optional(
    z.array(
      z.object({
        title: z.string(),
        outcome: z.enum(['differs', 'missing']),
        source: z.string(),
        count: z.number(),
        /** Of these, those that are not published. */
        hidden: z.number(),
        references: z.array(z.string()),
        /** What the agent of the first can be sent. */
        message: z.string(),
      }),
    ),
  ),
  /** Further reasons, which are not listed. */
  otherReasons: z.number(),
});
export type ShownRunDto = z.output<typeof shownRunSchema>;
