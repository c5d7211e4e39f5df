import { mailLanguageOf } from './spokenLanguageTags.ts';

it.each([
  [['Español', 'Català'], 'es'],
  [['Alemán', 'English', 'Español'], 'en'],
  [['Valenciano'], 'ca'],
  [['Esperanto', 'toString', 'Català'], 'ca'],
  [['Alemán'], 'es'],
  [undefined, 'es'],
])('whoever speaks %j is written to in %s', (spoken, language) => {
  expect(mailLanguageOf(spoken)).toBe(language);
});
