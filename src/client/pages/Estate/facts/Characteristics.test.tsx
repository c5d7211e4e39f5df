import { renderToStaticMarkup } from 'react-dom/server';
import { toEstate } from '#shared/api/estate.ts';
import { heatingKinds } from '#shared/domain/estate.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { viewOf } from '#tests/fakes/estateView.ts';
import { inPage } from '../testing.tsx';
import { Characteristics } from './Characteristics.tsx';
import { Nearby } from './Nearby.tsx';
import { toFacts } from '#shared/views/estate/toFacts.ts';

const textOf = (markup: string) =>
  markup
    .replaceAll('\u00a0', ' ')
    .replace(/<dd>/g, ': ')
    .replace(/<\/(?:dd|li|h2|h3)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
    .split('\n');
const lines = async (changes: EstateChanges, language: Language = 'es') =>
  textOf(
    renderToStaticMarkup(
      await inPage(<Characteristics estate={viewOf(changes, language)} isPrivate={false} />, language),
    ),
  );

const prices = [
  { date: '2026-05-03T09:00:00Z', price: 360_000 },
  { date: '2026-07-01T09:00:00Z', price: 345_000 },
];

const everything: EstateChanges = {
  floor: 3,
  floors: 6,
  exterior: true,
  area_useful: 76,
  area_plot: 120,
  area_terrace: 12.5,
  licence: 'VT-12345-A',
  year: 1962,
  heating: 'gas',
  community_fee: 85,
  ibi: 420,
  features: ['balcony', 'elevator', 'heating'],
  created_at: '2026-05-03T09:00:00Z',
  price_history: prices,
  previous_price: 360_000,
};

it('shows every fact under its heading', async () => {
  const shown = await lines(everything);
  expect(shown).toEqual(
    expect.arrayContaining([
      'La vivienda',
      'Superficie construida: 84 m²',
      'Superficie útil: 76 m²',
      'Superficie de la parcela: 120 m²',
      'Superficie de la terraza: 12,5 m²',
      'Licencia turística: VT-12345-A',
      'Altura: 3.ª planta',
      'Exterior: Sí',
      'Calefacción: Individual, de gas',
      'El edificio',
      'Plantas: 6',
      'Año de construcción: 1962',
      'Ascensor',
      'Gastos fijos',
      'Comunidad: 85 € / mes',
      'IBI (impuesto anual): 420 € / año',
      'Historia del anuncio',
      'Publicado el 03/05/2026: 360.000 €',
      'Bajada el 01/07/2026: 345.000 € (−4,2 %)',
      'Actualizado: 20/10/2026',
    ]),
  );
  // The table says which heating, so the list does not say that there is one.
  expect(shown).not.toContain('Calefacción');
});

it.each(languages)('has a text for each value (%s)', async (language) => {
  for (const heating of heatingKinds)
    for (const [floor, type] of [
      [-1, 'rent'],
      [0, 'buy'],
    ] as const) {
      const changes = { ...everything, heating, floor, type, pets: false, available_from: '2026-01-01' };
      for (const line of await lines(changes, language)) expect(line).not.toMatch(/\b[a-z]+\.[a-z]/);
    }
});

it('without them shows neither rows nor headings', async () => {
  const shown = await lines({ features: [], created_at: undefined, updated_at: undefined });
  expect(shown.filter((line) => !line.includes(': '))).toEqual(['La vivienda', 'Aire acondicionado']);
  expect(shown.join()).not.toMatch(/Altura|Planta|Comunidad|Exterior|undefined|NaN/);
});

it('a house has its storeys and its year in its own table', async () => {
  const shown = await lines({ estate_type: 'house', floors: 2, year: 1999, features: [] });
  expect(shown).toContain('Plantas: 2');
  expect(shown).not.toContain('El edificio');
});

it('tells tenants of pets and since when it is free, buyers neither', async () => {
  const terms = { pets: false, available_from: '2030-03-01T00:00:00Z' };
  expect(await lines({ ...terms, type: 'rent' })).toEqual(
    expect.arrayContaining(['Se admiten mascotas: No', 'Disponible: Desde el 01/03/2030']),
  );
  expect(await lines({ ...terms, type: 'rent', available_from: '2020-01-01' })).toContain('Disponible: De inmediato');
  expect((await lines({ ...terms, type: 'buy' })).join()).not.toContain('mascotas');
});

describe('a price that may not be shown', () => {
  it.each(['reserved', 'sold', 'rented'])('%s: is in no part of the view, and its history neither', (status) => {
    const view = JSON.stringify(viewOf({ ...everything, status, type: 'rent', deposit: 345_000 }));
    expect(view).not.toMatch(/345000|360000/);
  });

  it('leaves the date of the listing, of one that may still be had', async () => {
    expect((await lines({ ...everything, status: 'reserved' })).join('\n')).toMatch(
      /Publicado: 03\/05\/2026\nTiempo en venta: \d+ días/,
    );
    expect((await lines({ ...everything, status: 'sold' })).join()).not.toContain('Tiempo en venta');
  });
});

describe('the history of a price', () => {
  const factsOf = (changes: EstateChanges) =>
    toFacts(toEstate(fakeEstate({ price_history: prices, ...changes })), Date.parse('2026-11-01T09:00:00Z'));

  it('is in the order of its dates, without what did not change', () => {
    const [first, second] = prices as [(typeof prices)[0], (typeof prices)[0]];
    const same = { date: '2026-06-01T09:00:00Z', price: 360_000 };
    expect(factsOf({ price_history: [second, same, first] }).prices).toEqual(prices);
  });

  it.each([
    ['one price', { price_history: [prices[0]!] }],
    ['another price at its end', { price: 300_000 }],
    ['no price', { price: undefined }],
  ])('is not shown with %s', (_name, changes) => {
    expect(factsOf(changes).prices).toBeUndefined();
  });

  it('counts the days since the publication', () => {
    expect(factsOf({ created_at: '2026-10-01T08:00:00Z' }).daysListed).toBe(31);
    expect(factsOf({ created_at: '2026-12-01T08:00:00Z' }).daysListed).toBeUndefined();
  });

  it.each<[Language, created: string, text: string]>([
    ['es', '2026-11-27T00:01:00+01:00', 'Tiempo en venta: Publicado hoy'],
    ['ca', '2026-11-26T23:59:00+01:00', 'Temps en venda: Publicat ahir'],
    ['en', '2026-11-26T00:01:00+01:00', 'Time on the market: Listed yesterday'],
    ['es', '2026-11-25T23:59:00+01:00', 'Tiempo en venta: 2 días'],
  ])('in %s, of a listing from %s, says "%s"', async (language, created_at, text) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T09:00:00+01:00'));
    expect(await lines({ created_at }, language)).toContain(text);
    jest.restoreAllMocks();
  });
});

describe('what is near', () => {
  const surroundings: EstateChanges['surroundings'] = [
    { kind: 'school', name: { 'es-ES': 'Colegio Miró', 'ca-ES': 'Escola Miró' }, distance: 1180 },
    { kind: 'transport', name: { 'es-ES': 'Metro' }, distance: 92 },
    { kind: 'transport', name: { 'es-ES': 'Metro' }, distance: 300 },
    { kind: 'shrine', name: { 'es-ES': 'Ermita' } },
  ];
  const htmlOf = async (changes: EstateChanges, language: Language) =>
    renderToStaticMarkup(
      await inPage(
        <Nearby
          surroundings={viewOf({ surroundings, ...changes }, language).surroundings}
          walks={undefined}
          place={undefined}
        />,
        language,
      ),
    );
  const near = async (changes: EstateChanges, language: Language) => textOf(await htmlOf(changes, language));

  it('is told from the nearest on, no more exactly than the place', async () => {
    expect(await near({}, 'ca')).toEqual([
      'Què hi ha a prop',
      'Metro: uns 250 m',
      'Escola Miró: uns 1,3 km',
      'Ermita: A prop',
    ]);
    const address = { ...fakeEstate().address, visibility: 'full' };
    const location = { lat: 41.4, lng: 2.1, precision: 'exact' as const };
    expect(await near({ address, location }, 'en')).toEqual([
      'What is nearby',
      'Metro: about 90 m',
      'School · Colegio Miró: about 1.2 km',
      'Ermita: Nearby',
    ]);
  });

  it('says in the page’s language what has no name', async () => {
    const names = ['Parada de autobús', ' supermercado', 'Supermercado', 'Centro de salud', 'Mercado de Triana'];
    const surroundings = names.map((name, at) => ({
      kind: 'shop',
      name: { 'es-ES': name },
      distance: at * 1000 + 500,
    }));
    expect(await near({ surroundings }, 'de')).toEqual([
      'In der Nähe',
      'Bushaltestelle: ca. 500 m',
      'Supermarkt: ca. 1,5 km',
      'Gesundheitszentrum: ca. 3,5 km',
      'Mercado de Triana: ca. 4,5 km',
    ]);
    expect((await near({ surroundings }, 'es'))[1]).toBe('Parada de autobús: unos 500 m');
  });

  it('is marked as Spanish where it has no name in the page’s language', async () => {
    const html = await htmlOf({}, 'ca');
    expect(html).toContain('<dt>Escola Miró</dt>');
    expect(html).toContain('<dt lang="es">Ermita</dt>');
  });

  it('is nothing where nothing is named', () => {
    expect(viewOf({}).surroundings).toBeUndefined();
  });
});
