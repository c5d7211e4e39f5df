import type { Language } from './languages.ts';
import { loadDictionary, namespaces } from './loadDictionary.ts';
import { cityName, placesWithIn, placeWithin, placeWithIn } from './placeNames.ts';

it.each<[string, string | undefined, string]>([
  ['Sitges', 'barcelona', 'a Sitges'],
  ["L'Hospitalet de Llobregat", 'barcelona', "a l'Hospitalet de Llobregat"],
  ['Esplugues de Llobregat', 'barcelona', 'a Esplugues de Llobregat'],
  ['El Vendrell', 'tarragona', 'al Vendrell'],
  ['Els Hostalets de Pierola', 'barcelona', 'als Hostalets de Pierola'],
  ['La Bisbal', 'girona', 'a la Bisbal'],
  ['Les Corts', undefined, 'a les Corts'],
  // Spanish names keep their article.
  ['El Escorial', 'madrid', 'a El Escorial'],
  ['La Orotava', 'santa-cruz-de-tenerife', 'a La Orotava'],
  ['Las Rozas de Madrid', 'madrid', 'a Las Rozas de Madrid'],
])('Catalan joins %s (%s) to its preposition', (name, province, expected) => {
  expect(placeWithIn(name, province, 'ca')).toBe(expected);
});

it.each<[Language, string]>([
  ['es', "en L'Hospitalet de Llobregat"],
  ['en', "in L'Hospitalet de Llobregat"],
])('in %s a name stays as it is', (language, expected) => {
  expect(placeWithIn("L'Hospitalet de Llobregat", 'barcelona', language)).toBe(expected);
});

it.each<[Language, string | undefined, string]>([
  ['es', 'Gràcia', 'a menos de 5\u00a0km de Gràcia'],
  ['es', undefined, 'a menos de 5\u00a0km de un punto'],
  ['ca', 'Olot', "a menys de 5\u00a0km d'Olot"],
  ['ca', 'El Vendrell', 'a menys de 5\u00a0km del Vendrell'],
  ['ca', undefined, "a menys de 5\u00a0km d'un punt"],
  ['en', 'Sitges', 'within 5\u00a0km of Sitges'],
])('in %s what lies around %s is %s', (language, name, expected) => {
  expect(placeWithin(5, name, 'tarragona', language)).toBe(expected);
});

it.each<[Language, string]>([
  ['es', 'en Sitges, El Vendrell y Olot'],
  ['ca', 'a Sitges, al Vendrell i a Olot'],
  ['en', 'in Sitges, El Vendrell, and Olot'],
])('in %s several places are %s', (language, expected) => {
  const places = ['Sitges', 'El Vendrell', 'Olot'].map((name) => ({ name, province: 'tarragona' }));
  expect(placesWithIn(places, language)).toBe(expected);
});

it.each<[Language, string, string]>([
  ['es', 'Soria', 'en la ciudad de Soria'],
  ['ca', 'Soria', 'a la ciutat de Soria'],
  ['ca', 'Ávila', "a la ciutat d'Ávila"],
  ['ca', 'Huesca', "a la ciutat d'Huesca"],
  ['ca', 'A Coruña', 'a la ciutat de A Coruña'],
  ['en', 'Soria', 'in the city of Soria'],
])('a town with the name of its province (%s)', (language, name, expected) => {
  expect(placeWithIn(cityName(name, language), undefined, language)).toBe(expected);
});

it.each(namespaces)('no Catalan text of %s joins a place to a preposition by itself', async (namespace) => {
  const joined = /(?:^|[\s(])(?:a|de|per|d')\s?\{\{(?:place|places|city|cities|town|zone)\}\}/i;
  expect(Object.entries(await loadDictionary('ca', namespace)).filter(([, text]) => joined.test(text))).toEqual([]);
});
