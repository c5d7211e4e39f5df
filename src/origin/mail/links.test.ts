import { usualLanguages } from '#shared/i18n/languages.ts';
import { acceptUrl, leadUrl, oneClickUrl, unsubscribeUrl } from './links.ts';

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
