import * as z from 'zod/mini';
import {
  count,
  estateKey,
  listOf,
  localisedSlug,
  optional,
  pastTime,
  pictureUrl,
  reference,
  slug,
  word,
} from './fields.ts';

export const sitemapEntrySchema = z.object({
  reference: optional(reference),
  /** Absent where it follows from the reference. */
  key: optional(estateKey),
  slug: optional(slug),
  /** Of a zone; `slug` is then its town's. */
  zone_slug: optional(slug),
  url_slug: optional(localisedSlug),
  type: optional(word),
  province_slug: optional(slug),
  updated_at: optional(pastTime),
  images: optional(listOf(pictureUrl)),
  /** Of a listing: the locale tags of languages in which its text is a machine's. */
  translated: optional(listOf(word)),
});
export type SitemapEntryDto = z.output<typeof sitemapEntrySchema>;

/** One page of what may be indexed. */
export const sitemapPageSchema = z.object({ results: z.array(sitemapEntrySchema), pages: count });
export type SitemapPageDto = z.output<typeof sitemapPageSchema>;

export const sitemapIndexEntrySchema = z.object({ kind: word, page: count, updated_at: optional(pastTime) });

/** Every page that has entries, with its last change. Upstreams may lack this answer. */
export const sitemapIndexSchema = z.object({ results: z.array(sitemapIndexEntrySchema) });
export type SitemapIndexDto = z.output<typeof sitemapIndexSchema>;
