import { languageFacts, inSiteLanguages } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { magazineUrl } from '#shared/routes/magazineUrl.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { personWhere } from '#shared/views/agentCard/personPlaces.ts';
import { toPortrait } from '#shared/views/agentCard/toAgentCard.ts';
import { agentTag } from '../../db/changes/tags.ts';
import { textsIn, type ArticleInput } from '../../db/input/magazineInput.ts';
import type { ArticleSummary } from '../../import/magazineDocuments.ts';
import { articleFacts, articlePicture, articleTile, articleUrl, categoryName, langOf } from './articleTiles.ts';
import { html, type Html } from './html.ts';
import { previewOf } from './listPage.ts';
import type { MagazineSite } from './MagazineSite.ts';
import type { ArticleAuthor } from './magazineStore.ts';
import { siteHome, type Page } from './pageFrame.ts';
import { mark } from './pageHeader.ts';
import { minutesToRead, renderMarkdown } from './renderMarkdown.ts';

const relatedCount = 3;

/** Others of the same category first, then the newest of all. */
export function relatedTo(article: ArticleInput, all: readonly ArticleSummary[]): ArticleSummary[] {
  const others = all.filter(({ slug }) => slug !== article.slug);
  const same = others.filter(({ category }) => category === article.category);
  return [...same, ...others.filter((other) => !same.includes(other))].slice(0, relatedCount);
}

/** Of an author who is an agent: the site path. */
const profileUrl = ({ slug }: ArticleAuthor, { language }: MagazineSite): string =>
  buildUrl({ to: 'Agent', params: { agent: slug } }, language);

function structuredArticle(article: ArticleInput, author: ArticleAuthor | undefined, site: MagazineSite): object {
  const { language, publicOrigin, brand } = site;
  const { title, excerpt, language: written = language } = textsIn(article, language);
  const url = new URL(articleUrl(article, site), publicOrigin).href;
  const { image } = article;
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: article.date,
    inLanguage: languageFacts[written].tag,
    author: {
      '@type': 'Person',
      name: article.author,
      ...(author ? { url: new URL(profileUrl(author, site), publicOrigin).href } : {}),
    },
    publisher: { '@type': 'Organization', '@id': `${publicOrigin}/#organization`, name: brand.name, url: publicOrigin },
    mainEntityOfPage: url,
    ...(image ? { image: [new URL(image.preview ?? image.url, publicOrigin).href] } : {}),
  };
}

/** A round face; the brand's mark where there is none. */
function portrait(author: ArticleAuthor | undefined, { brand }: MagazineSite): Html {
  if (!author?.image) return html`<span class="face">${mark(brand)}</span>`;
  const { src, srcSet } = toPortrait(author.image);
  return html`<img
    class="face"
    src="${src}"
    ${srcSet !== undefined && html` srcset="${srcSet}" sizes="5rem"`}
    width="80"
    height="80"
    alt=""
    loading="lazy"
    decoding="async"
  />`;
}

/** Who wrote it; of an agent also where they work, with the way to their page. */
function signature({ author: name }: ArticleInput, author: ArticleAuthor | undefined, site: MagazineSite): Html {
  const { language, say } = site;
  const where = author && personWhere({ ...author, provinceSlug: slugify(author.province ?? '') }, language);
  return html`<aside class="author" aria-labelledby="author">
    ${portrait(author, site)}
    <div>
      <p class="facts" id="author">${say('author.title')}</p>
      <p class="authorName">${author ? html`<a href="${profileUrl(author, site)}">${name}</a>` : name}</p>
      ${author && html`<p class="facts">${where === undefined ? say('author.agent') : say('author.agentIn', { where })}</p>`}
    </div>
  </aside>`;
}

const related = (articles: readonly ArticleSummary[], site: MagazineSite): Html | false =>
  articles.length > 0 &&
  html`<section class="related" aria-labelledby="related">
    <h2 id="related">${site.say('related')}</h2>
    <div class="tiles">
      ${articles.map((article) => articleTile(article, site, { heading: 'h3', sizes: '(min-width:62.5rem) 390px,(min-width:40rem) 45vw,92vw' }))}
    </div>
  </section>`;

interface Beside {
  /** Where the author is an agent of the network. */
  author: ArticleAuthor | undefined;
  /** All articles of the magazine, newest first. */
  all: readonly ArticleSummary[];
}

/** An article with its text, who wrote it, others to go on with, and the way back. */
export function articlePage(article: ArticleInput, { author, all }: Beside, site: MagazineSite): Page {
  const { language, languages, say } = site;
  const { title, excerpt, body, language: written } = textsIn(article, language);
  const lang = langOf(written);
  const { category, slug } = article;
  const image = previewOf(article, site);
  const name = categoryName(category, site);
  const categoryUrl = magazineUrl({ to: 'list', category }, language);
  return {
    meta: {
      title,
      description: excerpt,
      alternates: inSiteLanguages(languages, (other) => magazineUrl({ to: 'article', category, slug }, other)),
    },
    image,
    published: article.date,
    tags: ['agents', ...(author ? [agentTag(author.slug)] : [])],
    crumbs: [
      [say('breadcrumbs.home'), siteHome(language)],
      [say('header.magazine'), magazineUrl({ to: 'list' }, language)],
      [name, categoryUrl],
      [title, articleUrl(article, site)],
    ],
    structuredData: [structuredArticle(article, author, site)],
    body: html`<article class="article">
        <header>
          <p class="category" data-category="${category}"><a href="${categoryUrl}">${name}</a></p>
          <h1${lang}>${title}</h1>
          <p class="leadText"${lang}>${excerpt}</p>
          <p class="facts">
            ${articleFacts(article, site)} <span>${say('minutes', { minutes: minutesToRead(body) })}</span>
          </p>
        </header>
        ${articlePicture(article, site, { first: true, sizes: '(min-width:68.75rem) 1040px,92vw' })}
        <div class="prose"${lang}>${renderMarkdown(body)}</div>
        ${signature(article, author, site)}
      </article>
      ${related(relatedTo(article, all), site)}
      <p class="back">
        <a class="button buttonOutline" href="${magazineUrl({ to: 'list' }, language)}">${say('back')}</a>
      </p>`,
  };
}
