import * as z from 'zod/mini';
import { filledLine, filledText } from '#shared/contract/fields.ts';
import { slugPattern } from '#shared/domain/slugify.ts';
import { inLanguages, languages, type Language } from '#shared/i18n/languages.ts';
import { magazineCategories } from '#shared/routes/magazineUrl.ts';
import { isSource } from '../pictures/pictureSource.ts';

const slug = z.string().check(z.maxLength(100), z.regex(new RegExp(`^${slugPattern}$`)));

/** The same texts in each language; of those that are missing the Spanish ones are read (`textsIn`). */
const inEach = <Texts extends z.ZodMiniType>(texts: Texts) => ({ ...inLanguages(() => z.optional(texts)), es: texts });

/** The language that texts are in, where they stand in for those of another. */
const language = z.optional(z.enum(languages));

const alt = z.strictObject(inEach(filledLine));

/** Where it comes from, or a path of this host. */
const pictureUrl = z
  .string()
  .check(z.refine((url) => url.startsWith('/') || isSource(url), 'must be a file of the folder or an address'));

const imageSchema = z.strictObject({
  url: pictureUrl,
  /** 1200 × 630, for link previews. */
  preview: z.optional(pictureUrl),
  dimensions: z.partialRecord(z.enum(['xs', 'sm', 'md', 'lg', 'xl', 'xxl']), pictureUrl),
  /** What it shows, in words. */
  alt,
});

/** An article of the magazine. `body` is Markdown: headings from `##`, paragraphs, lists, quotes, bold, links. */
export const articleSchema = z.strictObject({
  slug,
  category: z.enum(magazineCategories),
  /** YYYY-MM-DD. */
  date: z.iso.date(),
  author: filledLine,
  image: z.optional(imageSchema),
  ...inEach(z.strictObject({ title: filledLine, excerpt: filledLine, body: filledText, language })),
});

/** A page about the company. In its texts `{{brand}}` and `{{email}}` stand for those of the environment. */
export const corporatePageSchema = z.strictObject({
  slug,
  /** `cards`: each part below a heading of the second rank is a card. */
  layout: z.optional(z.literal('cards')),
  /** `agencies`: the network's, with the way to each, stand below the text. */
  offices: z.optional(z.literal('agencies')),
  ...inEach(z.strictObject({ title: filledLine, description: filledLine, body: filledText, language })),
});

export const magazineSchema = z.object({ articles: z.array(articleSchema), pages: z.array(corporatePageSchema) });

export type ArticleInput = z.output<typeof articleSchema>;
export type CorporatePageInput = z.output<typeof corporatePageSchema>;

/** What a network's editors publish. */
export type MagazineInput = z.output<typeof magazineSchema>;

/** What there is in each language, and in Spanish in any case. */
type InEach<Texts> = { readonly es: Texts } & Readonly<Partial<Record<Language, Texts | undefined>>>;

/** The texts of a document in a language; without any those that stand under Spanish, with the language they are in. */
export const textsIn = <Texts extends { language?: Language | undefined }>(
  document: InEach<Texts>,
  language: Language,
): Texts => document[language] ?? { ...document.es, language: document.es.language ?? 'es' };
