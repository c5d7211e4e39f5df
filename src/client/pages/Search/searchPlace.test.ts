import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { searchWhere } from '#shared/views/search/searchNames.ts';
import { searchPlace } from './searchPlace.ts';

const girona = { slug: 'girona', name: 'Girona' };

it('the place is the narrowest unambiguous one', () => {
  const named = { province: girona, places: { blanes: 'Blanes', centre: 'Centre', port: 'Port' } };
  expect(searchPlace(named, { town: 'blanes' })).toBe('Blanes');
  expect(searchPlace(named, { town: 'blanes', zone: ['centre'] })).toBe('Centre, Blanes');
  expect(searchPlace(named, { zone: ['port'] })).toBe('Port, Girona');
  expect(searchPlace(named, { town: 'blanes', zone: ['centre', 'port'] })).toBe('Blanes');
  expect(searchPlace(named, { rooms: [2] })).toBe('Girona');
});

it.each<[Language, EstateFilters, string]>([
  ['es', {}, 'en Girona'],
  ['es', { town: 'girona' }, 'en la ciudad de Girona'],
  ['ca', { town: 'girona' }, 'a la ciutat de Girona'],
  ['en', { town: 'girona' }, 'in the city of Girona'],
  ['de', {}, 'in der Provinz Girona'],
  ['nl', { where: ['girona'] }, 'in de provincie Girona'],
  ['fr', { town: 'girona' }, 'dans la ville de Girona'],
  ['fr', { town: 'l-escala', zone: ['centre'] }, "dans le quartier Centre, L'Escala"],
  ['ca', { town: 'l-escala' }, "a l'Escala"],
  ['ca', { town: 'l-escala', zone: ['el-port'] }, "al Port, L'Escala"],
  ['ca', { zone: ['el-port'] }, 'al Port, Girona'],
  ['en', { town: 'l-escala', zone: ['el-port', 'centre'] }, "in El Port and Centre, L'Escala"],
])('with its preposition (%s, %j), and a town differs from its province', (language, filters, expected) => {
  const places = { girona: 'Girona', 'l-escala': "L'Escala", 'el-port': 'El Port', centre: 'Centre' };
  expect(searchWhere({ province: girona, places }, filters, language)).toBe(expected);
  expect(searchWhere({}, {}, language)).toBeUndefined();
});
