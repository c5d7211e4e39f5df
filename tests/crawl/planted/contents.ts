import { fakeOrigin, offer, pathOf } from '../../fakes/fakeSite.ts';
import { pageOf, at, about, list, type Planted } from './plant.ts';

export const contentFaults: readonly Planted[] = [
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
