import { languages } from '#shared/i18n/languages.ts';
import { resolutionOfUrl } from '../request/resolution.ts';
import { countedPage, toldSearch } from './countedPage.ts';

const pageAt = (url: string) => countedPage(resolutionOfUrl(url, languages));
const toldAt = (url: string) => {
  const page = pageAt(url);
  return page?.kind === 'list' ? toldSearch(page.address) : undefined;
};

it.each([
  ['/viviendas-barcelona-compra/piso-en-gracia/AB-1', { kind: 'estate', key: 'AB-1', language: 'es' }],
  ['/viviendas-barcelona-compra/piso-en-gracia/AB-1?utm_medium=email', { kind: 'estate', key: 'AB-1', language: 'es' }],
  ['/viviendas-barcelona-compra?rooms=2', { kind: 'list', url: '/viviendas-barcelona-compra?rooms=2' }],
  [`/viviendas-barcelona-compra/piso/${'a'.repeat(81)}`, null],
  ['/', null],
  ['/favoritos', null],
  ['/no-such-page', null],
  ['/viviendas-barcelona-compra/', null],
])('of %s', (url, expected) => {
  const page = pageAt(url);
  if (expected === null) expect(page).toBeNull();
  else expect(page).toMatchObject(expected);
});

it.each([
  ['/viviendas-barcelona-compra?price_max=90000&rooms=3', '/viviendas-barcelona-compra?price_max=90000&rooms=3'],
  ['/viviendas-barcelona-compra?rooms=3&sort=priceAscendent', '/viviendas-barcelona-compra?rooms=3'],
  ['/viviendas-compra?near=41.4036,2.1744,5', null],
  ['/viviendas-compra?travel=41.4,2.15,20,foot', null],
])('what a search that finds nothing is told as: %s', (url, told) => {
  expect(toldAt(url)).toBe(told);
});

it.each([
  'street=carrer-de-verdi/barcelona',
  'near=41.4036,2.1744,5',
  'travel=41.4,2.15,20,foot',
  `area=${encodeURIComponent('oqsuF~sqUo}@?f^o}@f^n}@')}`,
  'bbox=2.1,41.35,2.2,41.4',
])('never what a visitor typed or drew, or where they are: %s', (own) => {
  expect(pageAt(`/viviendas-barcelona-compra?${own}`)).toMatchObject({ kind: 'list' });
  expect(toldAt(`/viviendas-barcelona-compra?${own}`)).toBeNull();
});
