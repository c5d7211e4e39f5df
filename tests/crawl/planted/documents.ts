import { link } from '../../fakes/fakeSite.ts';
import { pageOf, at, about, type Planted } from './plant.ts';

export const documentFaults: readonly Planted[] = [
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
  {
    name: 'a field whose list is not there',
    plant: at('about', (page) => (page.main += '<input list="steps" aria-label="Precio">')),
    rule: 'references',
    at: [about],
  },
  {
    name: 'an id that stands twice',
    plant: at('about', (page) => (page.main += '<p id="one">Uno</p><p id="one">Uno</p>')),
    rule: 'references',
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
