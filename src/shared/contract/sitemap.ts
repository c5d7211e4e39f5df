import * as z from 'zod/mini';
import { count, listOf, optional, pictureUrl, slug, time, word } from './fields.ts';

const sitemapEntrySchema = z.object({
  reference: optional(slug),
  slug: optional(slug),
  url_slug: optional(z.object({ 'es-ES': slug, 'ca-ES': optional(slug), 'en-US': optional(slug) })),
  type: optional(word),
  province_slug: optional(slug),
  updated_at: time,
  images: optional(listOf(pictureUrl)),
});

/** One page of what may be indexed. */
export const sitemapPageSchema = z.object({ results: z.array(sitemapEntrySchema), pages: count });
export type SitemapPageDto = z.output<typeof sitemapPageSchema>;
