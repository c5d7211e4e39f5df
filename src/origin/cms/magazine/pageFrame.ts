import { fontUrls } from '#shared/theme/fontUrls.ts';
import { inSiteLanguages, languageFacts, type Language } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { buildHead, type HeadElement, type PageMeta } from '#shared/seo/head.ts';
import { latest, sharePath } from '#shared/seo/sharePath.ts';
import { socialTags, type SocialImage } from '#shared/seo/socialTags.ts';
import { serialiseState } from '#shared/state/serialise.ts';
import { magazineUrl } from '#shared/routes/magazineUrl.ts';
import { schemeScript, schemeTags } from '#shared/theme/schemeTags.ts';
import { html, Html } from './html.ts';
import type { MagazineSite } from './MagazineSite.ts';
import { pageFooter } from './pageFooter.ts';
import { pageHeader } from './pageHeader.ts';

/** The way up to a page, it included, as names and site paths. */
export type Crumbs = readonly (readonly [name: string, path: string])[];

/** A page between header and footer. */
export interface Page {
  meta: PageMeta;
  /** For link previews; by default the network's. */
  image?: SocialImage | undefined;
  /** The day it was published, for articles. */
  published?: string;
  /** Surrogate keys of what it shows of others. */
  tags?: readonly string[];
  crumbs: Crumbs;
  /** Nodes of schema.org's vocabulary beside the breadcrumbs. */
  structuredData?: readonly object[];
  body: Html;
}

function headTag({ tag, attributes, text }: HeadElement): Html {
  const written = Object.entries(attributes).map(([name, value]) => html` ${new Html(name)}="${value}"`);
  return tag === 'title' ? html`<title>${text}</title>` : new Html(`<${tag}${written.join('')}>`);
}

/** An article is no `website` to those who share it. */
function asArticle(elements: readonly HeadElement[], published: string): HeadElement[] {
  const isType = ({ attributes }: HeadElement) => attributes['property'] === 'og:type';
  return elements.flatMap((element): HeadElement[] =>
    isType(element)
      ? [
          { tag: 'meta', attributes: { property: 'og:type', content: 'article' } },
          { tag: 'meta', attributes: { property: 'article:published_time', content: published } },
        ]
      : [element],
  );
}

function headOf({ meta, image, published }: Page, { language, languages, brand, publicOrigin }: MagazineSite): Html[] {
  const context = { language, languages, brandName: brand.name, siteTitle: brand.name, publicOrigin };
  const ofSite = { url: sharePath(latest, buildUrl({ to: 'Home', params: {} }, language)), alt: brand.name };
  const social = socialTags(meta, image ?? ofSite, context);
  return [...buildHead(meta, context), ...(published ? asArticle(social, published) : social)].map(headTag);
}

const crumbList = (crumbs: Crumbs, publicOrigin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, publicOrigin).href,
  })),
});

function breadcrumbs(crumbs: Crumbs, { say }: MagazineSite): Html {
  const last = crumbs.length - 1;
  return html`<nav class="breadcrumbs" aria-label="${say('breadcrumbs.label')}">
    <ol>
      ${crumbs.map(([name, path], index) =>
        index === last
          ? html`<li><span aria-current="page">${name}</span></li>`
          : html`<li><a href="${path}">${name}</a></li>`,
      )}
    </ol>
  </nav>`;
}

const structured = (nodes: readonly object[]): Html =>
  html`<script type="application/ld+json">
    ${new Html(serialiseState({ '@context': 'https://schema.org', '@graph': nodes }))}
  </script>`;

export interface Assets {
  stylesheet: string;
  fonts: readonly string[];
}

/** The whole document, in the look of the site. Its only script is the site's for the colours that a visitor chose. */
export function pageDocument(page: Page, site: MagazineSite, { stylesheet, fonts }: Assets): string {
  const { language, say, publicOrigin } = site;
  const { folder } = site.brand;
  const { meta, crumbs, structuredData = [] } = page;
  const isMagazine = crumbs.some(([, path]) => path === magazineUrl({ to: 'list' }, language));
  const nodes = [...(crumbs.length > 1 ? [crumbList(crumbs, publicOrigin)] : []), ...structuredData];
  return html`<!doctype html>
    <html lang="${languageFacts[language].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        ${new Html(schemeTags(folder?.backgrounds))}
        <script src="${schemeScript}"></script>
        ${headOf(page, site)}${fontUrls(fonts, folder?.fonts).map((url) => html`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin />`)}
        <link rel="stylesheet" href="${stylesheet}" />
        ${folder?.hasTheme && html`<link rel="stylesheet" href="${folder.path}/theme.css" />`}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link
          rel="alternate"
          type="application/atom+xml"
          href="${magazineUrl({ to: 'feed' }, language)}"
          title="${say('feed.title', { brand: site.brand.name })}"
        />
      </head>
      <body class="frame">
        <a class="skip" href="#content">${say('skipToContent')}</a
        >${pageHeader(site, meta.alternates ?? homesOf(site), isMagazine ? 'magazine' : undefined)}
        <main id="content" class="main" tabindex="-1">
          <div class="container">${crumbs.length > 1 && breadcrumbs(crumbs, site)}${page.body}</div>
        </main>
        ${pageFooter(site)}${nodes.length > 0 && structured(nodes)}
      </body>
    </html>`.toString();
}

/** Where the languages lead from a page that is in none of them. */
const homesOf = ({ languages }: MagazineSite) =>
  inSiteLanguages(languages, (language) => magazineUrl({ to: 'list' }, language));

export const siteHome = (language: Language): string => buildUrl({ to: 'Home', params: {} }, language);
