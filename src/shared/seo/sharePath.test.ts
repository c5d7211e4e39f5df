import { usualLanguages } from '#shared/i18n/languages.ts';
import { resolveUrl, type Match } from '#shared/routes/resolveUrl.ts';
import { picturedPage, readSharePath, sharePath } from './sharePath.ts';

it.each([
  ['/', '/share/abcdefghij.jpg'],
  ['/ca', '/share/abcdefghij/ca.jpg'],
  ['/viviendas-barcelona-compra?town=sitges', '/share/abcdefghij/viviendas-barcelona-compra.jpg?town=sitges'],
  ['/agentes/ana-mas', '/share/abcdefghij/agentes/ana-mas.jpg'],
])('the picture of %s is at %s', (page, path) => {
  expect(sharePath('abcdefghij', page)).toBe(path);
  expect(readSharePath(path)).toEqual({ version: 'abcdefghij', page });
});

it.each([
  '/share/short.jpg',
  '/share/abcdefghij.png',
  '/share/abcde%20hij.jpg',
  '/other/abcdefghij.jpg',
  '/share/.jpg',
])('%s asks for no picture', (path) => {
  expect(readSharePath(path)).toBeNull();
});

it.each([
  ['/viviendas-compra', '', '/viviendas-compra'],
  ['/viviendas-barcelona-compra', '?town=sitges&zone=centro', '/viviendas-barcelona-compra?town=sitges&zone=centro'],
  ['/viviendas-barcelona-compra', '?town=sitges&rooms=2&page=3', '/viviendas-barcelona-compra?town=sitges'],
  ['/viviendas-barcelona-compra', '?rooms=2', '/viviendas-barcelona-compra'],
  ['/agentes/barcelona', '?page=2', '/agentes/barcelona'],
])('%s%s is shown by the picture of %s', (path, query, page) => {
  expect(picturedPage((resolveUrl(path, query, usualLanguages) as Match).address)).toBe(page);
});
