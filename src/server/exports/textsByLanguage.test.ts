import { textsByLanguage } from './textsByLanguage.ts';

test('a text stands under the language that it is in', () => {
  expect(textsByLanguage({ 'es-ES': 'Piso', 'ca-ES': 'Pis', 'en-US': '' })).toEqual({ es: 'Piso', ca: 'Pis' });
  expect(textsByLanguage({ 'es-ES': 'Schöne Wohnung', language: 'de' })).toEqual({ de: 'Schöne Wohnung' });
  expect(textsByLanguage(undefined)).toEqual({});
});
