import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { formatLongDate } from '#shared/i18n/formats.ts';
import { imageSrcSet, type Image } from '#shared/domain/images.ts';
import { magazineUrl, type MagazineCategory } from '#shared/routes/magazineUrl.ts';
import type { ArticleSummary } from '../../import/magazineDocuments.ts';
import { html, type Html } from './html.ts';
import type { MagazineSite } from './MagazineSite.ts';
import { textsIn } from '../../db/input/magazineInput.ts';

/** Categories are named as in the site's navigation. */
const categoryLabels = {
  noticias: 'header.news',
  'sector-inmobiliario': 'header.sector',
  escaparate: 'header.showcase',
  hogar: 'header.livingHome',
} as const satisfies Record<MagazineCategory, string>;

export const categoryName = (category: MagazineCategory, { say }: Pick<MagazineSite, 'say'>): string =>
  say(categoryLabels[category]);

interface Shown {
  sizes: string;
  /** Above the fold: fetched with the page, and first. */
  first?: boolean;
}

/** The picture of an article; nothing without one. */
export function articlePicture(
  { image }: Pick<ArticleSummary, 'image'>,
  { language }: MagazineSite,
  { sizes, first }: Shown,
): Html | undefined {
  if (!image) return undefined;
  const known: Image = { url: image.url, dimensions: image.dimensions };
  const alt = image.alt[language];
  const srcSet = imageSrcSet(known);
  const loading = first ? html` fetchpriority="high"` : html` loading="lazy"`;
  return html`<img
    src="${image.dimensions.lg ?? image.url}"
    ${srcSet !== undefined && html` srcset="${srcSet}" sizes="${sizes}"`}
    width="800"
    height="450"
    alt="${alt ?? image.alt.es}"
    ${langOf(alt === undefined ? 'es' : undefined)}
    decoding="async"
    ${loading}
  />`;
}

export const articleUrl = ({ category, slug }: Pick<ArticleSummary, 'category' | 'slug'>, site: MagazineSite): string =>
  magazineUrl({ to: 'article', category, slug }, site.language);

export const articleFacts = ({ author, date }: Pick<ArticleSummary, 'author' | 'date'>, site: MagazineSite): Html =>
  html`<span>${author}</span> <time datetime="${date}">${formatLongDate(date, site.language)}</time>`;

interface TileOptions extends Shown {
  heading: 'h2' | 'h3';
  className?: string;
}

/** The attribute of texts that are in another language than their page. */
export const langOf = (written: Language | undefined): Html | undefined =>
  written && html` lang="${languageFacts[written].tag}"`;

/** An article in a list: the whole tile leads where its title does. */
export function articleTile(article: ArticleSummary, site: MagazineSite, options: TileOptions): Html {
  const { title, excerpt, language: written } = textsIn(article, site.language);
  const lang = langOf(written);
  const link = html`<a href="${articleUrl(article, site)}" ${lang}>${title}</a>`;
  return html`<article class="${options.className ?? 'tile'}">
    ${articlePicture(article, site, options)}
    <div class="words">
      <p class="category" data-category="${article.category}">${categoryName(article.category, site)}</p>
      ${options.heading === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
      <p class="excerpt" ${lang}>${excerpt}</p>
      <p class="facts">${articleFacts(article, site)}</p>
    </div>
  </article>`;
}
