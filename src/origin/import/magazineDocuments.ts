import * as z from 'zod/mini';
import { inLanguages, type Language } from '#shared/i18n/languages.ts';
import { articleSchema, magazineSchema, type ArticleInput, type MagazineInput } from '../db/input/magazineInput.ts';

/** What lists show of an article. */
export type ArticleSummary = Pick<ArticleInput, 'slug' | 'category' | 'date' | 'author' | 'image'> & {
  [Each in Language]: Pick<ArticleInput[Each], 'title' | 'excerpt' | 'language'>;
};

const summaryTexts = z.pick(articleSchema.shape.es, { title: true, excerpt: true, language: true });

export const summariesSchema = z.array(
  z.extend(
    z.omit(
      articleSchema,
      inLanguages(() => true as const),
    ),
    inLanguages(() => summaryTexts),
  ),
);

/** The names of the magazine's rows in the table `documents`. */
export const magazineDocument = {
  /** All summaries, newest first. */
  summaries: 'magazine',
  article: (slug: string) => `article:${slug}`,
  page: (slug: string) => `page:${slug}`,
};

const row = (name: string, content: unknown) => ({ name, content: JSON.stringify(content) });

function summaryOf({ slug, category, date, author, image, ...texts }: ArticleInput): ArticleSummary {
  const textsIn = inLanguages((language) => {
    const { title, excerpt, language: written } = texts[language];
    return { title, excerpt, ...(written ? { language: written } : {}) };
  });
  return { slug, category, date, author, ...(image ? { image } : {}), ...textsIn };
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
