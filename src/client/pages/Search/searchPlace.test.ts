import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { placeWithIn } from '#shared/i18n/placeNames.ts';
import { searchWhere } from './searchNames.ts';
import { searchHeading, searchPlace } from './searchPlace.ts';
import { searchTestT } from '../../features/search/searchTestT.ts';

const girona = { slug: 'girona', name: 'Girona' };

const headings = async (language: Language, type: 'buy' | 'rent', totals: number[]) => {
  const t = await searchTestT(language);
  const where = placeWithIn('Girona', 'girona', language);
  return totals.map((total) => searchHeading({ type, total, where }, t, language));
};

it.each<[Language, 'buy' | 'rent', string[]]>([
  [
    'es',
    'buy',
    [
      'Ningún piso en venta en Girona',
      '1 piso en venta en Girona',
      '2 pisos en venta en Girona',
      '1.000.000 de pisos en venta en Girona',
    ],
  ],
  [
    'es',
    'rent',
    [
      'Ningún piso en alquiler en Girona',
      '1 piso en alquiler en Girona',
      '2 pisos en alquiler en Girona',
      '1.000.000 de pisos en alquiler en Girona',
    ],
  ],
  [
    'ca',
    'buy',
    [
      'Cap pis en venda a Girona',
      '1 pis en venda a Girona',
      '2 pisos en venda a Girona',
      '1.000.000 de pisos en venda a Girona',
    ],
  ],
  [
    'ca',
    'rent',
    [
      'Cap pis de lloguer a Girona',
      '1 pis de lloguer a Girona',
      '2 pisos de lloguer a Girona',
      '1.000.000 de pisos de lloguer a Girona',
    ],
  ],
  [
    'en',
    'buy',
    [
      'No flats for sale in Girona',
      '1 flat for sale in Girona',
      '2 flats for sale in Girona',
      '1,000,000 flats for sale in Girona',
    ],
  ],
  [
    'en',
    'rent',
    [
      'No flats to rent in Girona',
      '1 flat to rent in Girona',
      '2 flats to rent in Girona',
      '1,000,000 flats to rent in Girona',
    ],
  ],
])('the heading in %s counts %s', async (language, type, expected) => {
  expect(await headings(language, type, [0, 1, 2, 1_000_000])).toEqual(expected);
});

it.each<[Language, string]>([
  ['es', 'Más de 10.000 pisos en venta en España'],
  ['ca', 'Més de 10.000 pisos en venda a Espanya'],
  ['en', 'More than 10,000 flats for sale in Spain'],
])(
  'the heading says in %s that there are more than are counted, and the country when there is no province',
  async (language, expected) => {
    expect(
      searchHeading({ type: 'buy', total: 10_000, totalCapped: true }, await searchTestT(language), language),
    ).toBe(expected);
  },
);

it.each<[Language, string]>([
  ['es', '2 pisos en venta en Girona con Núria Puig'],
  ['ca', '2 pisos en venda a Girona amb Núria Puig'],
  ['en', '2 flats for sale in Girona with Núria Puig'],
])('the heading in %s names the agent or agency', async (language, expected) => {
  const data = {
    type: 'buy',
    total: 2,
    where: placeWithIn('Girona', 'girona', language),
    people: { agent: 'Núria Puig', agency: 'Finques Puig' },
  } as const;
  expect(searchHeading(data, await searchTestT(language), language)).toBe(expected);
});

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
  ['ca', { town: 'l-escala' }, "a l'Escala"],
  ['ca', { town: 'l-escala', zone: ['el-port'] }, "al Port, L'Escala"],
  ['ca', { zone: ['el-port'] }, 'al Port, Girona'],
  ['en', { town: 'l-escala', zone: ['el-port', 'centre'] }, "in L'Escala"],
])('with its preposition (%s, %j), and a town differs from its province', (language, filters, expected) => {
  const places = { girona: 'Girona', 'l-escala': "L'Escala", 'el-port': 'El Port', centre: 'Centre' };
  expect(searchWhere({ province: girona, places }, filters, language)).toBe(expected);
  expect(searchWhere({}, {}, language)).toBeUndefined();
});
