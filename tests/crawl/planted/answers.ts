import { moved, notFoundAnswer, pathOf } from '../../fakes/fakeSite.ts';
import { at, everywhere, answering, all, about, list, found, type Planted } from './plant.ts';

const lost = '/no-existe-nada-asi';

export const answerFaults: readonly Planted[] = [
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
