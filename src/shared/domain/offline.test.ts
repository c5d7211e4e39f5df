import { languageOfPath, serviceWorkerUrl } from './offline.ts';

it('the worker has an address of its own where the site speaks other languages than the usual', () => {
  expect(serviceWorkerUrl(undefined)).toBe('/static/serviceWorker.js');
  expect(serviceWorkerUrl(['en', 'es'])).toBe('/static/serviceWorker.js?languages=en,es');
});

it.each([
  ['/en/properties-buy', 'en'],
  ['/en', 'en'],
  ['/ca/habitatges-compra', 'es'],
  ['/viviendas-compra', 'es'],
])('the page in place of %s is in %s on a site that speaks no Catalan', (path, language) => {
  expect(languageOfPath(path, ['en', 'es'])).toBe(language);
});
