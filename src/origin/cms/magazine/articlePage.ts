import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { magazineUrl } from '#shared/routes/magazineUrl.ts';
import type { ArticleInput } from '../../db/input/magazineInput.ts';
import type { ArticleSummary } from '../../import/magazineDocuments.ts';
import { articleFacts, articlePicture, articleTile, articleUrl, categoryName } from './articleTiles.ts';
import { html, type Html } from './html.ts';
import { previewOf } from './listPage.ts';
import type { MagazineSite } from './MagazineSite.ts';
import { siteHome, type Page } from './pageFrame.ts';
import { minutesToRead, renderMarkdown } from './renderMarkdown.ts';

const relatedCount = 3;

/** Others of the same category first, then the newest of all. */
export function relatedTo(article: ArticleInput, all: readonly ArticleSummary[]): ArticleSummary[] {
  const others = all.filter(({ slug }) => slug !== article.slug);
  const same = others.filter(({ category }) => category === article.category);
  return [...same, ...others.filter((other) => !same.includes(other))].slice(0, relatedCount);
}

function structuredArticle(article: ArticleInput, site: MagazineSite): object {
  const { language, publicOrigin, brand } = site;
  const { title, excerpt } = article[language];
  const url = new URL(articleUrl(article, site), publicOrigin).href;
  const { image } = article;
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: article.date,
    inLanguage: languageFacts[language].tag,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', '@id': `${publicOrigin}/#organization`, name: brand.name, url: publicOrigin },
    mainEntityOfPage: url,
    ...(image ? { image: [new URL(image.preview ?? image.url, publicOrigin).href] } : {}),
  };
}

const related = (articles: readonly ArticleSummary[], site: MagazineSite): Html | false =>
  articles.length > 0 &&
  html`<section class="related" aria-labelledby="related">
    <h2 id="related">${site.say('related')}</h2>
    <div class="tiles">
      ${articles.map((article) => articleTile(article, site, { heading: 'h3', sizes: '(min-width:62.5rem) 390px,(min-width:40rem) 45vw,92vw' }))}
    </div>
  </section>`;

/** An article with its text, and others to go on with. @param all articles of the magazine, newest first */
export function articlePage(article: ArticleInput, all: readonly ArticleSummary[], site: MagazineSite): Page {
  const { language, say } = site;
  const { title, excerpt, body } = article[language];
  const { category, slug } = article;
  const image = previewOf(article, site);
  const name = categoryName(category, site);
  const categoryUrl = magazineUrl({ to: 'list', category }, language);
  return {
    meta: {
      title,
      description: excerpt,
      alternates: Object.fromEntries(
        languages.map((other) => [other, magazineUrl({ to: 'article', category, slug }, other)]),
      ) as Record<Language, string>,
    },
    image,
    published: article.date,
    crumbs: [
      [say('breadcrumbs.home'), siteHome(language)],
      [say('header.magazine'), magazineUrl({ to: 'list' }, language)],
      [name, categoryUrl],
      [title, articleUrl(article, site)],
    ],
    structuredData: [structuredArticle(article, site)],
    body: html`<article class="article">
        <header>
          <p class="category" data-category="${category}"><a href="${categoryUrl}">${name}</a></p>
          <h1>${title}</h1>
          <p class="leadText">${excerpt}</p>
          <p class="facts">
            ${articleFacts(article, site)} <span>${say('minutes', { minutes: minutesToRead(body) })}</span>
          </p>
        </header>
        ${articlePicture(article, site, { first: true, sizes: '(min-width:68.75rem) 1040px,92vw' })}
        <div class="prose">${renderMarkdown(body)}</div>
      </article>
      ${related(relatedTo(article, all), site)}`,
  };
}
