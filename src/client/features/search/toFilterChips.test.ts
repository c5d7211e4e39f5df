import {
  conservations,
  energyRatings,
  estateSubtypes,
  estateTypes,
  extras,
  featureIds,
} from '#shared/domain/estate.ts';
import { floorLevels } from '#shared/domain/floorLevel.ts';
import { filterNames, type EstateFilters } from '#shared/filters/table.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { searchTestT } from './searchTestT.ts';
import { toFilterChips } from './toFilterChips.ts';

const places = { blanes: 'Blanes', centre: 'Centre', port: 'Port' };

const chipsOf = async (filters: EstateFilters, language: Language = 'es') =>
  toFilterChips(filters, { t: await searchTestT(language), language, places, people: { agent: 'Núria Pla' } });
const labels = async (filters: EstateFilters, language?: Language) =>
  (await chipsOf(filters, language)).map(({ label }) => label.replaceAll('\u00a0', ' '));

it.each<[Language, string[]]>([
  [
    'es',
    [
      'Blanes',
      'Centre',
      'De 200.000 € a 300.000 €',
      'Desde 80 m²',
      '1 habitación',
      '4 habitaciones o más',
      '2 baños',
      'Ático',
      'Ascensor',
      'Amueblado',
      'Para reformar',
      'Calificación energética A',
      'Última planta',
      'Exterior',
      'Luminoso',
      'Con visita virtual',
      'Con plano, certificado y superficie útil',
      'Publicado en los últimos 7 días',
      'Ha bajado de precio',
    ],
  ],
  [
    'ca',
    [
      'Blanes',
      'Centre',
      'De 200.000 € a 300.000 €',
      'Des de 80 m²',
      '1 habitació',
      '4 habitacions o més',
      '2 banys',
      'Àtic',
      'Ascensor',
      'Moblat',
      'Per reformar',
      'Qualificació energètica A',
      'Última planta',
      'Exterior',
      'Lluminós',
      'Amb visita virtual',
      'Amb plànol, certificat i superfície útil',
      'Publicat els últims 7 dies',
      'Ha baixat de preu',
    ],
  ],
  [
    'en',
    [
      'Blanes',
      'Centre',
      '€200,000 to €300,000',
      'From 80 m²',
      '1 bedroom',
      '4 or more bedrooms',
      '2 bathrooms',
      'Penthouse',
      'Lift',
      'Furnished',
      'In need of renovation',
      'Energy rating A',
      'Top floor',
      'Street-facing',
      'Bright',
      'With virtual tour',
      'With floor plan, energy certificate and usable area',
      'Listed in the last 7 days',
      'Price reduced',
    ],
  ],
])('every filter has a chip in %s', async (language, expected) => {
  expect(
    await labels(
      {
        town: 'blanes',
        zone: ['centre'],
        price: { min: 200_000, max: 300_000 },
        area: { min: 80 },
        rooms: [1, 4],
        bathrooms: [2],
        estate_type: ['penthouse'],
        features: ['elevator'],
        furnished: '1',
        conservation: ['toRestore'],
        energy: ['A'],
        floor: ['top'],
        exterior: '1',
        bright: '1',
        with: ['tour'],
        documented: '1',
        since: 7,
        price_drop: '1',
      },
      language,
    ),
  ).toEqual(expected);
});

it('no chip shows the id of a value', async () => {
  for (const language of languages) {
    const told = await labels(
      {
        estate_type: [...estateTypes, ...estateSubtypes],
        features: [...featureIds],
        conservation: [...conservations],
        energy: [...energyRatings],
        floor: [...floorLevels],
        with: [...extras],
        since: 1,
        furnished: '0',
      },
      language,
    );
    expect(told.filter((label) => /[_.:]|^[a-z]/.test(label))).toEqual([]);
  }
});

it('each chip removes only itself; a range is one chip, and zones are removed with their town', async () => {
  const filters: EstateFilters = {
    town: 'blanes',
    zone: ['centre', 'port'],
    price: { min: 1, max: 2 },
    rooms: [2],
    furnished: '0',
  };
  expect((await chipsOf(filters)).map(({ key, without }) => [key, Object.keys(without)])).toEqual([
    ['town', ['price', 'rooms', 'furnished']],
    ['zone-centre', ['town', 'price', 'rooms', 'furnished', 'zone']],
    ['zone-port', ['town', 'price', 'rooms', 'furnished', 'zone']],
    ['price', ['town', 'zone', 'rooms', 'furnished']],
    ['rooms-2', ['town', 'zone', 'price', 'furnished']],
    ['furnished', ['town', 'zone', 'price', 'rooms']],
  ]);
  expect((await chipsOf(filters))[1]!.without.zone).toEqual(['port']);
});

it('an open range shows which bound is set', async () => {
  expect(await labels({ price: { max: 900 }, area: { max: 60 } })).toEqual(['Hasta 900 €', 'Hasta 60 m²']);
  expect(await labels({ price: { min: 0 } })).toEqual(['Desde 0 €']);
});

it('every filter of a URL has a chip', async () => {
  const values: EstateFilters = {
    town: 'blanes',
    zone: ['port'],
    price: { min: 1, max: 2 },
    area: { min: 1 },
    rooms: [1],
    bathrooms: [1],
    estate_type: ['flat'],
    features: ['garden'],
    furnished: '1',
    conservation: ['good'],
    energy: ['G'],
    floor: ['ground'],
    exterior: '1',
    bright: '1',
    with: ['plan'],
    documented: '1',
    since: 30,
    price_drop: '1',
    agent: 'nuria-pla',
    agency: 'casa-clara',
    where: ['madrid/getafe'],
    postcode: '08003',
    street: 'carrer-de-verdi/barcelona',
    near: { lat: 41.4, lng: 2.15, km: 5 },
    travel: '41.4,2.15,20,foot',
    drawn: 'oqsuF~sqUo}@?f^o}@f^n}@',
    bbox: '2.1,41.3,2.2,41.4',
  };
  const inPath = ['province'];
  expect(Object.keys(values).sort()).toEqual(filterNames.filter((name) => !inPath.includes(name)).sort());
  for (const [name, value] of Object.entries(values)) expect(await chipsOf({ [name]: value })).toHaveLength(1);
});

it('an agent and an agency are shown by name, else by slug', async () => {
  expect(await labels({ agent: 'nuria-pla', agency: 'casa-clara' })).toEqual([
    'Agente: Núria Pla',
    'Agencia: casa-clara',
  ]);
});

it('of several places each can be taken away, and the last one is a list of its own', async () => {
  const chips = await chipsOf({ where: ['barcelona/sitges', 'madrid'] });
  expect(chips.map(({ without }) => without)).toEqual([
    { province: 'madrid' },
    { province: 'barcelona', town: 'sitges' },
  ]);
});

it('around a point the place is no filter of its own, and is there again without it', async () => {
  const near = { lat: 41.4036, lng: 2.1562, km: 5 };
  const chips = await chipsOf({ town: 'barcelona', zone: ['gracia'], near });
  expect(chips).toMatchObject([{ key: 'near', without: { town: 'barcelona', zone: ['gracia'] } }]);
});
