import { readListing, type ReadListing } from './readListing.ts';

const record = {
  id: '7',
  reference: '12/B',
  type: 'buy',
  status: 'new',
  estate_type: 'flat',
  price: 289_000,
  area_constructed: 96,
  description: { 'es-ES': 'Piso con tres dormitorios' },
  address: { province: 'Valencia', town: 'València', visibility: 'street' },
  cee: { state: 'completed', rating: 'E' },
  agent: { slug: 'ana-gil', full_name: 'Ana Gil', agency: { slug: 'casa-clara' } },
  updated_at: '2026-05-30T09:00:00Z',
};

function read(changes: object): ReadListing {
  const reading = readListing({ ...record, ...changes }, { status: { 'Off Market': 'withdrawn' } });
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  return reading.listing;
}

it('takes a record of the contract as it is, with nothing to say', () => {
  const { warnings, ...listing } = read({});
  expect(warnings).toEqual([]);
  expect(listing).toMatchObject({
    id: '7',
    estate: { reference: '12/B', type: 'buy', status: 'new', price: 289_000, cee: record.cee },
    address: { province: { slug: 'valencia' }, town: { slug: 'valencia', name: 'València' }, visibility: 'street' },
    agent: { slug: 'ana-gil' },
    hasSlugs: false,
  });
});

/** What a record has, what the listing is like, and the fields that are told. */
const tolerated: [name: string, changes: object, estate: object, fields: string[]][] = [
  ['a price in words', { price: 'A consultar' }, { price: undefined }, []],
  ['a price that is none', { price: 'muy buena' }, { price: undefined }, ['price', 'price']],
  ['a price of 0', { price: 0 }, { price: undefined }, ['price']],
  ['a price as a text', { price: '125.000 €' }, { price: 125_000 }, []],
  ['a price in quotes', { price: '125000' }, { price: 125_000 }, ['price']],
  ['a rent as a text', { type: 'Alquiler', price: '1.250,50 €/mes' }, { type: 'rent', price: 1_251 }, ['price']],
  ['a price that is not to be shown', { price: 125_000, price_on_request: 'sí' }, { price: undefined }, []],
  ['a price that may be shown', { price: 125_000, price_on_request: 'no' }, { price: 125_000 }, []],
  ['a terrace', { area_terrace: '12,5 m²' }, { area_terrace: 12.5 }, []],
  ['a licence as a number', { licence: 12_345 }, { licence: '12345' }, []],
  [
    'a licence of works',
    { works_licence: { number: 12_345, expires_on: '30/06/2027' } },
    { works_licence: { number: '12345', expires_on: '2027-06-29T22:00:00.000Z' } },
    [],
  ],
  [
    'one of words and of no day',
    { works_licence: { number: 'exp. 12/2025', expires_on: 'pronto' } },
    { works_licence: { number: 'exp. 12/2025', expires_on: undefined } },
    ['works_licence.expires_on'],
  ],
  ['none at all', { works_licence: '12/2025' }, { works_licence: undefined }, ['works_licence']],
  [
    'a reference of the land register',
    { cadastral_reference: '9872023 vh5797s' },
    { cadastral_reference: '9872023VH5797S' },
    [],
  ],
  [
    'another number of it',
    { cadastral_reference: 'Parcela 7' },
    { cadastral_reference: undefined },
    ['cadastral_reference'],
  ],
  [
    'what was checked elsewhere',
    { checked: [{ what: 'year', value: '1971', source: 'Catastro', date: '01/03/2026' }] },
    { checked: [expect.objectContaining({ what: 'year', value: 1_971, source: 'Catastro' })] },
    ['checked.value'],
  ],
  [
    'what was checked elsewhere, by columns',
    { checked: { area_constructed: 88, flood_zone: 'No', source: 'Catastro' } },
    {
      checked: [
        { what: 'area_constructed', value: 88, source: 'Catastro' },
        { what: 'flood_zone', value: false, source: 'Catastro' },
      ],
    },
    [],
  ],
  [
    'what was checked, with the reference of the land register, and without who says so',
    {
      checked: [
        { what: 'inspection', value: '9872023VH5797S0001WX', source: 'x' },
        { what: 'year', value: 1971 },
      ],
    },
    { checked: [] },
    ['checked', 'checked'],
  ],
  [
    'the same by columns, as the register prints it',
    { checked: { area_constructed: 88, source: 'Catastro 9872023 VH5797S 0001 WX' } },
    { checked: [] },
    ['checked'],
  ],
  ['fields that contradict each other', { area_useful: 500 }, { area_useful: 500 }, ['area_useful']],
  ['the other offer of the home', { linked: '7-rent' }, { linked: '7-rent' }, []],
  ['itself as its other offer', { linked: '7' }, { linked: undefined }, []],
  ['no area', { area_constructed: null }, { area_constructed: 0 }, ['area_constructed']],
  ['decimals', { area_constructed: 74.5 }, { area_constructed: 75 }, ['area_constructed']],
  ['no certificate', { cee: undefined }, { cee: { state: 'not_stated' } }, ['cee']],
  ['a certificate in words', { cee: { rating: 'En trámite' } }, { cee: { state: 'in_process' } }, []],
  ['a letter of a certificate alone', { cee: { rating: 'd' } }, { cee: { state: 'completed', rating: 'D' } }, []],
  ['the last floor of five', { floor: 'Última planta', floors: 5 }, { floor: 4 }, []],
  ['a name of a town that was escaped', { address: { ...record.address, zone: 'L&#39;Eixample' } }, {}, []],
  [
    'both letters of a certificate in one',
    { cee: { rating: 'e / D' } },
    { cee: { state: 'completed', rating: 'E', emissions_rating: 'D' } },
    [],
  ],
  [
    'a letter of the emissions alone',
    { cee: { emissions_rating: 'f' } },
    { cee: { state: 'completed', emissions_rating: 'F' } },
    [],
  ],
  [
    'no letter of the emissions',
    { cee: { rating: 'B', emissions_rating: 'H' } },
    { cee: { state: 'completed', rating: 'B' } },
    ['cee.emissions_rating'],
  ],
  ['a floor in words', { floor: 'Bajo' }, { floor: 0, floor_name: undefined }, []],
  ['a floor that has a name', { floor: 'Entresuelo' }, { floor: undefined, floor_name: 'mezzanine' }, []],
  ['a floor below the street', { floor: 'SS' }, { floor: -1, floor_name: 'semi_basement' }, []],
  ['a floor by number and name', { floor: 1, floor_name: 'Principal' }, { floor: 1, floor_name: 'main' }, []],
  ['a name that no floor has', { floor: 2, floor_name: 'Nube' }, { floor: 2, floor_name: undefined }, ['floor_name']],
  ['no lift', { lift: 'no' }, { lift: false }, []],
  ['a lift', { lift: true, features: ['balcony'] }, { lift: undefined, features: ['balcony', 'elevator'] }, []],
  ['a lift and none', { lift: false, features: ['lift'] }, { lift: undefined, features: ['elevator'] }, []],
  ['yes and no in words', { pets: 'sí', furnished: '0' }, { pets: true, furnished: false }, []],
  ['a day in Spanish', { created_at: '20/11/2025' }, { created_at: '2025-11-19T23:00:00.000Z' }, []],
  ['a time without a zone', { created_at: '2025-07-01 10:00:00' }, { created_at: '2025-07-01T08:00:00.000Z' }, []],
  ['no date', { updated_at: undefined }, { updated_at: undefined }, []],
  ['a place in the sea', { location: { lat: 0, lng: 0 } }, { location: undefined }, ['location']],
  [
    'coordinates as texts',
    { location: { lat: '39.476', lng: '-0,372' } },
    { location: { lat: 39.476, lng: -0.372 } },
    [],
  ],
  ['another kind', { estate_type: 'Ático' }, { estate_type: 'flat', subtype: 'penthouse' }, []],
  ['a kind of house that portals tell apart', { estate_type: 'Villa' }, { estate_type: 'house', subtype: 'villa' }, []],
  ['a town house', { estate_type: 'Town House' }, { estate_type: 'house', subtype: 'town_house' }, []],
  ['a house that is a bungalow', { estate_type: 'house', subtype: 'bungalow' }, { subtype: 'bungalow' }, []],
  ['a kind that nobody knows', { estate_type: 'Iglú' }, { estate_type: 'other' }, ['estate_type']],
  ['no status', { status: undefined }, { status: 'new' }, ['status']],
  ['a status in Spanish', { status: 'Vendido' }, { status: 'sold' }, []],
  ['a headline alone', { description: 'Piso luminoso' }, { description: { 'es-ES': 'Piso luminoso' } }, []],
  [
    'no Spanish',
    { description: { 'de-DE': 'Wohnung', en: 'Flat' } },
    { description: { 'es-ES': 'Wohnung', 'en-US': 'Flat', 'de-DE': 'Wohnung', language: 'de' } },
    ['description'],
  ],
  [
    'further languages, by codes of three letters too',
    { text: { es: 'Piso', swe: 'Lägenhet', 'nl-BE': 'Flat', Klingonisch: 'juH' } },
    { text: { 'es-ES': 'Piso', sv: 'Lägenhet', 'nl-NL': 'Flat' } },
    ['text'],
  ],
  ['Asturian alone', { text: { ast: 'Pisu' } }, { text: { 'es-ES': 'Pisu', ast: 'Pisu', language: 'ast' } }, ['text']],
  [
    'HTML',
    { text: { es: '<p>Luz &amp; sol</p><ul><li>Tres</li><li>Dos</li></ul><script>no</script>Fin<br><br>aquí' } },
    { text: { 'es-ES': 'Luz & sol\n\n• Tres\n• Dos\n\nFin\n\naquí' } },
    ['text'],
  ],
  [
    'a table, a list of terms and items with paragraphs',
    {
      text: {
        es:
          '<table><tr><th>Planta</th><th>Uso</th></tr><tr><td>Baja</td><td>Salón</td></tr></table>' +
          '<dl><dt>Agua</dt><dd>Sí</dd></dl><ul><li><p>Luz</p></li><li>Sol</li></ul>',
      },
    },
    { text: { 'es-ES': 'Planta · Uso\nBaja · Salón\n\nAgua · Sí\n\n• Luz\n\n• Sol' } },
    ['text'],
  ],
  [
    'HTML that an editor wrapped',
    { text: { es: '<p>Piso muy\nluminoso.</p>\n<p>Tiene:\n• luz\n- sol<br />\nY más.</p>' } },
    { text: { 'es-ES': 'Piso muy luminoso.\n\nTiene:\n• luz\n- sol\nY más.' } },
    ['text'],
  ],
  [
    'lines with tags that are no lines',
    { text: { es: 'Piso <b>muy</b>\nluminoso\n\nFin' } },
    { text: { 'es-ES': 'Piso muy\nluminoso\n\nFin' } },
    ['text'],
  ],
  [
    'a headline of 150 letters',
    { description: { es: `${'palabra '.repeat(18)}final` } },
    { description: { 'es-ES': `${'palabra '.repeat(17).trim()}…` } },
    ['description'],
  ],
];

test.each(tolerated)('%s: is taken', (_name, changes, estate, fields) => {
  const { estate: taken, warnings } = read(changes);
  expect({ ...taken, ...estate }).toEqual(taken);
  expect(warnings.map(({ field }) => field)).toEqual(fields);
});

it('makes a slug anew that no URL can hold', () => {
  const long = 'a'.repeat(320);
  const { estate, hasSlugs, warnings } = read({ slug: long, url_slug: { 'es-ES': long, 'en-US': 'flat' } });
  expect(estate.url_slug).toMatchObject({ 'en-US': 'flat' });
  expect(warnings.map(({ field }) => field)).toEqual(['slug', 'url_slug']);
  expect(hasSlugs).toBe(true);
  const { hasSlugs: hasNone } = read({ slug: long, url_slug: { 'es-ES': long } });
  expect(hasNone).toBe(false);
});

it('hides an address whose visibility is not known', () => {
  const { address, warnings } = read({ address: { ...record.address, visibility: 'exact' } });
  expect(address.visibility).toBe('hidden');
  expect(warnings.map(({ field }) => field)).toEqual(['address.visibility']);
});

test.each([
  [{ address: { province: 'Andorra', town: 'Canillo' } }, 'is in “Andorra”'],
  [{ type: 'holiday' }, 'holiday lets are not offered here'],
])('%j is not offered, which is no fault of the record', (changes, reason) => {
  expect(readListing({ ...record, ...changes })).toMatchObject({
    ...{ kind: 'refused', refusal: 'not_offered', reason: expect.stringContaining(reason) as string },
  });
});

const higher = 'is higher than can be true: left out';
const lower = 'is lower than can be true: left out';
const unusual = 'is higher than usual: shown as it is, check it';

test.each<[name: string, changes: object, field: string, value: unknown, reason: string]>([
  ['a let at 250,000 € a month', { type: 'rent', price: 250_000 }, 'price', undefined, higher],
  ['a let at 45,000 € a month', { type: 'rent', price: 45_000 }, 'price', 45_000, unusual],
  ['a flat for 850 €', { price: 850 }, 'price', undefined, lower],
  ['a flat for 3,500 €', { price: 3_500 }, 'price', 3_500, 'is lower than usual: shown as it is, check it'],
  ['a flat for 999,999,999 €', { price: 999_999_999 }, 'price', undefined, higher],
  ['a price before of 850 €', { previous_price: 850 }, 'previous_price', undefined, lower],
  ['a last rent of 300,000 €', { last_rent: 300_000 }, 'last_rent', undefined, higher],
  ['a flat of 9,500,000 m²', { area_constructed: 9_500_000 }, 'area_constructed', 0, higher],
  ['a flat of 1 m²', { area_useful: 1 }, 'area_useful', undefined, lower],
  ['45 bedrooms of a flat', { rooms: 45 }, 'rooms', undefined, higher],
  ['14 bedrooms of a flat', { rooms: 14 }, 'rooms', 14, unusual],
  [
    'a house of 45 bedrooms in 95 m²',
    { estate_type: 'house', rooms: 29, area_constructed: 85 },
    'rooms',
    undefined,
    'are more than area_constructed has room for: left out',
  ],
  ['45 bathrooms', { bathrooms: 45 }, 'bathrooms', undefined, higher],
  ['a fee of 300,000 € a month', { community_fee: 300_000 }, 'community_fee', undefined, higher],
])('%s: is told of, and is no fact where it cannot be true', (_name, changes, field, value, reason) => {
  const { estate, warnings } = read(changes);
  expect(estate[field as keyof typeof estate]).toBe(value);
  expect(warnings).toContainEqual({ field, reason });
});

test.each([
  ['a garage for 4,000 €', { estate_type: 'garage', price: 4_000, area_constructed: 12 }],
  ['a garage to let for 40 €', { estate_type: 'garage', type: 'rent', price: 40, area_constructed: 12 }],
  ['a village house for 9,000 €', { estate_type: 'house', price: 9_000 }],
  ['a plot of 600 ha for 900 €', { estate_type: 'land', price: 1_500, area_plot: 6_000_000 }],
  ['a shop to let for 90,000 €', { estate_type: 'premises', type: 'rent', price: 90_000 }],
  ['a building of 60 bedrooms', { estate_type: 'building', rooms: 60, price: 90_000_000, area_constructed: 4_000 }],
  ['a palace for 45 million', { estate_type: 'house', price: 45_000_000, rooms: 25, area_constructed: 3_000 }],
  ['what nobody filled in', { rooms: 0, bathrooms: 0, community_fee: 0, year: 0 }],
])('%s: nothing is said of it', (_name, changes) => {
  expect(read(changes).warnings).toEqual([]);
});

it('leaves coordinates out that are far from every place of the province', () => {
  const at = (lat: number, lng: number, town = 'Torrevieja') => {
    const { estate, warnings } = read({ address: { province: 'Alicante', town }, location: { lat, lng } });
    return [estate.location, ...warnings.map(({ field, reason }) => `${field} ${reason}`)];
  };
  expect(at(40.41, -3.7)).toEqual([undefined, 'location is 291 km from Alicante: left out']);
  expect(at(37.98, -0.68)).toEqual([{ lat: 37.98, lng: -0.68 }]);
  // Just over the border: one of the two is right, and nothing is far.
  expect(at(37.85, -0.79)).toEqual([{ lat: 37.85, lng: -0.79 }]);
  expect(at(48.85, 2.35)[0]).toBeUndefined();
});

const everyObjectHas = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
test.each(everyObjectHas)('“%s” as a word of a source is read as a word that nobody has', (word) => {
  const map = { status: {}, type: {}, estate_type: {}, province: {}, language: {}, conservation: {} };
  const reasonOf = (changes: object) => readListing({ ...record, ...changes }, map);
  expect(reasonOf({ status: word })).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/status “.*” is not known/) as string,
  });
  expect(reasonOf({ type: word })).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/operation “.*” is none of/) as string,
  });
  expect(reasonOf({ address: { province: word, town: 'Aquí' } })).toMatchObject({ kind: 'refused' });
  const words = { estate_type: word, conservation: word, heating: word, floor: word, floor_name: word, subtype: word };
  const text = JSON.parse(`{"es":"Piso","${word}":"x"}`) as object;
  const units = [{ reference: 'A', estate_type: word, price: 90_000 }, { status: word }];
  const cee = { rating: word, state: word };
  const { estate } = read({ ...words, text, cee, development: { units }, pets: word, linked: word });
  expect(estate).toMatchObject({ estate_type: 'other', text: { 'es-ES': 'Piso' }, cee: { state: 'not_stated' } });
  expect(Object.keys(estate.text!)).toEqual(['es-ES']);
  expect(estate.development!.units).toHaveLength(1);
});

it('keeps the first hundred pictures that have an address', () => {
  const urls = Array.from({ length: 130 }, (_, n) => `https://pictures.example/${n}.jpg`);
  const { estate, warnings } = read({ media: ['javascript:alert(1)', ...urls] });
  expect(estate.media.map(({ url }) => url)).toEqual(urls.slice(0, 100));
  expect(warnings).toHaveLength(2);
});

test.each([
  ['La Coruña', 'a-coruna'],
  ['Coruña, A', 'a-coruna'],
  ['Palmas (Las)', 'las-palmas'],
  ['Provincia de Vizcaya', 'bizkaia'],
  ['Alacant', 'alicante'],
  ['Gerona', 'girona'],
  ['Balearic Islands', 'illes-balears'],
  ['03', 'alicante'],
  ['Málaga (Province)', 'malaga'],
  ['Sta. Cruz de Tenerife', 'santa-cruz-de-tenerife'],
  ['Bizkaia/Vizcaya', 'bizkaia'],
  ['Ibiza', 'illes-balears'],
])('%s is the province %s', (province, slug) => {
  expect(read({ address: { province, town: 'Aquí' } }).address.province.slug).toBe(slug);
});

it('takes the province from the postcode, a zone for the town, and hides an address that says nothing', () => {
  expect(read({ address: { postal_code: '8190', zone: 'Mira-sol' } }).address).toMatchObject({
    province: { slug: 'barcelona' },
    town: { slug: 'mira-sol' },
    zone: undefined,
    visibility: 'hidden',
  });
});

test.each<[string, address: object, location: object | undefined, town: string, zone: string | undefined]>([
  ['by the postcode of a capital', { province: 'Lugo', postal_code: '27003' }, undefined, 'lugo', undefined],
  ['by that and not a zone', { postal_code: '8012', zone: 'Gràcia' }, undefined, 'barcelona', 'gracia'],
  [
    'by the coordinates',
    { province: 'Barcelona', zone: 'Centre' },
    { lat: '41.5463', lng: '2.1086' },
    'sabadell',
    'centre',
  ],
  ['by coordinates alone', {}, { lat: 40.4168, lng: -3.7038 }, 'madrid', undefined],
])('finds a town that is missing %s', (_name, address, location, town, zone) => {
  const taken = read({ address: { ...address, town: undefined }, location });
  expect([taken.address.town.slug, taken.address.zone?.slug]).toEqual([town, zone]);
  expect(taken.warnings).toContainEqual({
    field: 'address.town',
    reason: expect.stringMatching(/^is missing: “.*”, taken from the (postcode|coordinates)$/) as string,
  });
});

test.each([
  ['near a border', { province: 'Barcelona' }, { lat: 41.2372, lng: 1.8059 }],
  ['in another province', { province: 'Lugo' }, { lat: 40.4168, lng: -3.7038 }],
  ['of a postcode of another province', { province: 'Lugo', postal_code: '28001' }, undefined],
])('refuses a record without a town whose place is %s', (_name, address, location) => {
  expect(readListing({ ...record, address, location })).toMatchObject({ kind: 'refused', reason: 'names no town' });
});

test('a zone that is a municipality stands for the town, whatever the postcode', () => {
  const { town, zone } = read({ address: { postal_code: '08001', zone: 'Sitges' } }).address;
  expect([town.slug, zone]).toEqual(['sitges', undefined]);
});

test.each<[name: string, address: object, location: object, province: string, warning: string | undefined]>([
  [
    'of a coast, by the coordinates',
    { province: 'Costa del Sol', town: 'Mijas' },
    { lat: 36.5959, lng: -4.637 },
    'malaga',
    '“Costa del Sol” is not known: taken from the coordinates',
  ],
  [
    'that is missing, near a border, by the town',
    { town: 'San Pedro del Pinatar' },
    { lat: 37.835, lng: -0.79 },
    'murcia',
    'is missing: taken from the coordinates',
  ],
  [
    'by the postcode before the coordinates',
    { province: 'Costa Blanca', town: 'Torrevieja', postal_code: '03180' },
    { lat: 37.98, lng: -0.68 },
    'alicante',
    '“Costa Blanca” is not known: taken from the postcode',
  ],
])('finds a province %s', (_name, address, location, province, warning) => {
  const taken = read({ address, location });
  expect(taken.address.province.slug).toBe(province);
  expect(taken.warnings).toContainEqual({ field: 'address.province', reason: warning });
});

it('refuses a province that neither name, postcode nor coordinates tell', () => {
  const reading = readListing({ ...record, address: { town: 'Aquí' }, location: { lat: 37.835, lng: -0.79 } });
  expect(reading).toMatchObject({ kind: 'refused', reason: 'names no province' });
});

it('tells of a postcode that is none, and of one of another province', () => {
  const reasonOf = (postal_code: string) =>
    read({ address: { ...record.address, postal_code } }).warnings.map(({ field, reason }) => `${field} ${reason}`);
  expect(reasonOf('99999')).toEqual(['address.postal_code “99999” is no postcode of Spain: left out']);
  expect(reasonOf('28001')).toEqual(['address.postal_code “28001” is one of Madrid']);
  expect(reasonOf('46001')).toEqual([]);
});

it('takes the first of several addresses, and who has none', () => {
  const agent = {
    name: 'Íñigo Güell',
    email: 'info@España.example; otra@b.example',
    phone: '964 000 001 / 600 000 001',
  };
  expect(read({ agent }).agent).toMatchObject({ slug: 'inigo-guell', email: 'info@España.example', agency: undefined });
  expect(read({ agent: undefined })).toMatchObject({ agent: null, warnings: [{ field: 'agent' }] });
});

test.each([
  ['no operation', { type: undefined }, 'names no operation'],
  ['a weekly let', { type: 'week' }, 'weekly lets are not offered here'],
  ['a business to take over', { type: 'Traspaso' }, 'transfers of a business are not offered here'],
  ['another operation', { type: 'Subasta' }, 'the operation “Subasta” is none of buy, rent'],
  ['a status that is not known', { status: 'Prealquilado' }, 'the status “Prealquilado” is not known'],
  ['no address', { address: undefined }, 'names no place'],
  ['a province of elsewhere', { address: { province: 'Faro', town: 'Tavira' } }, 'the province “Faro” is not known'],
  [
    'a home abroad',
    { address: { country: 'PT', province: 'Badajoz', town: 'Elvas' } },
    'is in “PT”: only homes in Spain',
  ],
  ['no town', { address: { province: 'Lugo' } }, 'names no town'],
  ['a reference of 61 letters', { reference: 'x'.repeat(61) }, 'its reference is not 1 to 60 printable characters'],
])('%s: is refused', (_name, changes, reason) => {
  const reading = readListing({ ...record, ...changes });
  expect(reading).toMatchObject({ kind: 'refused', id: '7', reason: expect.stringContaining(reason) as string });
});

it('understands the words of the source', () => {
  expect(readListing({ ...record, status: 'Off Market' }, { status: { 'Off Market': 'withdrawn' } })).toMatchObject({
    kind: 'withdrawn',
    id: '7',
  });
  expect(readListing('no record')).toMatchObject({ kind: 'refused', id: null, reason: 'is no record' });
});

it('a refusal names the word of the source, and what its map makes of it', () => {
  const map = { type: { Venta: 'selll' }, status: { Libre: 'librre' } };
  expect(readListing({ ...record, type: 'Venta' }, map)).toMatchObject({
    reason: expect.stringContaining('the operation “Venta” (“selll” in map) is none of') as string,
  });
  expect(readListing({ ...record, status: 'Libre' }, map)).toMatchObject({
    reason: 'the status “Libre” (“librre” in map) is not known: name it in map',
  });
});

it('bounds a text before it is read, and says what is left out', () => {
  const words = 'Piso con luz. '.repeat(2_000);
  const { estate, warnings } = read({ text: `${words}${'<b>'.repeat(200_000)}` });
  expect(estate.text).toEqual({ 'es-ES': words.slice(0, 20_000) });
  expect(warnings.filter(({ field }) => field === 'text').map(({ reason }) => reason)).toEqual([
    'is longer than 200000 characters with its markup: the rest is left out',
    'had HTML, which was made plain text',
    'is longer than 20000 characters: the rest is left out',
  ]);
});
