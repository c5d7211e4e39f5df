import { defaultLanguage, languageFacts, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import {
  appendQuery,
  buildAlternates,
  buildUrl,
  routeTarget,
  withPrefix,
  type RouteTarget,
} from '#shared/routes/build.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { resolutionOf } from '../../scripts/crawl/address.ts';
import type { Answer, Fetcher } from '../../scripts/crawl/fetcher.ts';

export const fakeOrigin = 'https://www.example.com';

export interface FakePage {
  path: string;
  language: Language;
  /** Paths by language. */
  alternates: Record<string, string>;
  status: number;
  headers: Record<string, string>;
  lang: string;
  title: string;
  description: string;
  isIndexable: boolean;
  /** In the sitemap. */
  isListed: boolean;
  canonicals: string[];
  /** HTML of the main part. */
  main: string;
  structuredData: string[];
}

export interface FakeSite {
  pages: Map<string, FakePage>;
  /** Answers in place of those of the pages. */
  answers: Map<string, Answer>;
  robots: string;
  /** Changes the text of the sitemap. */
  editSitemap: (xml: string) => string;
  /** Links of every page. */
  menu: (language: Language) => string[];
  sitemapIndex: string;
}

export const link = (path: string, text = 'Ver', rel = ''): string =>
  `<a href="${escapeHtml(path)}"${rel && ` rel="${rel}"`}>${text}</a>`;

const brand = 'Casa Clara';

export const refs = ['AA0001-0001', 'AA0002-0002', 'AA0003-0003', 'AA0004-0004', 'AA0005-0005'] as const;
const homeOf = (ref: string) =>
  routeTarget<'Estate'>({ to: 'Estate', params: { province: 'barcelona', type: 'buy', slug: 'piso', ref } });
const listOf = (query: Parameters<typeof routeTarget<'Search'>>[0]['query'] = {}, type: 'buy' | 'rent' = 'buy') =>
  routeTarget<'Search'>({ to: 'Search', params: { province: 'barcelona', type }, query });

export const targets = {
  home: routeTarget<'Home'>({ to: 'Home', params: {} }),
  about: routeTarget<'About'>({ to: 'About', params: {} }),
  survey: routeTarget<'AlertSurvey'>({ to: 'AlertSurvey', params: {} }),
  list: listOf(),
  secondPage: listOf({ page: 2 }),
  town: listOf({ filters: { town: 'sitges' } }),
  empty: listOf({}, 'rent'),
  forSale: homeOf(refs[0]),
  second: homeOf(refs[1]),
  third: homeOf(refs[2]),
  reserved: homeOf(refs[3]),
  sold: homeOf(refs[4]),
};
export type PageName = keyof typeof targets;

export const pathOf = (name: PageName, language: Language = 'es'): string =>
  buildUrl<RouteTarget['to']>(targets[name], language);

const unlisted: readonly PageName[] = ['survey', 'secondPage', 'empty', 'sold'];
const noindex: readonly PageName[] = ['survey', 'empty', 'sold'];

/** A card of a list. */
export const card = (path: string): string => `<article><h2>${link(path, 'Piso')}</h2></article>`;

export const offer = (availability: string, price?: number): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    offers: {
      '@type': 'Offer',
      availability: `https://schema.org/${availability}`,
      ...(price === undefined ? {} : { price }),
    },
  });

const crumbs = (path: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${fakeOrigin}/` },
      { '@type': 'ListItem', position: 2, name: 'Página', item: fakeOrigin + path },
    ],
  });

function mainOf(name: PageName, language: Language): string {
  const to = (other: PageName) => pathOf(other, language);
  const numbers = `<nav><a href="${to('list')}">1</a><a href="${to('secondPage')}">2</a></nav>`;
  if (name === 'list') return card(to('forSale')) + card(to('second')) + link(to('town')) + numbers;
  if (name === 'secondPage') return card(to('third')) + card(to('reserved')) + numbers;
  if (name === 'town') return card(to('forSale')) + card(to('second')) + card(to('third'));
  if (name === 'empty') return link(to('survey'), 'Avisadme', 'nofollow');
  if (name === 'forSale') return `<p data-status="new">Nuevo</p><p>345.000 €</p>${link(to('sold'))}`;
  if (name === 'reserved') return '<p data-status="reserved">Reservado</p>';
  if (name === 'sold') return '<p data-status="sold">Vendido</p>';
  return name === 'about' ? `<p id="equipo">Equipo</p>${link('#equipo')}${link('/#content')}` : '';
}

function dataOf(name: PageName, path: string): string[] {
  if (name === 'forSale') return [crumbs(path), offer('InStock', 345_000)];
  if (name === 'reserved') return [offer('LimitedAvailability')];
  return name === 'sold' ? [offer('SoldOut')] : [crumbs(path)];
}

function createPage(name: PageName, language: Language): FakePage {
  const alternates: Record<string, string> = buildAlternates<RouteTarget['to']>(targets[name], usualLanguages);
  const path = alternates[language]!;
  return {
    path,
    language,
    alternates: { ...alternates, 'x-default': alternates[defaultLanguage]! },
    status: 200,
    headers: {},
    lang: languageFacts[language].tag,
    title: name === 'home' ? `${brand}, inicio ${language}` : `Página de ${name}, ${language} | ${brand}`,
    description: `Todo lo que hay que saber de la página ${name} en la lengua ${language}, con detalle.`,
    isIndexable: !noindex.includes(name),
    isListed: !unlisted.includes(name),
    canonicals: [fakeOrigin + path],
    main: `<h1>${name}</h1>${mainOf(name, language)}`,
    structuredData: dataOf(name, path),
  };
}

/** A small site without a fault, in three languages; a test changes it before it is crawled. */
export function createFakeSite(): FakeSite {
  const names = Object.keys(targets) as PageName[];
  const pages = usualLanguages.flatMap((language) => names.map((name) => createPage(name, language)));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    answers: new Map(),
    robots: `User-agent: *\nDisallow: /web/\nSitemap: ${fakeOrigin}/sitemap.xml\n`,
    editSitemap: (xml) => xml,
    menu: (language) => (['home', 'about', 'list', 'empty'] as const).map((name) => pathOf(name, language)),
    sitemapIndex: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${fakeOrigin}/sitemap/all.xml</loc></sitemap></sitemapindex>`,
  };
}

const absolute = (path: string): string => (path.startsWith('/') ? fakeOrigin + path : path);

function headOf(page: FakePage): string {
  const alternates = page.isIndexable
    ? Object.entries(page.alternates).map(
        ([code, path]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(absolute(path))}">`,
      )
    : [];
  return [
    `<title>${escapeHtml(page.title)}</title><meta name="description" content="${escapeHtml(page.description)}">`,
    `<meta property="og:site_name" content="${brand}">`,
    ...(page.isIndexable ? [] : ['<meta name="robots" content="noindex,follow">']),
    ...page.canonicals.map((href) => `<link rel="canonical" href="${escapeHtml(href)}">`),
    ...alternates,
    ...page.structuredData.map((data) => `<script type="application/ld+json">${data}</script>`),
  ].join('');
}

export const htmlAnswer = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

export const moved = (location: string, status = 301): Answer => ({ status, headers: { location }, body: '' });

const render = (page: FakePage, site: FakeSite): Answer =>
  htmlAnswer(
    page.status,
    `<!doctype html><html lang="${page.lang}"><head>${headOf(page)}</head><body><nav>${site
      .menu(page.language)
      .map((path) => link(path))
      .join('')}</nav><main id="content">${page.main}</main></body></html>`,
    page.headers,
  );

export const notFoundAnswer = (language: Language, robots = 'noindex'): Answer =>
  htmlAnswer(
    404,
    `<html lang="${languageFacts[language].tag}"><meta name="robots" content="${robots}"><h1>404</h1></html>`,
  );

function sitemapOf({ pages, editSitemap }: FakeSite): string {
  const urls = [...pages.values()]
    .filter(({ isListed }) => isListed)
    .map(({ path, alternates }) => {
      const links = Object.entries(alternates).map(
        ([code, other]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(absolute(other))}"/>`,
      );
      return `<url><loc>${fakeOrigin}${escapeHtml(path)}</loc><lastmod>2026-11-01</lastmod>${links.join('')}</url>`;
    });
  return editSitemap(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
  );
}

const xml = (body: string): Answer => ({ status: 200, headers: { 'content-type': 'application/xml' }, body });

/** A list with a filter that the site has no page of. */
function filtered(path: string, site: FakeSite): Answer | null {
  const list = site.pages.get(path.replace('?rooms=2', ''));
  if (!list || !path.includes('?rooms=2')) return null;
  return render({ ...list, path, isIndexable: false, canonicals: [fakeOrigin + path] }, site);
}

function movedTo(path: string, { pages }: FakeSite): string | null {
  const resolution = resolutionOf(path);
  if (resolution.kind === 'redirect') return resolution.location;
  if (resolution.kind !== 'match' || resolution.address.route !== 'Estate') return null;
  const { ref } = resolution.address.params;
  const home = [...pages.keys()].find(
    (known) => known.endsWith(ref) && pages.get(known)!.language === resolution.address.language,
  );
  const [pathname, query] = path.split('?');
  return home === undefined || home === pathname ? null : appendQuery(home, query ?? '');
}

const languageAt = (path: string): Language =>
  usualLanguages.find((language) => path.startsWith(withPrefix('/', language)) && language !== defaultLanguage) ??
  defaultLanguage;

/** The fake site as the crawler sees it. */
export const fetchFrom =
  (site: FakeSite): Fetcher =>
  (path) => {
    const page = site.pages.get(path);
    const location = page ? null : movedTo(path, site);
    const file =
      path === '/robots.txt'
        ? { status: 200, headers: { 'content-type': 'text/plain' }, body: site.robots }
        : path === '/sitemap.xml'
          ? xml(site.sitemapIndex)
          : path === '/sitemap/all.xml'
            ? xml(sitemapOf(site))
            : null;
    return Promise.resolve(
      site.answers.get(path) ??
        file ??
        (page && render(page, site)) ??
        (location === null ? null : moved(location)) ??
        filtered(path, site) ??
        notFoundAnswer(languageAt(path)),
    );
  };
