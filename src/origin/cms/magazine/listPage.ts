import { inSiteLanguages, type Language } from '#shared/i18n/languages.ts';
import { magazineCategories, magazineUrl, type MagazineCategory } from '#shared/routes/magazineUrl.ts';
import type { SocialImage } from '#shared/seo/socialTags.ts';
import { previewOf as previewPath } from '../../media/pictureName.ts';
import type { ArticleSummary } from '../../import/magazineDocuments.ts';
import { articleTile, categoryName } from './articleTiles.ts';
import { html, type Html } from './html.ts';
import type { MagazineSite } from './MagazineSite.ts';
import { siteHome, type Page } from './pageFrame.ts';

/** The first of a list is shown large, the others three in a row. */
export const articlesPerPage = 10;

const listUrl = (category: MagazineCategory | undefined, page: number, language: Language): string =>
  magazineUrl({ to: 'list', ...(category ? { category } : {}) }, language) + (page > 1 ? `?paged=${page}` : '');

function categories(current: MagazineCategory | undefined, site: MagazineSite): Html {
  const { language, say } = site;
  const entries = [undefined, ...magazineCategories].map((category) => {
    const here = category === current && html` aria-current="page"`;
    return html`<li>
      <a href="${listUrl(category, 1, language)}" ${here}
        >${category ? categoryName(category, site) : say('category.all')}</a
      >
    </li>`;
  });
  return html`<nav class="categories" aria-label="${say('categories')}">
    <ul>
      ${entries}
    </ul>
  </nav>`;
}

function paging(category: MagazineCategory | undefined, page: number, pages: number, site: MagazineSite): Html | false {
  const { language, say } = site;
  const way = (to: number, rel: 'prev' | 'next', label: string) =>
    to >= 1 && to <= pages && html`<a rel="${rel}" href="${listUrl(category, to, language)}">${say(label)}</a>`;
  return (
    pages > 1 &&
    html`<nav class="paging" aria-label="${say('paging.label')}">
      ${way(page - 1, 'prev', 'paging.previous')}<span>${say('paging.position', { page, pages })}</span>${way(page + 1, 'next', 'paging.next')}
    </nav>`
  );
}

/** The path of the list, and, of a category, its own. */
function crumbsOf(category: MagazineCategory | undefined, site: MagazineSite): Page['crumbs'] {
  const { language, say } = site;
  const all = [
    [say('breadcrumbs.home'), siteHome(language)],
    [say('header.magazine'), listUrl(undefined, 1, language)],
  ] as const;
  return category ? [...all, [categoryName(category, site), listUrl(category, 1, language)]] : all;
}

function articlesOf(articles: readonly ArticleSummary[], page: number, site: MagazineSite): Html {
  if (articles.length === 0) return html`<p class="empty">${site.say('empty')}</p>`;
  const large = page === 1 ? articles.slice(0, 1) : [];
  const others = articles.slice(large.length);
  return html`${large.map((article) => articleTile(article, site, { heading: 'h2', className: 'tile lead', first: true, sizes: '(min-width:56.25rem) 690px,92vw' }))}
    <div class="tiles">
      ${others.map((article) => articleTile(article, site, { heading: 'h2', sizes: '(min-width:62.5rem) 390px,(min-width:40rem) 45vw,92vw' }))}
    </div>`;
}

/**
 * A page of all articles or of a category's.
 * @param articles all of the list, newest first
 * @param page from 1; undefined comes back for one that the list does not have
 */
export function listPage(
  articles: readonly ArticleSummary[],
  category: MagazineCategory | undefined,
  page: number,
  site: MagazineSite,
): Page | undefined {
  const pages = Math.max(1, Math.ceil(articles.length / articlesPerPage));
  if (page > pages) return undefined;
  const { say } = site;
  const name = category ?? 'all';
  const alternates = inSiteLanguages(site.languages, (language) => listUrl(category, page, language));
  const shown = articles.slice((page - 1) * articlesPerPage, page * articlesPerPage);
  const title = say(`title.${name}`);
  const lead = say(`lead.${name}`);
  const image = shown[0] && previewOf(shown[0], site);
  return {
    meta: {
      title: page > 1 ? say('titlePaged', { title, page }) : title,
      description: page > 1 ? say('leadPaged', { lead, page }) : lead,
      alternates,
    },
    image,
    crumbs: crumbsOf(category, site),
    body: html`<div class="listHead">
        <h1>${category ? categoryName(category, site) : say('header.magazine')}</h1>
        <p class="leadText">${lead}</p>
        ${categories(category, site)}
      </div>
      ${articlesOf(shown, page, site)}${paging(category, page, pages, site)}`,
  };
}

/** The picture of an article as link previews show it. */
export function previewOf(
  { image }: Pick<ArticleSummary, 'image'>,
  { language }: MagazineSite,
): SocialImage | undefined {
  if (!image) return undefined;
  const url = image.preview ?? previewPath(image.url);
  return url === undefined ? undefined : { url, alt: image.alt[language] ?? image.alt.es };
}
