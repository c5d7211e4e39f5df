import { kindGroups, type KindNoun } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { placeWithIn } from '#shared/i18n/placeNames.ts';
import { searchHeading } from '#shared/views/search/searchHeading.ts';
import { searchTestT } from '../../features/search/searchTestT.ts';
import { listName } from './searchTexts.ts';

const wordsIn = async (language: Language, filters: EstateFilters = {}) => ({
  t: await searchTestT(language),
  language,
  filters,
});

const headings = async (language: Language, type: 'buy' | 'rent', totals: number[]) => {
  const t = await searchTestT(language);
  const where = placeWithIn('Girona', 'girona', language);
  return totals.map((total) => searchHeading({ type, total, where }, { t, language, filters: {} }));
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
      'No apartments for sale in Girona',
      '1 apartment for sale in Girona',
      '2 apartments for sale in Girona',
      '1,000,000 apartments for sale in Girona',
    ],
  ],
  [
    'en',
    'rent',
    [
      'No apartments for rent in Girona',
      '1 apartment for rent in Girona',
      '2 apartments for rent in Girona',
      '1,000,000 apartments for rent in Girona',
    ],
  ],
])('the heading in %s counts %s', async (language, type, expected) => {
  expect(await headings(language, type, [0, 1, 2, 1_000_000])).toEqual(expected);
});

it.each<[Language, string]>([
  ['es', 'Más de 10.000 pisos en venta en España'],
  ['ca', 'Més de 10.000 pisos en venda a Espanya'],
  ['en', 'More than 10,000 apartments for sale in Spain'],
])(
  'the heading says in %s that there are more than are counted, and the country when there is no province',
  async (language, expected) => {
    expect(searchHeading({ type: 'buy', total: 10_000, totalCapped: true }, await wordsIn(language))).toBe(expected);
  },
);

it.each<[Language, string]>([
  ['es', '2 pisos en venta en Girona con Núria Puig'],
  ['ca', '2 pisos en venda a Girona amb Núria Puig'],
  ['en', '2 apartments for sale in Girona with Núria Puig'],
])('the heading in %s names the agent or agency', async (language, expected) => {
  const data = {
    type: 'buy',
    total: 2,
    where: placeWithIn('Girona', 'girona', language),
    people: { agent: 'Núria Puig', agency: 'Finques Puig' },
  } as const;
  expect(searchHeading(data, await wordsIn(language))).toBe(expected);
});

it('shows the number of available ones, where the upstream counts them', async () => {
  const words = await wordsIn('es');
  const list = { type: 'buy', total: 814, where: 'en España' } as const;
  expect(searchHeading({ ...list, available: 754 }, words)).toBe('754 pisos en venta en España');
  expect(searchHeading({ ...list, available: 0 }, words)).toBe('Ningún piso en venta en España');
  expect(searchHeading({ ...list, total: 10_000, totalCapped: true, available: 10_000 }, words)).toBe(
    'Más de 10.000 pisos en venta en España',
  );
  expect(searchHeading({ ...list, total: 10_000, totalCapped: true, available: 9_001 }, words)).toBe(
    '9.001 pisos en venta en España',
  );
});

type Kinds = NonNullable<EstateFilters['estate_type']>;

it.each<[Language, Kinds, number, string]>([
  ['es', ['garage'], 19, '19 plazas de garaje en venta en España'],
  ['es', ['garage'], 1, '1 plaza de garaje en venta en España'],
  ['es', ['garage'], 0, 'Ninguna plaza de garaje en venta en España'],
  ['es', ['house', 'penthouse'], 2, '2 viviendas en venta en España'],
  ['es', kindGroups.commercial, 1, '1 oficina, local o edificio en venta en España'],
  ['es', kindGroups.parking, 3, '3 garajes y trasteros en venta en España'],
  ['es', ['flat', 'garage'], 5, '5 inmuebles en venta en España'],
  ['ca', ['garage'], 19, '19 places de garatge en venda a Espanya'],
  ['ca', ['office'], 1_000_000, "1.000.000 d'oficines en venda a Espanya"],
  ['ca', ['penthouse'], 0, 'Cap àtic en venda a Espanya'],
  ['ca', ['land'], 2, '2 terrenys en venda a Espanya'],
  ['en', ['garage'], 19, '19 parking spaces for sale in Spain'],
  ['en', ['land'], 1, '1 plot of land for sale in Spain'],
  ['en', ['building', 'premises'], 0, 'No offices, shops and buildings for sale in Spain'],
])('the heading in %s names the kinds %j of %d', async (language, estate_type, total, expected) => {
  expect(searchHeading({ type: 'buy', total }, await wordsIn(language, { estate_type: [...estate_type] }))).toBe(
    expected,
  );
});

it.each(languages)('has a noun for every kind and group, in the plural and counted (%s)', async (language) => {
  const t = await searchTestT(language);
  const nouns: KindNoun[] = ['default', 'homes', 'commercial', 'parking', 'any', 'storage', 'duplex', 'studio'];
  for (const noun of nouns) {
    const texts: string[] = [
      t(`meta:kinds.${noun}` as 'card.area'),
      t(`meta:things.${noun}` as 'card.area', { count: 2 }),
    ];
    for (const text of texts) expect(text).not.toMatch(/meta:|things|kinds/);
  }
});

it('the list of the country is named by its kind', async () => {
  const { t } = await wordsIn('es');
  expect(listName({ type: 'rent' }, { t, filters: {} })).toBe('En alquiler');
  expect(listName({ type: 'rent' }, { t, filters: { estate_type: ['premises'] } })).toBe('Locales en alquiler');
});
