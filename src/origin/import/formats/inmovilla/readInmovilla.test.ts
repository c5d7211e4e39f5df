import { readSample, readSampleText } from '#tests/origin/feeds/readSample.ts';
import type { ReadListing } from '../../sync/readListing.ts';
import { UnreadableFile } from '../format.ts';
import { formats } from '../formats.ts';

const folder = 'tests/origin/feeds/inmovilla';
const source = { format: 'inmovilla' } as const;
const read = (name: string) => readSample(`${folder}/${name}`, source);

const fields = {
  ...{ id: '1', ref: 'R-1', accion: 'Vender', tipo_ofer: 'Piso', precioinmo: '165000', precioalq: '0' },
  ...{ ciudad: 'Vinaròs', zona: 'Centro', provincia: 'Castellón', cp: '12500', latitud: '40.47', altitud: '0.47' },
  ...{
    m_cons: '92.00',
    m_uties: '84',
    habitaciones: '2',
    habdobles: '1',
    banyos: '1',
    antiguedad: '1985',
    planta: '3',
  },
  ...{ conservacion: 'Buen estado', energialetra: 'E', energiavalor: '182', titulo1: 'Piso', descrip1: 'Piso.' },
  ...{ foto1: 'https://fotos.example/1.jpg', agente: 'Begoña Núñez', emailagente: 'b@fincas.example' },
};
const record = (changes: Record<string, string | undefined>): string =>
  Object.entries({ ...fields, ...changes })
    .map(([name, value]) => (value === undefined ? '' : `<${name}><![CDATA[${value}]]></${name}>`))
    .join('');
const readRecord = (changes: Record<string, string | undefined>, map = {}) =>
  readSampleText(`<propiedades><propiedad>${record(changes)}</propiedad></propiedades>`, { ...source, map });

/** What an adapter makes of a file, before it is read as the contract. */
async function valuesOf(name: string): Promise<Record<string, unknown>[]> {
  const values: Record<string, unknown>[] = [];
  for await (const { value } of formats.inmovilla.read({ path: `${folder}/${name}` }, { map: {} }))
    values.push(value as Record<string, unknown>);
  return values;
}

/** Fields of a listing that say something, of those that must not. */
const statedOf = (listing: ReadListing | undefined, ...names: string[]): string[] =>
  names.filter((name) => (listing!.estate as Record<string, unknown>)[name] !== undefined);

it('reads the shared sample: five listings of four homes, and a transfer refused', async () => {
  const { isWhole, listings, refused, warnings } = await read('inmovilla.iso-8859-1.xml');
  expect(isWhole).toBe(true);
  expect(refused).toEqual({ '628081-transfer': 'transfers of a business are not offered here' });
  expect(Object.keys(listings)).toEqual(['628079', '628080', '628082', '628079-rent', '628083-rent']);
  expect(listings['628079']).toMatchObject({
    estate: {
      ...{ reference: '1231', type: 'buy', price: 165_000, estate_type: 'flat', rooms: 3, bathrooms: 1, floor: 3 },
      ...{ area_constructed: 92, area_useful: 84, year: 1985, conservation: 'good' },
      ...{
        cee: { state: 'completed', rating: 'E', consumption: 182, emissions: 34, emissions_rating: 'D' },
        features: ['elevator'],
      },
      location: { lat: 40.4703, lng: 0.4755 },
      description: { 'es-ES': 'Piso céntrico con ascensor', 'en-US': 'Central flat with lift' },
      text: { 'es-ES': 'Piso en el centro de Vinaròs.\nTres habitaciones, cocina reformada.\n✅ Ascensor' },
    },
    address: { province: { slug: 'castellon' }, zone: { name: 'Centro' }, visibility: 'hidden' },
    agent: { full_name: 'Begoña Núñez', phone: '+34964000001', agency: { commercial_brand: 'Fincas Peñíscola' } },
  });
  expect(listings['628079-rent']!.estate).toMatchObject({ reference: '1231-ALQ', type: 'rent', price: 720 });
  expect(listings['628082']!.estate).toMatchObject({ conservation: 'brandNew', year: 2027 });
  expect(statedOf(listings['628079'], 'area_plot')).toEqual([]);
  expect(statedOf(listings['628082'], 'price')).toEqual([]);
  expect(warnings).toEqual({
    '628079': ['text had HTML, which was made plain text'],
    '628079-rent': ['text had HTML, which was made plain text'],
    '628080': [
      "agent is missing: the source's own is shown",
      'price was rounded from 74000.5',
      'area_constructed is missing: shown without one',
      'location is no place: left out',
      'description is longer than 140 characters: cut',
    ],
    '628082': ['agent.email is no e-mail address: left out'],
    '628083-rent': ['cee is missing: shown as not stated by the advertiser'],
  });
});

it('takes every field that the contract has a place for', async () => {
  const { listings, warnings } = await read('everyField.xml');
  expect(warnings['628079']).toEqual(['elements “vistasalmar” is not known: left out']);
  const shared = {
    ...{ rooms: 3, floors: 6, community_fee: 30, ibi: 412.3, heating: 'gas', furnished: true, pets: true },
    ...{ conditioned_air: true, orientation_south: true, orientation_east: true, orientation_north: false },
    features: [
      ...[
        'elevator',
        'terrace',
        'balcony',
        'swimming',
        'garden',
        'boxrom',
        'parking',
        'chimney',
        'wardrobe',
        'heating',
      ],
      ...['handicap_adapted_use', 'security_alarm', 'security_door', 'fire_detectors', 'smoke_extraction'],
      'located_at_corner',
    ],
    virtual_tour: 'https://tours.example/628079',
    video: 'https://www.youtube.example/watch?v=abc',
    created_at: '2026-02-03T09:00:00.000Z',
    updated_at: '2026-11-20T17:30:15.000Z',
    description: { 'es-ES': 'Piso céntrico', 'ca-ES': 'Pis cèntric', 'de-DE': 'Wohnung', pt: 'Apartamento' },
  };
  expect(listings['628079']).toMatchObject({ estate: { ...shared, price: 165_000, previous_price: 172_000 } });
  expect(listings['628079-rent']).toMatchObject({
    estate: {
      ...{ ...shared, price: 720 },
      rental_conditions: { 'es-ES': ['Con opción de compra', 'Gastos de comunidad incluidos'] },
    },
    agent: { avatar: { url: 'https://fotos.example/agentes/1.jpg' } },
  });
  expect(statedOf(listings['628079-rent'], 'previous_price')).toEqual([]);
  expect(listings['628079']!.estate.media.map(({ url }) => url)).toEqual(
    Array.from({ length: 12 }, (_, n) => `https://fotos.example/413/628079/1-${n + 1}.jpg`),
  );
  expect(listings['628079']!.estate).not.toHaveProperty('rental_conditions');
  expect(listings['628079']!.estate).toMatchObject({
    linked: '628079-rent',
    cadastral_reference: '1234567YK8713S0001XX',
    area_terrace: 12.5,
  });
  expect(listings['628079-rent']!.estate).toMatchObject({ linked: '628079' });
});

it('says that a price is on request', async () => {
  expect((await valuesOf('inmovilla.iso-8859-1.xml')).at(-2)).toMatchObject({ price_on_request: true });
});

it('takes the operations that the product has, and refuses the others by name', async () => {
  const { listings, refused, withdrawn } = await read('operations.xml');
  const ids = ['3', '4-rent', '5', '5-rent', '6-rent', '10-rent', '14', '14-rent'];
  expect(ids.map((id) => [id, listings[id]!.estate.reference, listings[id]!.estate.price])).toEqual([
    ['3', 'R-3', 165_000],
    ['4-rent', 'R-4', 1_500],
    ['5', 'R-5', 120_000],
    ['5-rent', 'R-5-ALQ', 900],
    ['6-rent', 'R-6', 1_200],
    ['10-rent', 'R-10', 800],
    ['14', 'R-14', 165_000],
    ['14-rent', 'R-14-ALQ', 600],
  ]);
  expect(listings['6-rent']!.estate.rental_conditions).toMatchObject({ 'ca-ES': ['Lloguer de temporada'] });
  expect(listings['10-rent']!.estate.rental_conditions).toMatchObject({ 'es-ES': ['Con opción de compra'] });
  expect(refused).toEqual({
    ...Object.fromEntries([2, 3, 4, 5].map((id) => [`${id}-transfer`, 'transfers of a business are not offered here'])),
    '7-rent_holiday': 'holiday lets are not offered here',
    '8-rent_week': 'weekly lets are not offered here',
    '9-rent (€/m2)': 'the operation “rent (€/m2)” is none of buy, rent',
    '12-Permuta': 'the operation “Permuta” is none of buy, rent',
    '13-rent_room': 'rooms in a shared home are not offered here',
    '15': 'names no operation (type)',
    '64': 'the status “8” is not known: name it in map',
  });
  expect(withdrawn).toEqual(['11', '65', '66', '67']);
});

it('takes kinds and states by word and by code', async () => {
  const { listings, warnings } = await read('operations.xml');
  const kinds = Array.from({ length: 11 }, (_, n) => listings[`${30 + n}`]!.estate);
  expect(kinds.map(({ estate_type, subtype }) => subtype ?? estate_type)).toEqual([
    ...[
      'penthouse',
      'studio',
      'town_house',
      'rural_house',
      'office',
      'premises',
      'building',
      'storage',
      'garage',
      'land',
    ],
    'other',
  ]);
  expect(warnings['40']).toEqual(['estate_type “Bodega” is not known: shown as a property, in no list of a kind']);
  expect(listings['50']!.estate.estate_type).toBe('rural_house');
  expect(['60', '61', '62', '63-rent'].map((id) => listings[id]!.estate.status)).toEqual([
    ...['new', 'reserved', 'sold', 'rented'],
  ]);
});

it('takes what has little, and refuses what has too little', async () => {
  const { listings, refused, warnings } = await read('minimal.xml');
  expect(listings['1']).toMatchObject({ estate: { reference: '1', estate_type: 'other' }, agent: null });
  expect(warnings['1']![0]).toBe('reference is missing: its id stands for it');
  expect(listings['R-2-rent']!.estate.price).toBe(500);
  expect(refused).toEqual({ '3': 'names no operation (type)', 'line 5': 'has neither an id nor a reference' });
});

it('takes what is odd with a warning', async () => {
  const { listings, refused, warnings } = await read('odd.xml');
  expect(listings['1']).toMatchObject({
    estate: {
      ...{ price: 259_000, area_constructed: 90, area_useful: 85 },
      ...{ floor: 0, cee: { state: 'completed', emissions_rating: 'D' } },
      ...{ features: ['terrace', 'parking'], location: { lat: 40.4703, lng: 0.4755 } },
    },
  });
  expect(statedOf(listings['1'], 'rooms', 'bathrooms', 'year', 'community_fee')).toEqual([]);
  expect(warnings['1']).toEqual([
    'orientation “Exterior” is not known: left out',
    'year “40” is no year: left out',
    'community_fee its period “Según consumo” is not known: left out',
    "agent is missing: the source's own is shown",
    'area_useful was rounded from 84.5',
    'conservation “De origen” is not known: left out',
    'cee.rating is no letter from A to G: left out',
  ]);
  expect(listings['2']!.estate).toMatchObject({
    text: { 'es-ES': 'Chalet con jardín.\n\n• Uno\n• Dos' },
  });
  expect(listings['3']).toMatchObject({
    estate: {
      description: { 'es-ES': '' },
      text: { 'es-ES': 'Primera línea.\n\nSegundo párrafo.\nOtra línea.' },
      media: [{ url: 'https://fotos.example/413/3/1-1.jpg' }, { url: 'fotos/3.jpg' }],
      created_at: '2025-12-30T23:00:00.000Z',
    },
  });
  expect(statedOf(listings['2'], 'price')).toEqual([]);
  expect(statedOf(listings['3'], 'updated_at', 'virtual_tour', 'video')).toEqual([]);
  expect(listings['3']!.address.zone).toBeUndefined();
  expect(warnings['3']).toEqual(['video “dQw4w9WgXcQ” is no address: left out']);
  expect(listings['8']!.address).toMatchObject({ street_name: 'C/ Mayor', visibility: 'street' });
  expect(listings['9']!.estate.price).toBe(99_000);
  expect(listings['10']!.estate.cee).toEqual({ state: 'in_process' });
  expect(listings['11']!.estate.media).toHaveLength(100);
  expect(warnings['5']).toEqual(['address.province “Costa del Azahar” is not known: taken from the coordinates']);
  expect(refused).toEqual({
    '4': 'is in “Portugal”: only homes in Spain are offered here',
  });
  expect(listings['6']!.address.town).toMatchObject({ slug: 'vinaros' });
  expect(warnings['6']).toContain('address.town is missing: “Vinaròs”, taken from the coordinates');
});

it('reads what says ISO 8859-1 and is windows-1252, with tags in capitals and units in numbers', async () => {
  const { listings, refused } = await read('agency-windows-1252.xml');
  expect(refused).toEqual({});
  expect(listings['9001']).toMatchObject({
    estate: {
      ...{
        reference: 'PEÑ/0012-B',
        price: 1_250_000,
        area_constructed: 320,
        area_plot: 1_200,
        rooms: 5,
      },
      ...{ conservation: 'new', cee: { state: 'completed', rating: 'C', consumption: 98.4 } },
      description: { 'es-ES': 'Chalet «de lujo» – piscina & jardín' },
      media: [
        { url: 'https://fotos.example/77/9001/1.jpg?x=1&y=2' },
        { url: 'https://fotos.example/77/9001/2.jpg' },
        { url: 'https://fotos.example/77/9001/10.jpg' },
      ],
    },
    agent: {
      full_name: 'Mª José Ñíguez',
      email: 'mjose@lallave.example',
      phone: '+34964480000',
      agency: { commercial_brand: 'Inmobiliaria “La Llave”' },
    },
  });
  expect(statedOf(listings['9001'], 'floor')).toEqual([]);
  expect(listings['9001']!.estate.text!['es-ES']).toBe(
    'Chalet con piscina.\n\n5 dormitorios\nPrecio: 1.250.000 €. Cerca del área comercial ✅',
  );
  expect(listings['9002-rent']).toMatchObject({
    estate: { price: 650, area_constructed: 70, furnished: true, features: ['elevator'], cee: { state: 'in_process' } },
    address: { province: { slug: 'castellon' }, town: { name: 'Benicarló' } },
  });
});

it('reads the names of fields that the API and other programs have', async () => {
  const { listings, warnings } = await read('agency-other-program.xml');
  expect(listings['7781']).toMatchObject({
    estate: {
      ...{
        reference: 'MAR-7781',
        price: 259_000,
        subtype: 'penthouse',
        area_useful: 80,
        rooms: 3,
        conservation: 'good',
      },
      ...{ orientation_east: true, orientation_west: true, location: { lat: 38.372, lng: -0.438 } },
      description: { 'es-ES': 'Ático con vistas', 'en-US': 'Penthouse with views', 'ca-ES': 'Àtic amb vistes' },
      media: [{ url: 'https://cdn.example/a.jpg' }, { url: 'https://cdn.example/b.jpg' }],
    },
    address: { province: { slug: 'alicante' }, street_name: 'Avenida de Niza', visibility: 'street' },
    agent: { full_name: 'Núria Llorens', phone: '+34600222333' },
  });
  expect(listings['7781-rent']!.estate).toMatchObject({ price: 1_150, reference: 'MAR-7781-ALQ' });
  expect(listings['7782-rent']!.estate.price).toBeUndefined();
  expect(warnings['7782-rent']).toContain(
    'estate_type “Plaza de parking moto” is not known: shown as a property, in no list of a kind',
  );
});

test.each<[name: string, changes: Record<string, string>, cee: object, warnings: string[]]>([
  ['in process', { energiarecibido: '2' }, { state: 'in_process' }, ['“E” though energiarecibido is 2 (in_process)']],
  [
    'exempt',
    { energiarecibido: '3', energialetra: 'A' },
    { state: 'exempt' },
    ['“A” though energiarecibido is 3 (exempt)'],
  ],
  ['not filled in', { energiarecibido: '0' }, { rating: 'E' }, ['stands beside energiarecibido 0 (not filled in)']],
  ['received', { energiarecibido: '1' }, { state: 'completed', rating: 'E' }, []],
  [
    'in process by its letter',
    { energiarecibido: '0', energialetra: 'tramites', energiavalor: '' },
    { state: 'in_process' },
    [],
  ],
])('a certificate that is %s is no other', async (_name, changes, cee, warnings) => {
  const { listings, warnings: told } = await readRecord(changes);
  expect(listings['1']!.estate.cee).toMatchObject(cee);
  if (!('rating' in cee)) expect(listings['1']!.estate.cee).toEqual(cee);
  expect(told['1']).toEqual(warnings.map((warning) => expect.stringContaining(`cee.rating ${warning}`) as string));
});

test.each<[name: string, changes: Record<string, string>, phone: string]>([
  ['its prefix', { prefijo_tlf_agente: '34', tlf_agente: '600123123' }, '+34600123123'],
  ['a prefix of elsewhere', { prefijo_tlf_agente: '+49', tlf_agente: '15112345678' }, '+4915112345678'],
  ['no prefix', { tlf_agente: '600 12 31 23' }, '+34600123123'],
  ['the prefix in the number', { prefijo_tlf_agente: '34', tlf_agente: '+34 600123123' }, '+34600123123'],
])("reads the agent's phone with %s", async (_name, changes, phone) => {
  expect((await readRecord(changes)).listings['1']!.agent?.phone).toBe(phone);
});

it('reads the texts of each language by its number, and films within an element', async () => {
  const numbered = { descrip15: 'Piano.', descrip17: 'Mieszkanie.', descrip19: 'Bolig.', descrip14: '?' };
  const fields = Object.entries(numbered).map(([name, text]) => `<${name}>${text}</${name}>`);
  const films = '<videos><video1>https://videos.example/1</video1><video2>https://videos.example/2</video2></videos>';
  const { listings, warnings } = await readSampleText(
    `<propiedades><propiedad>${record({})}${fields.join('')}${films}</propiedad></propiedades>`,
    source,
  );
  const { estate } = listings['1']!;
  expect(estate.text).toEqual({ 'es-ES': 'Piso.', it: 'Piano.', pl: 'Mieszkanie.', da: 'Bolig.' });
  expect(estate.video).toBe('https://videos.example/1');
  expect(warnings['1']).toEqual(['text the language “14” is not known: left out']);
});

it('keeps a listing when its home is offered for more', async () => {
  const sale = await readRecord({});
  const both = await readRecord({ accion: 'Vender o Alquilar', precioalq: '700' });
  expect(Object.keys(both.listings)).toEqual(['1', '1-rent']);
  const { estate, ...rest } = sale.listings['1']!;
  expect(both.listings['1']).toEqual({ ...rest, estate: { ...estate, linked: '1-rent' } });
});

it('understands the words of the source', async () => {
  const map = {
    ...{ type: { Permuta: 'buy' }, estate_type: { Bodega: 'storage' }, conservation: { 'De origen': 'toRestore' } },
    ...{ language: { '3': 'fr' }, status: { '8': 'reserved' } },
  };
  const changes = {
    accion: 'Permuta',
    tipo_ofer: 'Bodega',
    conservacion: 'De origen',
    estadoficha: '8',
    descrip3: 'Cave.',
  };
  const { listings } = await readRecord(changes, map);
  expect(listings['1']!.estate).toMatchObject({
    ...{
      type: 'buy',
      estate_type: 'storage',
      conservation: 'toRestore',
      status: 'reserved',
      text: { 'fr-FR': 'Cave.' },
    },
  });
});

it('reads an empty list as one: what becomes of it, others decide', async () => {
  expect(await read('empty.xml')).toEqual({ isWhole: true, listings: {}, withdrawn: [], refused: {}, warnings: {} });
});

test.each([
  ['cut-off.xml', 'is cut off'],
  ['bare-ampersand.xml', 'has a bare &'],
  ['login.html', 'is a web page (HTML), no feed'],
  ['kyero.xml', 'has no propiedad, but a root <root>: it is no feed of Inmovilla'],
  ['wrong-encoding.xml', 'is not utf-8, by its XML declaration'],
  ['double-encoded.xml', 'has letters that are broken'],
])('%s is no feed', async (name, problem) => {
  const reading = read(name);
  await expect(reading).rejects.toThrow(UnreadableFile);
  await expect(reading).rejects.toThrow(problem);
});
