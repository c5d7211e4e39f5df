import * as z from 'zod/mini';
import { inLanguages, languages, type Language } from '#shared/i18n/languages.ts';
import { articleSchema, magazineSchema, type ArticleInput, type MagazineInput } from '../db/input/magazineInput.ts';

/** What lists show of an article. */
export type ArticleSummary = z.output<typeof summarySchema>;

const summaryTexts = z.pick(articleSchema.shape.es, { title: true, excerpt: true, language: true });

const summarySchema = z.extend(
  z.omit(
    articleSchema,
    inLanguages(() => true as const),
  ),
  { ...inLanguages(() => z.optional(summaryTexts)), es: summaryTexts },
);

export const summariesSchema = z.array(summarySchema);

/** The names of the magazine's rows in the table `documents`. */
export const magazineDocument = {
  /** All summaries, newest first. */
  summaries: 'magazine',
  article: (slug: string) => `article:${slug}`,
  page: (slug: string) => `page:${slug}`,
};

const row = (name: string, content: unknown) => ({ name, content: JSON.stringify(content) });

function summaryOf({ slug, category, date, author, image, ...texts }: ArticleInput): ArticleSummary {
  const given = languages.flatMap((language) => {
    if (!texts[language]) return [];
    const { title, excerpt, language: written } = texts[language];
    return [[language, { title, excerpt, ...(written ? { language: written } : {}) }] as const];
  });
  const summaries = Object.fromEntries(given) as Pick<ArticleSummary, Language>;
  return { slug, category, date, author, ...(image ? { image } : {}), ...summaries };
}

/**
 * The rows of a magazine: each article, each page, and the list of all articles.
 * @throws ZodError for a document that breaks the schema
 */
export function magazineDocuments(magazine: MagazineInput): { name: string; content: string }[] {
  const { articles, pages } = magazineSchema.parse(magazine);
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date));
  return [
    row(magazineDocument.summaries, newestFirst.map(summaryOf)),
    ...articles.map((article) => row(magazineDocument.article(article.slug), article)),
    ...pages.map((page) => row(magazineDocument.page(page.slug), page)),
  ];
}
