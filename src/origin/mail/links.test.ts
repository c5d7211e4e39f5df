import { usualLanguages } from '#shared/i18n/languages.ts';
import { acceptUrl, leadUrl, mailedPage, oneClickUrl, unsubscribeUrl } from './links.ts';

const site = 'https://www.example.com';

it.each([
  [acceptUrl, '/rgpd/aceptar/id', '/ca/rgpd/acceptar/id', '/en/rgpd/accept/id'],
  [leadUrl, '/rgpd/solicitud/id', '/ca/rgpd/solicitud/id', '/en/rgpd/lead/id'],
  [unsubscribeUrl, '/rgpd/baja/id', '/ca/rgpd/baixa/id', '/en/rgpd/unsubscribe/id'],
])('%p leads to the page of that language', (url, ...paths) => {
  expect(usualLanguages.map((language) => url(site, language, 'id'))).toEqual(paths.map((path) => site + path));
});

it('one click is posted to the API', () => {
  expect(oneClickUrl(site, 'ca', 'id')).toBe('https://www.example.com/web/rgpd/unsubscribe/id?language=ca');
});

it.each([
  ['/viviendas-madrid-compra/piso/ab-1', '/viviendas-madrid-compra/piso/ab-1?utm_medium=email'],
  ['/viviendas-madrid-compra?rooms=3', '/viviendas-madrid-compra?rooms=3&utm_medium=email'],
])('%s says that it stood in a mail', (path, marked) => {
  expect(mailedPage(site, path)).toBe(site + marked);
});
