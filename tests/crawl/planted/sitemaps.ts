import { fakeOrigin, link, pathOf, type FakeSite } from '../../fakes/fakeSite.ts';
import { pageOf, at, about, type Planted } from './plant.ts';

const editing =
  (change: (xml: string) => string) =>
  (site: FakeSite): void => {
    site.editSitemap = change;
  };
const sitemap = '/sitemap/all.xml';

export const sitemapFaults: readonly Planted[] = [
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
