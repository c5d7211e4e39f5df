import { readSample, readSampleText } from '#tests/origin/feeds/readSample.ts';
import type { ReadListing } from '../../sync/readListing.ts';
import { UnreadableFile } from '../format.ts';
import { formats } from '../formats.ts';

const folder = 'tests/origin/feeds/idealista';
const source = { format: 'idealista' } as const;
const read = (name: string) => readSample(`${folder}/${name}`, source);

const property = {
  propertyCode: '1',
  propertyReference: 'R-1',
  propertyOperation: { operationType: 'sale', operationPrice: 100_000 },
  propertyAddress: { addressPostalCode: '46006', addressTown: 'València' },
  propertyFeatures: { featuresType: 'flat', featuresAreaConstructed: 80, featuresEnergyCertificateRating: 'E' },
  propertyContact: { contactName: 'Ana Gil' },
};
const readProperties = (properties: unknown[], map = {}) =>
  readSampleText(JSON.stringify({ customerProperties: properties }), { ...source, map });

/** What an adapter makes of a file, before it is read as the contract. */
async function valuesOf(name: string): Promise<Record<string, unknown>[]> {
  const values: Record<string, unknown>[] = [];
  for await (const { value } of formats.idealista.read({ path: `${folder}/${name}` }, { map: {} }))
    values.push(value as Record<string, unknown>);
  return values;
}

/** Fields of a listing that say something, of those that must not. */
const statedOf = (listing: ReadListing | undefined, ...names: string[]): string[] =>
  names.filter((name) => (listing!.estate as Record<string, unknown>)[name] !== undefined);

it('reads the shared sample: two are taken, a room and a let with a duty to buy are refused, a private one is not shown', async () => {
  const { isWhole, listings, refused, withdrawn, warnings } = await read('idealista.json');
  expect(isWhole).toBe(true);
  expect(Object.keys(listings)).toEqual(['88001', '88005-rent']);
  expect(refused).toEqual({
    '88002-rent_room': 'rooms in a shared home are not offered here',
    '88004-rent_to_own': 'lets with a duty to buy are not offered here',
  });
  expect(withdrawn).toEqual(['88003']);
  expect(listings['88001']).toMatchObject({
    estate: {
      ...{ reference: 'VLC 14-2ª', type: 'buy', price: 289_000, community_fee: 95, floor: 2, exterior: true },
      ...{ conservation: 'good', heating: 'gas', cee: { state: 'in_process' }, features: ['elevator', 'heating'] },
      text: { 'en-US': 'Flat in Ruzafa.' },
      location: { lat: 39.4606, lng: -0.3722 },
    },
    address: { province: { slug: 'valencia' }, street_name: 'Carrer de Cádiz', visibility: 'street' },
    agent: { full_name: 'Amparo Llorens', phone: '+34600000002', agency: { commercial_brand: 'Casas del Turia' } },
  });
  expect(listings['88001']!.estate.media.map(({ type, description_category }) => [type, description_category])).toEqual(
    [
      ['image', 'living'],
      ['image', 'kitchen'],
      ['plan', 'plan'],
    ],
  );
  expect(listings['88005-rent']).toMatchObject({
    estate: {
      ...{ subtype: 'penthouse', floor: 0, pets: true, cee: { state: 'completed', rating: 'C', consumption: 120.5 } },
      rental_conditions: { 'es-ES': ['Alquiler de temporada'], 'en-US': ['Seasonal let'] },
    },
    address: { visibility: 'hidden' },
  });
  expect(warnings).toEqual({
    '88001': [],
    '88005-rent': [
      'subtype is “duplex” too: “penthouse” kept',
      'address.visibility is “full” with moved coordinates: hidden',
      'type is a seasonal let: taken as a rent that says so',
    ],
  });
});

it('takes every field that the contract has a place for', async () => {
  const { listings, refused, warnings } = await read('everyField.json');
  expect(refused).toEqual({});
  expect(warnings['1']).toEqual(['subtype is “duplex” too: “penthouse” kept']);
  expect(listings['1']).toMatchObject({
    estate: {
      ...{
        reference: 'FLAT-1',
        estate_type: 'flat',
        subtype: 'penthouse',
        area_useful: 90,
        area_plot: 120,
        year: 1986,
      },
      ...{ rooms: 3, bathrooms: 2, floors: 7, furnished: true, conditioned_air: true, pets: true, exterior: true },
      ...{ orientation_north: true, orientation_south: false, orientation_west: true },
      cee: { state: 'completed', rating: 'C', consumption: 120.5, emissions: 22.1, emissions_rating: 'D' },
      virtual_tour: 'https://my.matterport.example/show/?m=1',
      video: 'https://videos.example/1.mp4',
      text: { 'es-ES': 'Piso en Ruzafa.\n\nTres habitaciones.', 'ca-ES': 'Pis a Russafa.', uk: 'Квартира в Русафі.' },
    },
    address: { zone: { name: 'Parc Central' }, street_number: '14', visibility: 'full' },
    agent: { email: 'amparo@turia.example', agency: { commercial_brand: 'Casas del Turia' } },
  });
  expect(listings['1']!.estate.features).toEqual([
    ...['wardrobe', 'balcony', 'terrace', 'parking', 'elevator', 'swimming_pool', 'garden', 'chimney', 'doorman'],
    ...['handicap_adapted_access', 'handicap_adapted_use', 'equipped_kitchen', 'heating', 'boxrom'],
  ]);
  expect(Object.keys(listings['1']!.estate.text!)).toHaveLength(18);
  expect(listings['2-rent']!.estate).toMatchObject({
    ...{ deposit: 3_000, pets: false, furnished: false, heating: 'central', cee: { state: 'in_process' } },
  });
  expect(listings['1']!.estate).toHaveProperty('cadastral_reference', '9872023VH5797S0001WX');
});

test.each([
  ['3-rent', { estate_type: 'office', exterior: false, cee: { state: 'exempt' } }, ['suspended_door', 'storage']],
  ['4', { estate_type: 'premises', conservation: 'toRestore', cee: { state: 'not_stated' } }, ['bridge_crane']],
  ['5', { estate_type: 'land', area_plot: 12_000, area_constructed: 0 }, []],
  ['6', { estate_type: 'garage', floor: -1 }, ['elevator', 'security_alarm']],
  ['7-rent', { estate_type: 'storage', floor: -1 }, ['loading_dock']],
  ['8', { estate_type: 'building', cee: { state: 'completed', rating: 'G' } }, ['elevator', 'parking']],
  ['9', { estate_type: 'rural_house', conservation: 'new', heating: undefined }, ['heating', 'boxrom']],
  ['10-rent', { estate_type: 'flat', subtype: 'studio', rooms: undefined, floor: 0, exterior: false }, []],
])('%s is a kind of its own', async (id, estate, features) => {
  const { listings } = await read('everyField.json');
  const taken = listings[id]!.estate;
  expect({ ...taken, ...estate }).toEqual(taken);
  expect(taken.features).toEqual(expect.arrayContaining(features));
});

it('gives the numbers of registers, and the code of the town', async () => {
  const [first] = await valuesOf('everyField.json');
  expect(first).toMatchObject({ address: { town_code: '46250' } });
  const php = await valuesOf('agency-php.json');
  expect(php[6]).toMatchObject({ licence: 'VT-12345-V', registration_number: 'ESFCTU0000460010' });
});

it('takes what has little, and refuses what has too little', async () => {
  const { listings, refused, warnings } = await read('minimal.json');
  expect(listings['1']).toMatchObject({
    estate: { reference: '1', type: 'buy', rooms: 2 },
    address: { visibility: 'street' },
    agent: null,
  });
  // Coordinates alone say where it is.
  expect(listings['3-rent']!.address).toMatchObject({ province: { slug: 'albacete' }, town: { slug: 'albacete' } });
  expect(warnings['1']).toEqual([
    'reference is missing: its code stands for it',
    "agent is missing: the source's own is shown",
    'cee is missing: shown as not stated by the advertiser',
  ]);
  expect(refused).toEqual({
    '2': 'names no operation (type)',
    'record 4': 'has neither an id nor a reference',
    'record 5': 'is no record',
    'record 6': 'is no record',
  });
});

it('takes what is odd with a warning', async () => {
  const { listings, refused, withdrawn, warnings } = await read('odd.json');
  expect(listings['1']).toMatchObject({
    estate: {
      ...{ reference: 'ODD 1', type: 'buy', price: 289_000, area_constructed: 102, year: 1_986, bathrooms: 2 },
      ...{ conditioned_air: true, cee: { state: 'not_stated' }, heating: 'heat_pump' },
      features: ['terrace', 'elevator', 'heating'],
      text: { 'es-ES': 'Piso & trastero\n\n• Uno' },
    },
    address: { town: { name: 'VALENCIA' }, visibility: 'hidden' },
  });
  expect(statedOf(listings['1'], 'rooms', 'area_useful', 'area_plot', 'community_fee', 'floor')).toEqual([]);
  expect(listings['1']!.estate.media.map(({ url }) => url)).toEqual([
    'https://photos.example/2.jpg',
    'https://photos.example/3.jpg',
    'https://photos.example/4.jpg',
  ]);
  expect(warnings['1']).toEqual([
    'address.visibility “zone” is not known: hidden',
    'text the language “klingon” is not known: left out',
    'media the label “salon” is not known: left out',
    'area_constructed is a number in quotes',
    'area_constructed was rounded from 101.5',
    'bathrooms is a number in quotes',
    'floors is no number from 0: left out',
    'year is a number in quotes',
    'exterior is neither yes nor no: left out',
    'furnished is neither yes nor no: left out',
    'conservation “fully_reformed” is not known: left out',
    'cee.rating is no letter from A to G: left out',
    'cee is missing: shown as not stated by the advertiser',
    'location is no place: left out',
    'text had HTML, which was made plain text',
    'media 3 without a usable address, as “ftp://photos.example/1.jpg”',
  ]);
  expect(listings['2']).toMatchObject({
    agent: { full_name: 'Íñigo Güell', phone: '+34600000003', email: 'info@España.example' },
  });
  expect(statedOf(listings['2'], 'price')).toEqual([]);
  expect(warnings['3']).toContain('estate_type “houseboat” is not known: shown as a property, in no list of a kind');
  expect(listings['9']!.address.province.slug).toBe('alicante');
  expect(listings['10']!.address.visibility).toBe('hidden');
  expect(listings['12']!.estate.media).toHaveLength(100);
  expect(withdrawn).toEqual(['7']);
  expect(refused).toEqual({
    '4-swap': 'the operation “swap” is none of buy, rent',
    '5': 'names no operation (type)',
    '6': 'its reference is not 1 to 60 printable characters',
    '8': 'names no province',
    '11': 'is in “Italy”: only homes in Spain are offered here',
  });
});

it('makes two listings of a home for sale and to let, which stands in a file twice', async () => {
  const { listings, refused, warnings } = await read('agency-php.json');
  expect(listings['A-17']!.estate).toMatchObject({ reference: 'A-17', type: 'buy', price: 245_000 });
  expect(listings['A-17-rent']!.estate).toMatchObject({
    reference: 'A-17-ALQ',
    type: 'rent',
    price: 1_100,
    deposit: 1_100,
  });
  const values = await valuesOf('agency-php.json');
  expect(values.map(({ id, linked }) => [id, linked]).filter(([, linked]) => linked)).toEqual([
    ['A-17', 'A-17-rent'],
    ['A-17-rent', 'A-17'],
  ]);
  // Its header stands behind its list.
  expect(listings['A-17']!.agent?.agency?.commercial_brand).toBe('FINCAS PACO S.L.');
  expect(listings['A-17']!.estate.text!['es-ES']).toBe(
    'ÁTICO EN VENTA Y ALQUILER\n\nTerraza de 40 m² con vistas. ¡OPORTUNIDAD! ☎ 960 000 001',
  );
  expect(warnings['A-2']).toEqual([
    ...['price', 'area_constructed', 'rooms', 'bathrooms'].map((field) => `${field} is a number in quotes`),
    'cee is missing: shown as not stated by the advertiser',
  ]);
  expect(refused).toEqual({
    'A-90-rent_short_term': 'holiday lets are not offered here',
    'A-91-transfer': 'transfers of a business are not offered here',
  });
});

it('keeps a listing when its home is offered for more, and two references where there are two', async () => {
  const sale = await readProperties([property]);
  const both = await readProperties([
    { ...property, propertyReference: 'R-1L', propertyOperation: { operationType: 'rent', operationPrice: 700 } },
    property,
  ]);
  expect(Object.keys(sale.listings)).toEqual(['1']);
  expect(Object.keys(both.listings)).toEqual(['1', '1-rent']);
  const { estate, ...rest } = sale.listings['1']!;
  expect(both.listings['1']).toEqual({ ...rest, estate: { ...estate, linked: '1-rent' } });
  expect(both.listings['1-rent']!.estate.reference).toBe('R-1L');
});

it('reads several agencies in one file, in windows-1252, and a new development as one listing', async () => {
  const { listings, refused, warnings } = await read('agency-network.windows-1252.json');
  expect(listings['81']).toMatchObject({
    estate: { reference: '81-V', price: 199_000 },
    agent: { agency: { commercial_brand: 'Inmobiliaria Cañón – Sóller' } },
  });
  expect(listings['81-rent']!.estate.reference).toBe('81-L');
  expect(listings['80']!.estate).toMatchObject({
    ...{ estate_type: 'land', area_plot: 800, media: [expect.anything()] },
    text: { 'es-ES': 'Grundstück.', 'de-DE': 'Grundstück.', language: 'de' },
  });
  expect(statedOf(listings['80'], 'price')).toEqual([]);
  expect(warnings['80']).toContain('text is not in Spanish: shown in “de”');
  expect(refused).toEqual({
    '77-rent_room': 'rooms in a shared home are not offered here',
    '78-rent_to_own': 'lets with a duty to buy are not offered here',
    '79': 'is in “Portugal”: only homes in Spain are offered here',
  });
  expect(listings['P-1']!.estate).toMatchObject({
    ...{ type: 'buy', price: 180_000, estate_type: 'flat' },
    development: {
      ...{ name: 'Residencial El Puig', delivery: '2027-06' },
      units: [
        { reference: 'P-1-A', estate_type: 'flat', price: 180_000, rooms: 1, area: 55, floor: 1, status: 'new' },
        { reference: 'P-1-B', price: 235_000 },
        { reference: 'P-1-C' },
      ],
    },
  });
  // The file says how many kinds of homes there are, and not how many homes.
  expect(listings['P-1']!.estate.development).not.toHaveProperty('total');
});

it('reads what PowerShell writes: UTF-16, other cases, numbers with .0', async () => {
  const { listings, refused } = await read('agency-utf-16.json');
  expect(refused).toEqual({});
  expect(listings['Ñ-1']).toMatchObject({
    estate: { reference: 'CAÑADA 1', type: 'buy', price: 120_000, estate_type: 'house', rooms: 2 },
    address: { town: { name: "L'Hospitalet de l'Infant" }, province: { slug: 'tarragona' } },
    agent: null,
  });
});

it('understands the words of the source', async () => {
  const { listings, refused } = await readProperties(
    [
      { ...property, propertyOperation: { operationType: 'Permuta', operationPrice: 1_000 } },
      {
        ...property,
        propertyCode: '2',
        propertyFeatures: { ...property.propertyFeatures, featuresType: 'Nave', featuresConservation: 'Reformado' },
      },
    ],
    { type: { Permuta: 'buy' }, estate_type: { Nave: 'premises' }, conservation: { Reformado: 'good' } },
  );
  expect(refused).toEqual({});
  expect(listings['1']!.estate.type).toBe('buy');
  expect(listings['2']!.estate).toMatchObject({ estate_type: 'premises', conservation: 'good' });
});

it('reads a code of a town that lost its zero, a floor in the words of programs, and a living room', async () => {
  const address = { addressTown: 'Palma', addressNsiCode: 7040, addressFloor: 'groundFloor' };
  const images = [{ imageUrl: 'https://photos.example/1.jpg', imageLabel: 'living_room' }];
  const { listings, warnings } = await readProperties([
    { ...property, propertyAddress: address, propertyImages: images },
  ]);
  expect(listings['1']).toMatchObject({
    estate: { floor: 0, media: [{ description_category: 'living' }] },
    address: { province: { slug: 'illes-balears' } },
  });
  expect(warnings['1']).toEqual([]);
});

it('reads an empty list as one: what becomes of it, others decide', async () => {
  expect(await read('empty.json')).toEqual({ isWhole: true, listings: {}, withdrawn: [], refused: {}, warnings: {} });
});

test.each([
  ['cut-off.json', 'is cut off'],
  ['trailing-comma.json', 'is no JSON: unexpected token'],
  ['login.html', 'is a web page (HTML), no feed'],
  ['refused-login.json', 'has neither customerProperties nor customerNewDevelopments: it is no feed of idealista'],
])('%s is no feed', async (name, problem) => {
  const reading = read(name);
  await expect(reading).rejects.toThrow(UnreadableFile);
  await expect(reading).rejects.toThrow(problem);
});

it('takes nothing of a file that is cut off anywhere', async () => {
  const whole = JSON.stringify({ customerProperties: [property, { ...property, propertyCode: '2' }] });
  for (let end = 1; end < whole.length; end += 37)
    await expect(readSampleText(whole.slice(0, end), source)).rejects.toThrow(UnreadableFile);
});

describe('a record with one field changed', () => {
  const long = ['x'.repeat(1_000_000), `x${' '.repeat(1_000_000)}x`, '<p '.repeat(150_000)];
  const values = ['', null, [], {}, [null], true, -1, 1e300, 'Ωμέγα 漢字 😀', '<b>&#0;</b>', '\u202e', ...long];
  const paths = Object.entries(property).flatMap(([name, value]) => [
    [name],
    ...(typeof value === 'object' ? Object.keys(value).map((inner) => [name, inner]) : []),
  ]);
  const changed = (path: string[], value: unknown): object =>
    path.length === 1
      ? { ...property, [path[0]!]: value }
      : { ...property, [path[0]!]: { ...(property as Record<string, unknown>)[path[0]!]!, [path[1]!]: value } };

  test.each(paths.map((path) => [path.join('.'), path] as const))('%s: is taken or refused', async (_name, path) => {
    const properties = [undefined, ...values].map((value) => changed(path, value));
    for (const one of properties) {
      const { listings, refused, withdrawn } = await readProperties([one]);
      expect(Object.keys(listings).length + Object.keys(refused).length + withdrawn.length).toBe(1);
    }
  });
});
