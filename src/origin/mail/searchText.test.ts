import { usualLanguages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { loadFilterWords } from './filterWords.ts';
import { searchLines } from './searchText.ts';
import type { Say } from './MailText.ts';

const say: Say = (key, values = {}) => `${key} ${Object.values(values).join(' ')}`.trim();
const none = () => [];

it('names the places of an alert in the language of its mail', () => {
  const search = { type: 'buy', places: ['Elche, Alicante', { province: 'Zaragoza' }], filters: '' } as const;
  expect(searchLines(search, 'ca', say, none)).toEqual(['search.buy a Elx, Alacant · search.province Saragossa']);
  expect(searchLines(search, 'es', say, none)).toEqual(['search.buy en Elche, Alicante · search.province Zaragoza']);
});

it.each([
  ['El Vendrell, Tarragona', 'search.buy al Vendrell, Tarragona'],
  ["L'Hospitalet de Llobregat, Barcelona", "search.buy a l'Hospitalet de Llobregat, Barcelona"],
  ['El Escorial, Madrid', 'search.buy a El Escorial, Madrid'],
])('in Catalan %s is joined to its preposition', (place, line) => {
  expect(searchLines({ type: 'buy', places: [place], filters: '' }, 'ca', say, none)).toEqual([line]);
});

it('leaves a zone its own name, and names what it lies in', () => {
  const search = { type: 'buy', places: [{ zone: 'Salamanca, Sevilla' }], filters: '' } as const;
  expect(searchLines(search, 'fr', say, none)).toEqual(['search.buy à Salamanca, Séville']);
});

it('says what a circle is around in place of the country', () => {
  const search = { type: 'rent', places: [], filters: 'near=41.4,2.15,5' } as const;
  const said = (around?: string) =>
    usualLanguages.map((language) => searchLines({ ...search, ...(around ? { around } : {}) }, language, say, none));
  expect(said('Olot')).toEqual([
    ['search.rent.around a menos de 5\u00a0km de Olot'],
    ["search.rent.around a menys de 5\u00a0km d'Olot"],
    ['search.rent.around within 5\u00a0km of Olot'],
  ]);
  expect(said()[0]).toEqual(['search.rent.around a menos de 5\u00a0km de un punto']);
});

it('names every filter of an alert in the language of its mail', async () => {
  const search = {
    type: 'rent',
    places: [],
    filters: 'price_max=900&rooms=2,4&estate_type=penthouse&features=terrace&furnished=1&agent=ana-mas',
  } as const;
  const said = await Promise.all(
    usualLanguages.map(
      async (language) => searchLines(search, language, say, await loadFilterWords(language, loadDictionary))[1],
    ),
  );
  expect(said.map((line) => line?.replaceAll('\u00a0', ' '))).toEqual([
    'Hasta 900 € · 2 habitaciones · 4 habitaciones o más · Ático · Terraza · Amueblado · Agente: Ana Mas',
    'Fins a 900 € · 2 habitacions · 4 habitacions o més · Àtic · Terrassa · Moblat · Agent: Ana Mas',
    'Up to €900 · 2 bedrooms · 4 or more bedrooms · Penthouse · Terrace · Furnished · Agent: Ana Mas',
  ]);
});
