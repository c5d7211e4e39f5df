import { languages } from '#shared/i18n/languages.ts';
import { acceptUrl } from './acceptUrl.ts';

it('leads to the page of that language', () => {
  expect(languages.map((language) => acceptUrl('https://www.example.com', language, 'id'))).toEqual([
    'https://www.example.com/rgpd/aceptar/id',
    'https://www.example.com/ca/rgpd/acceptar/id',
    'https://www.example.com/en/rgpd/accept/id',
  ]);
});
