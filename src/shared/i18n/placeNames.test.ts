import { languages, type Language } from './languages.ts';
import { loadDictionary, namespaces } from './loadDictionary.ts';
import {
  cityName,
  neighbourhoodName,
  placeNameIn,
  placesWithIn,
  placeWithin,
  placeWithIn,
  provinceWithOf,
  townOrProvinceWithIn,
} from './placeNames.ts';

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
  ['de', "in L'Hospitalet de Llobregat"],
  ['nl', "in L'Hospitalet de Llobregat"],
  ['fr', "à L'Hospitalet de Llobregat"],
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
  ['de', undefined, 'im Umkreis von 5\u00a0km um einen Punkt'],
  ['de', 'Sitges', 'im Umkreis von 5\u00a0km um Sitges'],
  ['de', 'Balearen', 'im Umkreis von 5\u00a0km um die Balearen'],
  ['de', 'der Flughafen Reus', 'im Umkreis von 5\u00a0km um den Flughafen Reus'],
  ['de', 'die Autonome Universität Madrid', 'im Umkreis von 5\u00a0km um die Autonome Universität Madrid'],
  ['de', 'die Dünen von Maspalomas', 'im Umkreis von 5\u00a0km um die Dünen von Maspalomas'],
  ['nl', 'de luchthaven van Reus', 'binnen 5\u00a0km van de luchthaven van Reus'],
  ['fr', 'Olot', 'à moins de 5\u00a0km d’Olot'],
  ['fr', 'le Park Güell', 'à moins de 5\u00a0km du Park Güell'],
  ['fr', 'l’aéroport de Reus', 'à moins de 5\u00a0km de l’aéroport de Reus'],
  ['fr', 'les dunes de Maspalomas', 'à moins de 5\u00a0km des dunes de Maspalomas'],
])('in %s what lies around %s is %s', (language, name, expected) => {
  expect(placeWithin(5, name, 'tarragona', language)).toBe(expected);
});

it.each<[Language, string]>([
  ['es', 'en Sitges, El Vendrell y Olot'],
  ['ca', 'a Sitges, al Vendrell i a Olot'],
  ['en', 'in Sitges, El Vendrell, and Olot'],
  ['de', 'in Sitges, El Vendrell und Olot'],
  ['nl', 'in Sitges, El Vendrell en Olot'],
  ['fr', 'à Sitges, à El Vendrell et à Olot'],
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
  ['de', 'Soria', 'in der Stadt Soria'],
  ['nl', 'Soria', 'in de stad Soria'],
  ['fr', 'Alicante', 'dans la ville d’Alicante'],
])('a town with the name of its province (%s)', (language, name, expected) => {
  expect(placeWithIn(cityName(name, language), undefined, language)).toBe(expected);
});

it.each<[Language, string, string]>([
  ['de', 'Mallorca', 'auf Mallorca'],
  ['de', 'Illes Balears', 'auf den Balearen'],
  ['de', 'die Costa Brava', 'an der Costa Brava'],
  ['de', 'die Rías Baixas', 'an den Rías Baixas'],
  ['de', 'der Maresme', 'im Maresme'],
  ['nl', 'Ibiza', 'op Ibiza'],
  ['nl', 'Illes Balears', 'op de Balearen'],
  ['nl', 'de Costa Brava', 'aan de Costa Brava'],
  ['nl', 'Santa Cruz de Tenerife', 'in Santa Cruz de Tenerife'],
  ['fr', 'Sevilla', 'à Séville'],
  ['fr', 'Illes Balears', 'aux Baléares'],
  ['fr', 'Asturias', 'dans les Asturies'],
  ['fr', 'Navarra', 'en Navarre'],
  ['fr', 'Extremadura', 'en Estrémadure'],
  ['fr', 'La Rioja', 'dans la Rioja'],
  ['fr', 'A Coruña', 'à La Corogne'],
  ['fr', 'la Costa Brava', 'sur la Costa Brava'],
  ['fr', 'le Maresme', 'dans le Maresme'],
])('in %s what lies there (%s) is %s', (language, name, expected) => {
  expect(placeWithIn(placeNameIn(name, language), undefined, language)).toBe(expected);
});

it.each<[Language, string, string, string]>([
  ['es', 'Girona', 'girona', 'en Girona'],
  ['ca', 'Girona', 'girona', 'a Girona'],
  ['en', 'Girona', 'girona', 'in Girona'],
  ['de', 'Girona', 'girona', 'in der Provinz Girona'],
  ['nl', 'Girona', 'girona', 'in de provincie Girona'],
  ['fr', 'Girona', 'girona', 'dans la province de Gérone'],
  ['fr', 'Alicante', 'alicante', 'dans la province d’Alicante'],
  ['de', 'Illes Balears', 'illes-balears', 'auf den Balearen'],
  ['nl', 'Asturias', 'asturias', 'in Asturië'],
  ['fr', 'La Rioja', 'la-rioja', 'dans la Rioja'],
])('in %s what lies in the province of %s (%s) is %s, and in a town of it there', (language, name, slug, expected) => {
  expect(townOrProvinceWithIn(undefined, { name, slug }, language)).toBe(expected);
  expect(townOrProvinceWithIn('Sitges', { name, slug }, language)).toMatch(/^(?:en|a|in|à) Sitges$/);
});

it.each([
  ['Gràcia', 'à Gràcia'],
  ['Eixample', 'dans l’Eixample'],
  ['El Born', 'dans le quartier El Born'],
  ['Centro', 'dans le quartier Centro'],
])('a French sentence has a zone, %s, as %s', (name, expected) => {
  expect(placeWithIn(neighbourhoodName(name, 'fr'), 'barcelona', 'fr')).toBe(expected);
});

it('a zone with the name of a town is told from it in French', () => {
  const inZone = (language: Language) => placeWithIn(neighbourhoodName('Salamanca', language), 'madrid', language);
  expect(languages.map(inZone)).toEqual([
    ...['en Salamanca', 'a Salamanca', 'in Salamanca', 'in Salamanca', 'in Salamanca', 'dans le quartier Salamanca'],
  ]);
});

it.each<[Language, string]>([
  ['es', 'de Málaga'],
  ['ca', 'de Málaga'],
  ['de', 'Málaga'],
  ['nl', 'Málaga'],
  ['fr', 'de Málaga'],
])('in %s the province of Málaga is called by %s', (language, expected) => {
  expect(provinceWithOf('Málaga', 'malaga', language)).toBe(expected);
});

it.each(namespaces)('no Catalan text of %s joins a place to a preposition by itself', async (namespace) => {
  const joined = /(?:^|[\s(])(?:a|de|per|d')\s?\{\{(?:place|places|city|cities|town|zone)\}\}/i;
  expect(Object.entries(await loadDictionary('ca', namespace)).filter(([, text]) => joined.test(text))).toEqual([]);
});
