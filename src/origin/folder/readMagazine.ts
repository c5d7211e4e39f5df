import { z } from 'zod';
import { line } from '#config/network/fields.ts';
import type { NetworkFolder } from '#config/network/folder.ts';
import { slugPattern } from '#shared/domain/slugify.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { magazineCategories, type MagazineCategory } from '#shared/routes/magazineUrl.ts';
import type { ArticleInput, CorporatePageInput, MagazineInput } from '../db/input/magazineInput.ts';
import { parseMarkdown, type MarkdownFile } from './frontMatter.ts';

/** Of an article in one language; date, author and picture are said once, in any of the languages. */
const articleFields = z.strictObject({
  title: line,
  excerpt: line,
  date: z.iso.date('must be a date as 2026-10-08').optional(),
  author: line.optional(),
  image: line.optional(),
  alt: line.optional(),
});

/** Of a page in one language; its layout and its list of offices are said once, in any of the languages. */
const pageFields = z.strictObject({
  title: line,
  description: line,
  layout: z.literal('cards').optional(),
  offices: z.literal('agencies').optional(),
});

/** A file of a document, or that of the first of its languages in its place. */
interface LanguageFile<Front> extends MarkdownFile<Front> {
  /** The language that it is in, where it is another. */
  language?: Language;
}

type Files<Front> = { es: LanguageFile<Front> } & Partial<Record<Language, LanguageFile<Front>>>;

/**
 * The files of one document, by language; null where one is wrong, which is reported. One is enough: without a Spanish
 * one, the first stands in its place.
 */
function readLanguages<Front>(folder: NetworkFolder, dir: string, schema: z.ZodType<Front>): Files<Front> | null {
  const written = languages.filter((language) => folder.names.includes(`${dir}/${language}.md`));
  const files = new Map<Language, MarkdownFile<Front>>();
  for (const language of written) {
    const file = folder.require(`${dir}/${language}.md`, (text, problems) => parseMarkdown(text, schema, problems));
    if (file) files.set(language, file);
  }
  const [first] = written;
  if (first === undefined || files.size < written.length) return null;
  return { es: { ...files.get(first)!, language: first }, ...Object.fromEntries(files) };
}

/** The texts of each file. */
const textsOf = <Front, Texts extends object>(files: Files<Front>, read: (file: MarkdownFile<Front>) => Texts) => {
  const textsIn = ({ language, ...file }: LanguageFile<Front>) => ({
    ...read(file),
    ...(language ? { language } : {}),
  });
  const given = languages.flatMap((language) =>
    files[language] ? [[language, textsIn(files[language])] as const] : [],
  );
  return { ...Object.fromEntries(given), es: textsIn(files.es) } as { es: Texts } & Partial<Record<Language, Texts>>;
};

/** The folders that hold Markdown files, at a depth below a folder; files elsewhere are problems. */
function documentsIn({ names, problems }: NetworkFolder, root: string, depth: number): string[] {
  const slug = new RegExp(`^${slugPattern}$`);
  const found = new Set<string>();
  for (const name of names.filter((file) => file.startsWith(`${root}/`) && file.endsWith('.md'))) {
    const parts = name.split('/');
    const isRight =
      parts.length === depth + 2 &&
      slug.test(parts.at(-2)!) &&
      languages.some((language) => parts.at(-1) === `${language}.md`);
    if (isRight) found.add(parts.slice(0, -1).join('/'));
    else problems.push(`${name}: is not ${root}/${depth === 2 ? '{category}/' : ''}{slug}/{${languages.join()}}.md`);
  }
  return [...found];
}

/** What the picture of an article shows. */
const altsOf = (files: Files<{ alt?: string | undefined }>) =>
  Object.fromEntries(
    languages.flatMap((language) => (files[language] ? [[language, files[language].front.alt!] as const] : [])),
  ) as { es: string } & Partial<Record<Language, string>>;

function readArticle(folder: NetworkFolder, dir: string): ArticleInput | null {
  const [, category, slug] = dir.split('/');
  const isKnown = (magazineCategories as readonly (string | undefined)[]).includes(category);
  if (!isKnown) folder.problems.push(`${dir}: ${category} is none of ${magazineCategories.join(', ')}`);
  const files = readLanguages(folder, dir, articleFields);
  if (!files || !isKnown) return null;
  const said = <Name extends 'date' | 'author' | 'image'>(name: Name) =>
    languages.map((language) => files[language]?.front[name]).find((value) => value !== undefined);
  const first = files.es.language ?? 'es';
  const [date, author, image] = [said('date'), said('author'), said('image')];
  const written = languages.filter((language) => files[language] && !files[language].language);
  if (date === undefined) folder.problems.push(`${dir}/${first}.md: date: is missing`);
  if (author === undefined) folder.problems.push(`${dir}/${first}.md: author: is missing`);
  if (image !== undefined)
    for (const language of written)
      if (files[language]?.front.alt === undefined)
        folder.problems.push(`${dir}/${language}.md: alt: is missing, what the picture shows`);
  if (date === undefined || author === undefined) return null;
  return {
    slug: slug!,
    category: category as MagazineCategory,
    date,
    author,
    ...(image === undefined ? {} : { image: { url: image, dimensions: {}, alt: altsOf(files) } }),
    ...textsOf(files, ({ front: { title, excerpt }, body }) => ({ title, excerpt, body })),
  };
}

function readPage(folder: NetworkFolder, dir: string): CorporatePageInput | null {
  const files = readLanguages(folder, dir, pageFields);
  if (!files) return null;
  const said = <Name extends 'layout' | 'offices'>(name: Name) =>
    languages.map((language) => files[language]?.front[name]).find((value) => value !== undefined);
  const [layout, offices] = [said('layout'), said('offices')];
  return {
    slug: dir.split('/')[1]!,
    ...(layout ? { layout } : {}),
    ...(offices ? { offices } : {}),
    ...textsOf(files, ({ front: { title, description }, body }) => ({ title, description, body })),
  };
}

/** The articles of magazine/, newest first, and the pages about the company of pages/. Problems are the folder's. */
export function readMagazine(folder: NetworkFolder): MagazineInput {
  const articles = documentsIn(folder, 'magazine', 2)
    .flatMap((dir) => readArticle(folder, dir) ?? [])
    .sort((a, b) => b.date.localeCompare(a.date));
  const slugs = articles.map(({ slug }) => slug);
  for (const slug of new Set(slugs.filter((one, index) => slugs.indexOf(one) !== index)))
    folder.problems.push(`magazine: two articles are called ${slug}`);
  return { articles, pages: documentsIn(folder, 'pages', 1).flatMap((dir) => readPage(folder, dir) ?? []) };
}
