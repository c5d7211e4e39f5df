import { usualLanguages } from '#shared/i18n/languages.ts';
import { pathOf } from '../../fakes/fakeSite.ts';
import { pageOf, at, all, about, list, type Planted } from './plant.ts';

export const alternateFaults: readonly Planted[] = [
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
      for (const language of usualLanguages)
        for (const other of usualLanguages)
          if (other !== language) pageOf(site, 'secondPage', language).alternates[other] = pathOf('list', other);
      for (const language of usualLanguages)
        pageOf(site, 'secondPage', language).alternates['x-default'] = pageOf(site, 'secondPage', language).alternates[
          'es'
        ]!;
    },
    rule: 'S5',
    at: all('secondPage').flatMap((path) => [path, path]),
  },
];
