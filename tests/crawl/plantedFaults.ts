import { languages } from '#shared/i18n/languages.ts';
import {
  card,
  fakeOrigin,
  htmlAnswer,
  link,
  moved,
  notFoundAnswer,
  offer,
  pathOf,
  type FakePage,
  type FakeSite,
  type PageName,
} from '../fakes/fakeSite.ts';

/** A fault that is put into the fake site, and what the crawler must say: this rule, at these paths, and nothing else. */
export interface Planted {
  name: string;
  plant: (site: FakeSite) => void;
  rule: string;
  at: readonly string[];
}

const pageOf = (site: FakeSite, name: PageName, language: (typeof languages)[number] = 'es'): FakePage =>
  site.pages.get(pathOf(name, language))!;

/** Changes one page, in Spanish unless another language is named. */
const at =
  (name: PageName, change: (page: FakePage) => void, language: (typeof languages)[number] = 'es') =>
  (site: FakeSite): void =>
    change(pageOf(site, name, language));

/** Changes the page in all languages. */
const everywhere =
  (name: PageName, change: (page: FakePage) => void) =>
  (site: FakeSite): void => {
    for (const language of languages) change(pageOf(site, name, language));
  };

const answering =
  (path: string, answer: (site: FakeSite) => ReturnType<typeof moved>) =>
  (site: FakeSite): void => {
    site.answers.set(path, answer(site));
  };

const all = (name: PageName): string[] => languages.map((language) => pathOf(name, language));
const about = pathOf('about');
const list = pathOf('list');
const found = htmlAnswer(200, '<html lang="es-ES"><h1>Hola</h1></html>');

const linksAndDocuments: Planted[] = [
  {
    name: 'a link to nothing',
    plant: at('about', (page) => (page.main += link('/no-hay-nada'))),
    rule: 'links',
    at: ['/no-hay-nada'],
  },
  {
    name: 'a link that moves',
    plant: at('about', (page) => (page.main += link(`${about}/`))),
    rule: 'links',
    at: [`${about}/`],
  },
  {
    name: 'a page that does not answer',
    plant: (site) => {
      pageOf(site, 'about').main += link('/guia.pdf');
      site.answers.set('/guia.pdf', { status: 0, headers: {}, body: '', failure: 'timeout' });
    },
    rule: 'links',
    at: ['/guia.pdf'],
  },
  {
    name: 'an anchor to nothing on the same page',
    plant: at('about', (page) => (page.main += link('#historia'))),
    rule: 'anchors',
    at: [about],
  },
  {
    name: 'an anchor to nothing on another page',
    plant: at('forSale', (page) => (page.main += link(`${about}#historia`))),
    rule: 'anchors',
    at: [about],
  },
  {
    name: 'two main headings',
    plant: at('about', (page) => (page.main += '<h1>Otra vez</h1>')),
    rule: 'h1',
    at: [about],
  },
  { name: 'a wrong language', plant: at('about', (page) => (page.lang = 'en-US')), rule: 'S1', at: [about] },
  {
    name: 'a server’s error',
    plant: at('about', (page) => Object.assign(page, { status: 500 })),
    rule: 'S21',
    at: [about],
  },
  {
    name: 'a 503 without Retry-After',
    plant: at('about', (page) => Object.assign(page, { status: 503, headers: { 'cache-control': 'no-store' } })),
    rule: 'S21',
    at: [about],
  },
];

const alternates: Planted[] = [
  {
    name: 'no x-default',
    plant: (site) => {
      const page = pageOf(site, 'secondPage');
      delete page.alternates['x-default'];
    },
    rule: 'S2',
    at: [pathOf('secondPage')],
  },
  {
    name: 'an alternate that is not absolute',
    plant: at('secondPage', (page) => (page.alternates['en'] = page.alternates['en']!.slice(1))),
    rule: 'S2',
    at: [pathOf('secondPage')],
  },
  {
    name: 'an alternate of another host',
    plant: at('secondPage', (page) => (page.alternates['en'] = 'https://staging.example.com/en')),
    rule: 'S2',
    at: [pathOf('secondPage')],
  },
  {
    name: 'a missing reciprocal: the English page names another Spanish page',
    plant: at('about', (page) => Object.assign(page.alternates, { es: '/', 'x-default': '/' }), 'en'),
    rule: 'S3',
    at: [about, pathOf('about', 'en')],
  },
  {
    name: 'a missing reciprocal: the English page names nobody',
    plant: at('about', (page) => Object.assign(page, { isIndexable: false, isListed: false }), 'en'),
    rule: 'S3',
    at: [about, pathOf('about', 'ca')],
  },
  {
    name: 'a redirecting alternate',
    plant: at('about', (page) => (page.alternates['ca'] = '/ca/Qui-Som')),
    rule: 'S3',
    at: [about, pathOf('about', 'ca')],
  },
  {
    name: 'an alternate that is sorted',
    plant: at('list', (page) => (page.alternates['ca'] += '?sort=priceAscendent')),
    rule: 'S3',
    at: [list, pathOf('list', 'ca')],
  },
  {
    name: 'a language that the site does not have',
    plant: at('secondPage', (page) => (page.alternates['de'] = '/')),
    rule: 'S4',
    at: [pathOf('secondPage')],
  },
  {
    name: 'page 2 names page 1 of the other languages',
    plant: (site) => {
      for (const language of languages)
        for (const other of languages)
          if (other !== language) pageOf(site, 'secondPage', language).alternates[other] = pathOf('list', other);
      for (const language of languages)
        pageOf(site, 'secondPage', language).alternates['x-default'] = pageOf(site, 'secondPage', language).alternates[
          'es'
        ]!;
    },
    rule: 'S5',
    at: all('secondPage').flatMap((path) => [path, path]),
  },
];

const canonicals: Planted[] = [
  {
    name: 'no canonical',
    plant: at('secondPage', (page) => (page.canonicals = [])),
    rule: 'S9',
    at: [pathOf('secondPage')],
  },
  {
    name: 'two canonicals',
    plant: at('about', (page) => page.canonicals.push(fakeOrigin + about)),
    rule: 'S9',
    at: [about],
  },
  {
    name: 'a canonical of another host',
    plant: at('secondPage', (page) => (page.canonicals = ['http://10.0.0.7/'])),
    rule: 'S9',
    at: [pathOf('secondPage')],
  },
  {
    name: 'a canonical that is not absolute',
    plant: at('about', (page) => (page.canonicals = [about])),
    rule: 'S9',
    at: [about],
  },
  {
    name: 'a canonical of another language',
    plant: at('about', (page) => (page.canonicals = [fakeOrigin + pathOf('about', 'en')])),
    rule: 'S9',
    at: [about],
  },
  {
    name: 'a canonical to another page',
    plant: at('about', (page) => (page.canonicals = [`${fakeOrigin}/`])),
    rule: 'S9',
    at: [about],
  },
  {
    name: 'a canonical to page 1',
    plant: at('secondPage', (page) => (page.canonicals = [fakeOrigin + list])),
    rule: 'S11',
    at: [pathOf('secondPage')],
  },
  {
    name: '?page=1 as a page of its own',
    plant: answering(`${list}?page=1`, () => found),
    rule: 'S11',
    at: [`${list}?page=1`],
  },
  {
    name: 'a page past the last',
    plant: answering(`${list}?page=999999`, () => found),
    rule: 'S11',
    at: [`${list}?page=999999`],
  },
  {
    name: 'a filtered list that is indexable',
    plant: answering(`${list}?rooms=2`, () =>
      htmlAnswer(
        200,
        `<html lang="es-ES"><link rel="canonical" href="${fakeOrigin}${list}?rooms=2"><h1>Pisos</h1></html>`,
      ),
    ),
    rule: 'S13',
    at: [`${list}?rooms=2`],
  },
  {
    name: 'a filtered list with the canonical of the whole',
    plant: answering(`${list}?rooms=2`, () =>
      htmlAnswer(
        200,
        `<html lang="es-ES"><meta name="robots" content="noindex,follow"><link rel="canonical" href="${fakeOrigin}${list}"><h1>Pisos</h1></html>`,
      ),
    ),
    rule: 'S13',
    at: [`${list}?rooms=2`],
  },
  {
    name: 'a town with two homes that is indexable',
    plant: at('town', (page) => (page.main = `<h1>Sitges</h1>${card(pathOf('forSale'))}${card(pathOf('second'))}`)),
    rule: 'S13',
    at: [pathOf('town')],
  },
];

const lost = '/no-existe-nada-asi';

const answers: Planted[] = [
  { name: 'a soft 404', plant: answering(lost, () => found), rule: 'S17', at: [lost] },
  {
    name: 'a redirect to Home',
    plant: answering(`/en${lost}`, () => moved('/en', 302)),
    rule: 'S17',
    at: [`/en${lost}`],
  },
  {
    name: 'a 404 in Spanish',
    plant: answering(`/ca${lost}`, () => notFoundAnswer('es')),
    rule: 'S17',
    at: [`/ca${lost}`],
  },
  { name: 'a 404 to index', plant: answering(lost, () => notFoundAnswer('es', 'all')), rule: 'S17', at: [lost] },
  {
    name: 'an unknown town with a page',
    plant: answering(`${list}?town=no-existe-nada-asi`, () => found),
    rule: 'S18',
    at: [`${list}?town=no-existe-nada-asi`],
  },
  {
    name: 'a list without homes that is indexable',
    plant: everywhere('empty', (page) => Object.assign(page, { isIndexable: true, isListed: true })),
    rule: 'S18',
    at: all('empty'),
  },
  {
    name: 'a list without homes that offers no alert',
    plant: at('empty', (page) => (page.main = '<h1>Nada</h1>')),
    rule: 'S18',
    at: [pathOf('empty')],
  },
  {
    name: 'a sold home in the sitemap',
    plant: at('sold', (page) => (page.isListed = true)),
    rule: 'S19',
    at: [pathOf('sold')],
  },
  {
    name: 'a sold home that is indexable',
    plant: everywhere('sold', (page) => Object.assign(page, { isIndexable: true, isListed: true })),
    rule: 'S19',
    at: all('sold').flatMap((path) => [path, path]),
  },
  {
    name: 'a home to be had that is not indexable',
    plant: everywhere('third', (page) => Object.assign(page, { isIndexable: false, isListed: false })),
    rule: 'S19',
    at: all('third'),
  },
  {
    name: 'a wrong slug that does not move',
    plant: answering(`${pathOf('forSale').replace('/piso/', '/otro/')}?utm_source=crawl`, () => found),
    rule: 'S20',
    at: [`${pathOf('forSale').replace('/piso/', '/otro/')}?utm_source=crawl`],
  },
  {
    name: 'a wrong slug that loses the query',
    plant: answering(`${pathOf('forSale').replace('/piso/', '/otro/')}?utm_source=crawl`, () =>
      moved(pathOf('forSale')),
    ),
    rule: 'S20',
    at: [`${pathOf('forSale').replace('/piso/', '/otro/')}?utm_source=crawl`],
  },
  { name: 'a slash at the end', plant: answering(`${about}/`, () => found), rule: 'S22', at: [`${about}/`] },
  {
    name: 'upper case that moves in two hops',
    plant: answering(about.toUpperCase(), () => moved(`${about}/`)),
    rule: 'S22',
    at: [about.toUpperCase()],
  },
  {
    name: 'a prefix for Spanish',
    plant: answering(`/es${about}`, () => notFoundAnswer('es')),
    rule: 'S22',
    at: [`/es${about}`],
  },
];

const editing =
  (change: (xml: string) => string) =>
  (site: FakeSite): void => {
    site.editSitemap = change;
  };
const sitemap = '/sitemap/all.xml';

const sitemaps: Planted[] = [
  {
    name: 'robots.txt without a sitemap',
    plant: (site) => (site.robots = 'User-agent: *\nDisallow: /web/\n'),
    rule: 'S16',
    at: ['/robots.txt'],
  },
  {
    name: 'no index',
    plant: (site) => (site.robots = site.robots.replace('/sitemap.xml', sitemap)),
    rule: 'S23',
    at: [sitemap],
  },
  {
    name: 'a sitemap that is not well-formed',
    plant: editing((xml) => xml.replace('</urlset>', '<url><loc>https://www.example.com/?a&b</loc></url></urlset>')),
    rule: 'S23',
    at: [sitemap],
  },
  {
    name: 'a noindex page in the sitemap',
    plant: at('survey', (page) => (page.isListed = true)),
    rule: 'S24',
    at: [pathOf('survey')],
  },
  {
    name: 'a moved page in the sitemap',
    plant: editing((xml) =>
      xml.replace(
        /<url>(.*?)<\/url>/,
        (first) => first + first.replace(/<loc>.*?<\/loc>/, `<loc>${fakeOrigin}${about}/</loc>`),
      ),
    ),
    rule: 'S24',
    at: [`${about}/`],
  },
  {
    name: 'a disallowed page in the sitemap',
    plant: (site) => (site.robots = site.robots.replace('/web/', '/quienes*')),
    rule: 'S24',
    at: [about],
  },
  {
    name: 'an entry without Catalan',
    plant: editing((xml) => xml.replace(/<xhtml:link rel="alternate" hreflang="ca"[^>]*>/, '')),
    rule: 'S25',
    at: ['/'],
  },
  {
    name: 'other alternates in the sitemap than on the page',
    plant: editing((xml) =>
      xml.replace(`hreflang="ca" href="${fakeOrigin}/ca"`, `hreflang="ca" href="${fakeOrigin}/en"`),
    ),
    rule: 'S25',
    at: ['/'],
  },
  {
    name: 'a priority',
    plant: editing((xml) => xml.replace('<lastmod>', '<priority>1</priority><lastmod>')),
    rule: 'S26',
    at: [sitemap],
  },
  {
    name: 'a date that is none',
    plant: editing((xml) => xml.replace('2026-11-01', 'yesterday')),
    rule: 'S26',
    at: ['/'],
  },
  {
    name: 'an orphan page',
    plant: (site) => {
      const menu = site.menu;
      site.menu = (language) => menu(language).filter((path) => path !== about);
    },
    rule: 'orphans',
    at: [about],
  },
  {
    name: 'a page that only a nofollow link leads to',
    plant: (site) => {
      const menu = site.menu;
      site.menu = (language) => menu(language).filter((path) => path !== about);
      pageOf(site, 'list').main += link(about, 'Nosotros', 'noopener nofollow');
    },
    rule: 'orphans',
    at: [about],
  },
  {
    name: 'a page in no sitemap',
    plant: at('about', (page) => (page.isListed = false)),
    rule: 'unlisted',
    at: [about],
  },
];

const contents: Planted[] = [
  {
    name: 'a price in the JSON-LD of a reserved home',
    plant: at('reserved', (page) => (page.structuredData = [offer('LimitedAvailability', 300_000)])),
    rule: 'S31',
    at: [pathOf('reserved')],
  },
  {
    name: 'a price in the JSON-LD that the page does not show',
    plant: at('forSale', (page) => (page.structuredData = [offer('InStock', 344_000)])),
    rule: 'S31',
    at: [pathOf('forSale')],
  },
  {
    name: 'JSON-LD that is no JSON',
    plant: at('about', (page) => (page.structuredData = ['{"@context":"https://schema.org",}'])),
    rule: 'S34',
    at: [about],
  },
  {
    name: 'JSON-LD that is not escaped',
    plant: at(
      'about',
      (page) =>
        (page.structuredData = [JSON.stringify({ '@context': 'https://schema.org', '@type': 'Thing', name: '</p>' })]),
    ),
    rule: 'S34',
    at: [about],
  },
  {
    name: 'crumbs that begin at 0',
    plant: at(
      'about',
      (page) => (page.structuredData = page.structuredData.map((data) => data.replace('"position":1', '"position":0'))),
    ),
    rule: 'S34',
    at: [about],
  },
  {
    name: 'crumbs with a relative address',
    plant: at(
      'about',
      (page) => (page.structuredData = page.structuredData.map((data) => data.replace(`${fakeOrigin}/"`, '/"'))),
    ),
    rule: 'S34',
    at: [about],
  },
  {
    name: 'a duplicate title',
    plant: (site) => (pageOf(site, 'second').title = pageOf(site, 'forSale').title),
    rule: 'S36',
    at: [pathOf('second')],
  },
  {
    name: 'a duplicate description',
    plant: (site) => (pageOf(site, 'second').description = pageOf(site, 'forSale').description),
    rule: 'S36',
    at: [pathOf('second')],
  },
  { name: 'a short title', plant: at('about', (page) => (page.title = 'N | Casa Clara')), rule: 'S36', at: [about] },
  {
    name: 'a title without brand',
    plant: at('about', (page) => (page.title = 'Quiénes somos nosotros')),
    rule: 'S36',
    at: [about],
  },
  {
    name: 'a long description',
    plant: at('about', (page) => (page.description = 'muy '.repeat(50))),
    rule: 'S36',
    at: [about],
  },
  {
    name: 'a card without a link',
    plant: at('list', (page) => (page.main += '<article><h2>Piso</h2><button>Ver</button></article>')),
    rule: 'S38',
    at: [list],
  },
  {
    name: 'a page number that is a button',
    plant: at('list', (page) => (page.main += '<nav><button>3</button></nav>')),
    rule: 'S38',
    at: [list],
  },
];

export const plantedFaults: readonly Planted[] = [
  ...linksAndDocuments,
  ...alternates,
  ...canonicals,
  ...answers,
  ...sitemaps,
  ...contents,
];
