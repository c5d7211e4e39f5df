import * as z from 'zod/mini';
import { isFields, slug, type Fields } from '#shared/contract/fields.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { RecordReader } from './RecordReader.ts';

/** Whether a URL can hold it, or the words in it. */
const isUsable = (text: unknown): boolean => typeof text === 'string' && z.safeParse(slug, slugify(text)).success;

/** The slugs that a record gives, in place: what no URL can hold is left out, so that they are made anew. */
export function readSlugs(reader: RecordReader): void {
  const { fields } = reader;
  if (typeof fields.slug === 'string' && !isUsable(fields.slug)) reader.drop('slug', 'is too long: made anew');
  if (!isFields(fields.url_slug)) return;
  const usable = Object.entries(fields.url_slug).filter(([, text]) => isUsable(text));
  if (usable.length < Object.keys(fields.url_slug).length) reader.warn('url_slug', 'is too long: made anew');
  if (usable.length === 0) delete fields.url_slug;
  else fields.url_slug = Object.fromEntries(usable);
}

/** As the contract reads them. */
export const slugsOf = ({ slug: own, url_slug }: Fields): Fields => ({
  ...(typeof own === 'string' ? { slug: own } : {}),
  ...(isFields(url_slug) ? { url_slug } : {}),
});
