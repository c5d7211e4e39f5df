import type { LocalisedText } from '#shared/i18n/languages.ts';
import { textsByLanguage } from './textsByLanguage.ts';

test('a text stands under the language that it is in', () => {
  expect(textsByLanguage({ 'es-ES': 'Piso', 'ca-ES': 'Pis', 'en-US': '' })).toEqual({ es: 'Piso', ca: 'Pis' });
  expect(textsByLanguage({ 'es-ES': 'Schöne Wohnung', language: 'de' })).toEqual({ de: 'Schöne Wohnung' });
  const further: object = { 'es-ES': 'Wohnung', de: 'Wohnung', nl: 'Appartement', language: 'de' };
  expect(textsByLanguage(further as LocalisedText)).toEqual({ de: 'Wohnung', nl: 'Appartement' });
  expect(textsByLanguage(undefined)).toEqual({});
});
