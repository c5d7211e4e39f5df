import { usualLanguages } from '../i18n/languages.ts';
import { mailLanguageOf } from './spokenLanguageTags.ts';

it.each([
  [['Español', 'Català'], 'es'],
  [['Alemán', 'English', 'Español'], 'en'],
  [['Valenciano'], 'ca'],
  [['Esperanto', 'toString', 'Català'], 'ca'],
  [['Alemán'], 'es'],
  [[], 'es'],
])('whoever speaks %j is written to in %s', (spoken, language) => {
  expect(mailLanguageOf(spoken, usualLanguages)).toBe(language);
});

it('is a language of the site, which need not speak their first', () => {
  expect(mailLanguageOf(['Català', 'English', 'Español'], ['es', 'en'])).toBe('en');
  expect(mailLanguageOf(['Català'], ['es', 'en'])).toBe('es');
});
