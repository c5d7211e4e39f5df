import { sourceFormats, type SourceFormat } from '#origin/import/formats/sourceFormats.ts';
import { toEstate } from '#shared/api/estate.ts';
import { toEstateView, type EstateView } from '#shared/views/estate/toEstateView.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { readSampleText } from './readSample.ts';

/*
 * What agencies write, in the field that each format has for it: the same words mean the same in all.
 */

/** Facts of a home that agencies write in words of their own. */
type Fact =
  | 'operation'
  | 'kind'
  | 'status'
  | 'price'
  | 'fee'
  | 'floor'
  | 'area'
  | 'rooms'
  | 'bathrooms'
  | 'certificate'
  | 'conservation'
  | 'changed';
type Facts = Readonly<Partial<Record<Fact, string>>>;

const xml = (elements: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(elements)
    .map(([name, text]) => (text === undefined ? '' : `<${name}>${text}</${name}>`))
    .join('');

const csv = (facts: Facts): string => {
  const names: Readonly<Record<Fact, string>> = {
    ...{ operation: 'Operación', kind: 'Tipo', status: 'Estado', price: 'Precio', fee: 'Gastos comunidad' },
    ...{ floor: 'Planta', area: 'Superficie', rooms: 'Habitaciones', bathrooms: 'Baños' },
    ...{ certificate: 'Certificado', conservation: 'Conservación', changed: 'Actualizado' },
  };
  const columns = Object.entries(facts) as [Fact, string][];
  const header = ['Referencia', 'CP', 'Localidad', ...columns.map(([fact]) => names[fact])];
  const row = ['1', '03001', 'Alicante', ...columns.map(([, text]) => `"${text}"`)];
  return `${header.join(';')}\n${row.join(';')}\n`;
};

const kyero = (facts: Facts): string =>
  `<root><property>${xml({
    ...{ id: '1', ref: '1', price_freq: facts.operation, type: facts.kind, status: facts.status, price: facts.price },
    ...{ community_fees: facts.fee, floor: facts.floor, beds: facts.rooms, baths: facts.bathrooms },
    ...{ town: 'Alicante', province: 'Alicante', date: facts.changed },
    surface_area: xml({ built: facts.area }),
    energy_rating: xml({ consumption: facts.certificate }),
  })}</property></root>`;

const inmovilla = (facts: Facts): string =>
  `<propiedades><propiedad>${xml({
    ...{ id: '1', ref: '1', accion: facts.operation, tipo_ofer: facts.kind, estadoficha: facts.status },
    ...{ precioinmo: facts.price, precioalq: facts.price, gastos_com: facts.fee, planta: facts.floor },
    ...{ m_cons: facts.area, total_hab: facts.rooms, banyos: facts.bathrooms, energialetra: facts.certificate },
    ...{ conservacion: facts.conservation, ciudad: 'Alicante', cp: '03001', fechaact: facts.changed },
  })}</propiedad></propiedades>`;

const resales = (facts: Facts): string =>
  `<properties><property>${xml({
    ...{ referenceId: '1', status: facts.status ?? 'Available', type: facts.kind, bedrooms: facts.rooms },
    ...{ bathrooms: facts.bathrooms, lastUpdatedDate: facts.changed, currency: 'EUR' },
    address: xml({ town: 'Alicante', province: 'Alicante' }),
    saleDetails: xml({ price: facts.price ?? '100000' }),
    propertySizes: xml({ builtSize: facts.area }),
    annualCosts: xml({ communityFees: facts.fee }),
  })}</property></properties>`;

const openimmo = (facts: Facts): string => {
  const property = [
    '<objektkategorie><vermarktungsart KAUF="1"/><objektart><wohnung/></objektart></objektkategorie>',
    xml({
      geo: xml({ plz: '03001', ort: 'Alicante', etage: facts.floor }),
      preise: xml({ kaufpreis: facts.price, hausgeld: facts.fee }),
      flaechen: xml({
        ...{ wohnflaeche: facts.area, anzahl_schlafzimmer: facts.rooms, anzahl_badezimmer: facts.bathrooms },
      }),
      zustand_angaben: xml({ energiepass: xml({ wertklasse: facts.certificate }) }),
      verwaltung_techn: xml({ objektnr_extern: '1', stand_vom: facts.changed }),
    }),
  ];
  return `<openimmo><uebertragung umfang="VOLL"/><anbieter><immobilie>${property.join('')}</immobilie></anbieter></openimmo>`;
};

const idealista = (facts: Facts): string =>
  JSON.stringify({
    customerProperties: [
      {
        propertyCode: '1',
        propertyReference: '1',
        propertyOperation: {
          ...{ operationType: facts.operation, operationPrice: facts.price, operationPriceCommunity: facts.fee },
        },
        propertyAddress: { addressPostalCode: '03001', addressTown: 'Alicante', addressFloor: facts.floor },
        propertyFeatures: {
          ...{ featuresType: facts.kind, featuresAreaConstructed: facts.area, featuresBedroomNumber: facts.rooms },
          ...{ featuresBathroomNumber: facts.bathrooms, featuresEnergyCertificateRating: facts.certificate },
          featuresConservation: facts.conservation,
        },
      },
    ],
  });

const vencejo = (facts: Facts): string =>
  JSON.stringify([
    {
      ...{ id: '1', reference: '1', type: facts.operation, estate_type: facts.kind, status: facts.status ?? 'new' },
      ...{ price: facts.price, community_fee: facts.fee, floor: facts.floor, area_constructed: facts.area },
      ...{ rooms: facts.rooms, bathrooms: facts.bathrooms, conservation: facts.conservation },
      ...{ cee: { rating: facts.certificate }, updated_at: facts.changed },
      address: { postal_code: '03001', town: 'Alicante' },
    },
  ]);

/** An API, whose other facts are numbers and codes. */
const resalesV6 = ({ kind, price, certificate }: Facts): string =>
  JSON.stringify({
    transaction: { status: 'success' },
    QueryInfo: { SearchType: 'Sale', PropertyCount: 1 },
    Property: [
      {
        ...{ Reference: '1', Location: 'Alicante', Province: 'Alicante', Country: 'Spain' },
        ...{ PropertyType: { NameType: kind }, Price: price, Currency: 'EUR' },
        EnergyRating: { EnergyRated: certificate },
      },
    ],
  });

const write: Readonly<Record<SourceFormat, (facts: Facts) => string>> = {
  ...{ vencejo, kyero, idealista, openimmo, inmovilla, 'resales-online': resales, csv },
  'resales-online-v6': resalesV6,
};

/** The facts that `resalesV6` writes in words. */
const wordsOfV6: readonly Fact[] = ['kind', 'certificate'];

/** Formats that have no field for a fact, or one of a closed list. */
const without: Readonly<Partial<Record<Fact, readonly SourceFormat[]>>> = {
  operation: ['openimmo', 'resales-online'],
  kind: ['openimmo'],
  status: ['openimmo', 'idealista'],
  floor: ['resales-online'],
  certificate: ['resales-online'],
  conservation: ['openimmo', 'resales-online', 'kyero'],
  changed: ['idealista'],
};

const hasFact = (format: SourceFormat, fact: Fact): boolean =>
  format === 'resales-online-v6' ? wordsOfV6.includes(fact) : !without[fact]?.includes(format);

/** The formats that have a field for all of some facts. */
const formatsWith = (facts: Facts): readonly SourceFormat[] =>
  sourceFormats.filter((format) => (Object.keys(facts) as Fact[]).every((fact) => hasFact(format, fact)));

const complete: Facts = { operation: 'sale', kind: 'Piso', price: '100000' };

type Row = readonly [facts: Facts, estate: object, warned?: string];

const rows: readonly Row[] = [
  // Money for a time, or for something else than the home.
  ...(['720 €/año', '60 €/mes', '180 €/trimestre', '60 € al mes', '720 € anuales'] as const).flatMap((fee): Row[] => [
    [{ fee }, { community_fee: 60 }],
  ]),
  [{ fee: '720/año' }, { community_fee: 60 }],
  [{ fee: '15 €/semana' }, { community_fee: undefined }, 'community_fee'],
  [{ fee: '2 €/m²' }, { community_fee: undefined }, 'community_fee'],
  [{ price: '90 €/noche' }, { price: undefined }, 'price'],
  [{ price: '15 €/m²' }, { price: undefined }, 'price'],
  [{ price: '125.000 € + IVA' }, { price: 125_000 }, 'price'],
  [{ price: '250.000€ negociables' }, { price: 250_000 }, 'price'],
  [{ price: 'Desde 180.000 €' }, { price: 180_000 }, 'price'],
  [{ price: '125k' }, { price: 125_000 }],
  [{ price: '€249,500' }, { price: 249_500 }],
  [{ price: 'A consultar' }, { price: undefined }],
  [{ operation: 'alquiler', price: '550 €/mes + gastos' }, { type: 'rent', price: 550 }, 'price'],
  [{ operation: 'alquiler', price: '15 €/m²' }, { type: 'rent', price: undefined }, 'price'],
  [{ price: '$ 250,000' }, { price: undefined }, 'price'],
  // Rooms.
  [{ bathrooms: '2.5' }, { bathrooms: 2 }, 'bathrooms'],
  [{ bathrooms: '1,5' }, { bathrooms: 1 }, 'bathrooms'],
  [{ bathrooms: '2 + aseo' }, { bathrooms: 2 }],
  [{ bathrooms: '1 y aseo' }, { bathrooms: 1 }],
  [{ rooms: '3+1' }, { rooms: 3 }, 'rooms'],
  [{ rooms: '3 hab.' }, { rooms: 3 }],
  [{ rooms: 'Estudio' }, { rooms: 0, subtype: 'studio' }],
  // Areas.
  [{ area: '90 m² (75 útiles)' }, { area_constructed: 90, area_useful: 75 }],
  [{ area: '1 ha' }, { area_constructed: 10_000 }],
  [{ area: '450 sqm' }, { area_constructed: 450 }],
  // Floors.
  ...[
    ['2º B', 2],
    ['Bajo A', 0],
    ['3ª planta', 3],
    ['Planta 5ª', 5],
    ['10ºC', 10],
    ['Sótano 2', -2],
    ['2. OG', 2],
    ['groundFloor', 0],
  ].map(([floor, number]): Row => [{ floor: floor as string }, { floor: number, floor_name: undefined }]),
  [{ floor: 'Principal izq.' }, { floor: undefined, floor_name: 'main' }],
  [{ floor: 'Entreplanta' }, { floor: undefined, floor_name: 'mezzanine' }],
  [{ floor: 'Última' }, { floor: undefined, floor_name: undefined }, 'floor'],
  [{ floor: 'Nube' }, { floor: undefined, floor_name: undefined }, 'floor'],
  // Certificates. `A+` is no letter of Spain: nothing is known of such a one.
  [{ certificate: 'En tramitación' }, { cee: { state: 'in_process' } }],
  [{ certificate: 'Pendiente' }, { cee: { state: 'in_process' } }],
  [{ certificate: 'Exenta' }, { cee: { state: 'exempt' } }],
  [{ certificate: 'E (182 kWh)' }, { cee: { state: 'completed', rating: 'E', consumption: 182 } }],
  [{ certificate: 'E / D' }, { cee: { state: 'completed', rating: 'E', emissions_rating: 'D' } }],
  [{ certificate: 'A+' }, { cee: { state: 'not_stated' } }, 'cee.rating'],
  // States of the offer and of the home.
  [{ status: 'Publicado' }, { status: 'new' }],
  [{ status: 'Señalizado' }, { status: 'reserved' }],
  [{ status: 'Arras' }, { status: 'reserved' }],
  [{ conservation: 'Para entrar a vivir' }, { conservation: 'good' }],
  [{ conservation: 'A reformar' }, { conservation: 'toRestore' }],
  [{ conservation: 'Seminuevo' }, { conservation: 'new' }],
  // Dates.
  ...['20/11/2026 9:05', '2026-11-20 09:05:00', '20-nov-2026 9:05', '46346.37847222222'].map((changed): Row => [
    { changed },
    { updated_at: '2026-11-20T08:05:00.000Z' },
  ]),
  ...['20/11/26', '46346', '20 de noviembre de 2026'].map((changed): Row => [
    { changed },
    { updated_at: '2026-11-19T23:00:00.000Z' },
  ]),
  // Kinds.
  ...(
    [
      ['house', 'Casa', 'Torre', 'Unifamiliar'],
      ['rural_house', 'Casa de campo', 'Mas', 'Masía', 'Cave House'],
      ['flat', 'Triplex', 'Entresuelo', 'Apartment with garden', 'Apartment with terrace', 'Pisos'],
      ['land', 'Solar urbano', 'Terreno rústico', 'Finca rústica'],
      ['garage', 'Plaza de parking'],
      ['building', 'Hotel'],
      ['premises', 'Negocio', 'Local comercial', 'Nave industrial'],
    ] as const
  ).flatMap(([estate_type, ...kinds]) => kinds.map((kind): Row => [{ kind }, { estate_type, subtype: undefined }])),
  ...['Casa adosada', 'Terraced villa', 'Town House'].map((kind): Row => [
    { kind },
    { estate_type: 'house', subtype: 'town_house' },
  ]),
  ...['Chalet pareado', 'Casa aparellada', 'Semi-detached villa'].map((kind): Row => [
    { kind },
    { estate_type: 'house', subtype: 'semi_detached' },
  ]),
  ...['Casa independiente', 'Detached'].map((kind): Row => [{ kind }, { estate_type: 'house', subtype: 'detached' }]),
  ...['Villa', 'Key ready villa'].map((kind): Row => [{ kind }, { estate_type: 'house', subtype: 'villa' }]),
  ...['Ático dúplex', 'Penthouse Duplex'].map((kind): Row => [{ kind }, { estate_type: 'flat', subtype: 'penthouse' }]),
  [{ kind: 'Middle Floor Studio' }, { estate_type: 'flat', subtype: 'studio' }],
  [{ kind: 'Iglú' }, { estate_type: 'other' }, 'estate_type'],
  // Operations.
  ...['Se vende', 'Venta', 'Resale'].map((operation): Row => [{ operation }, { type: 'buy' }]),
  ...['Se alquila', 'Long Term Rental', 'Alquiler'].map((operation): Row => [
    { operation, price: '900' },
    { type: 'rent', price: 900 },
  ]),
  [
    { operation: 'Alquiler temporada', price: '900' },
    { type: 'rent', price: 900 },
  ],
];

const named = rows.map((row) => [Object.values(row[0]).join(', '), row] as const);

test.each(named)('“%s” means the same in every format that has it', async (_name, [facts, estate, warned]) => {
  const formats = formatsWith(facts);
  expect(formats.length).toBeGreaterThan(2);
  for (const format of formats) {
    const { listings, refused, warnings } = await readSampleText(write[format]({ ...complete, ...facts }), { format });
    const [listing] = Object.values(listings);
    expect([format, refused]).toEqual([format, {}]);
    const read = listing!.estate as unknown as Record<string, unknown>;
    const found = Object.fromEntries(Object.keys(estate).map((name) => [name, read[name]]));
    expect([format, found]).toEqual([format, estate]);
    const told = Object.values(warnings)
      .flat()
      .filter((warning) => warned !== undefined && warning.startsWith(`${warned} `));
    expect([format, told.length > 0]).toEqual([format, warned !== undefined]);
  }
});

test.each([
  [{ operation: 'alquiler', price: '300 €/semana' }, 'weekly lets are not offered here'],
  [{ operation: 'alquiler', price: '9.000 €/año' }, 'lets by the year are not offered here'],
  [{ operation: 'alquiler', price: '90 € por noche' }, 'holiday lets are not offered here'],
  [{ operation: 'alquiler', price: '150 €/luna' }, 'the rent “150 €/luna” is for a time that is not known'],
  [{ operation: 'holiday' }, 'holiday lets are not offered here'],
  [{ operation: 'Traspaso' }, 'transfers of a business are not offered here'],
])('%j is refused for the same reason in every format that has it', async (facts, reason) => {
  for (const format of formatsWith(facts)) {
    const { listings, refused } = await readSampleText(write[format]({ ...complete, ...facts }), { format });
    expect([format, listings, Object.values(refused)]).toEqual([format, {}, [reason]]);
  }
});

test.each([
  ['125.000', [125_000, undefined]],
  ['900', [undefined, 900]],
  // Nobody can tell.
  ['9.000', [undefined, undefined]],
])('a home for sale and to let with one price of %s has it for what it can be', async (price, prices) => {
  for (const format of ['csv', 'vencejo'] as const) {
    const { listings, warnings } = await readSampleText(write[format]({ operation: 'Venta y alquiler', price }), {
      format,
    });
    expect([format, Object.values(listings).map(({ estate }) => [estate.type, estate.price, estate.linked])]).toEqual([
      format,
      [
        ['buy', prices[0], '1-rent'],
        ['rent', prices[1], '1'],
      ],
    ]);
    expect(warnings['1']!.filter((warning) => warning.startsWith('price is one for two operations'))).toHaveLength(1);
  }
});

/** A home with each fact, as agencies write it, and what its page says of that. */
const home: Readonly<
  Record<Exclude<Fact, 'status'>, readonly [text: string, shown: (view: EstateView) => unknown, fact: unknown]>
> = {
  operation: ['Venta', ({ type }) => type, 'buy'],
  kind: ['Ático dúplex', ({ estateType, subtype }) => [estateType, subtype], ['flat', 'penthouse']],
  price: ['165.000 €', ({ price }) => price, 165_000],
  fee: ['720 €/año', ({ facts }) => facts.communityFee, 60],
  floor: ['3º B', ({ facts }) => facts.floor, 3],
  area: ['92 m² (75 útiles)', ({ area, facts }) => [area, facts.areaUseful], [92, 75]],
  rooms: ['3 hab.', ({ rooms }) => rooms, 3],
  bathrooms: ['2,5', ({ bathrooms }) => bathrooms, 2],
  certificate: [
    'E (182 kWh)',
    ({ energy }) => [energy.state, energy.rating, energy.consumption],
    ['completed', 'E', 182],
  ],
  conservation: ['Para entrar a vivir', ({ conservation }) => conservation, 'good'],
  changed: ['20/11/2026 9:05', ({ updatedAt }) => updatedAt, '2026-11-20T08:05:00.000Z'],
};

test.each(sourceFormats)('%s: the page of a home says what its record says', async (format) => {
  const facts = Object.entries(home).filter(([fact]) => hasFact(format, fact as Fact));
  const text = write[format](Object.fromEntries(facts.map(([fact, [written]]) => [fact, written])));
  const { listings } = await readSampleText(text, { format });
  // Whose the home is and where comes with the places and people that are stored; of its facts none is another's.
  const { id, key, slug, url_slug, address, description } = fakeEstate();
  const listing = { ...Object.values(listings)[0]!.estate, id, key, slug, url_slug, address, description };
  const view = toEstateView(toEstate(listing), { language: 'es', languages: ['es'] });
  expect(facts.map(([fact, [, shown]]) => [fact, shown(view)])).toEqual(
    facts.map(([fact, [, , said]]) => [fact, said]),
  );
});
