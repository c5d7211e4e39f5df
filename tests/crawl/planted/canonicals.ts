import { card, fakeOrigin, htmlAnswer, pathOf } from '../../fakes/fakeSite.ts';
import { at, answering, about, list, found, type Planted } from './plant.ts';

export const canonicalFaults: readonly Planted[] = [
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
