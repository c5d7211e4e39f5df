import type { Language } from '#shared/i18n/languages.ts';
import { searchHeading, searchPlace } from './searchPlace.ts';
import { searchTestT } from '../../features/search/searchTestT.ts';

const girona = { slug: 'girona', name: 'Girona' };

const headings = async (language: Language, type: 'buy' | 'rent', totals: number[]) => {
  const t = await searchTestT(language);
  return totals.map((total) => searchHeading({ type, total, province: girona }, {}, t, language));
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
      searchHeading({ type: 'buy', total: 10_000, totalCapped: true }, {}, await searchTestT(language), language),
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
    province: girona,
    people: { agent: 'Núria Puig', agency: 'Finques Puig' },
  } as const;
  expect(searchHeading(data, { agent: 'nuria-puig' }, await searchTestT(language), language)).toBe(expected);
});

it('the place is the narrowest unambiguous one', async () => {
  const t = await searchTestT('es');
  const where = { province: girona, places: { blanes: 'Blanes', centre: 'Centre', port: 'Port' } };
  expect(searchPlace(where, { town: 'blanes' }, t)).toBe('Blanes');
  expect(searchPlace(where, { town: 'blanes', zone: ['centre'] }, t)).toBe('Centre, Blanes');
  expect(searchPlace(where, { zone: ['port'] }, t)).toBe('Port, Girona');
  expect(searchPlace(where, { town: 'blanes', zone: ['centre', 'port'] }, t)).toBe('Blanes');
  expect(searchPlace(where, { rooms: [2] }, t)).toBe('Girona');
});
