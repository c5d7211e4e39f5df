import { readFileSync } from 'node:fs';
import { readSample, readSampleText } from '#tests/origin/feeds/readSample.ts';
import { UnreadableFile } from '../format.ts';

const folder = 'tests/origin/feeds/kyero';
const source = { format: 'kyero' } as const;

it('takes every field that the contract has a place for', async () => {
  const { listings, warnings, refused, isWhole } = await readSample(`${folder}/everyField.xml`, source);
  expect({ isWhole, refused }).toEqual({ isWhole: true, refused: {} });
  expect(listings['ky-1']).toMatchObject({
    estate: {
      ...{ id: 'ky-1', reference: 'CSH/0001', type: 'buy', status: 'new', price: 425_000 },
      ...{ estate_type: 'flat', subtype: 'penthouse', conservation: 'brandNew', floor: 4, rooms: 3, bathrooms: 2 },
      ...{
        area_constructed: 118,
        cee: { state: 'completed', rating: 'B', emissions_rating: 'C' },
        updated_at: '2026-07-20T07:15:00.000Z',
      },
      ...{ furnished: true, conditioned_air: true, orientation_south: true, orientation_north: false },
      features: ['conditioned_air', 'elevator', 'swimming', 'parking', 'wardrobe', 'terrace'],
      location: { lat: 36.5959, lng: -4.5161 },
      virtual_tour: 'https://tours.example/ky-1',
      video: 'https://videos.example/ky-1',
      description: { 'es-ES': 'Ático con vistas al mar', 'en-US': 'Penthouse with sea views' },
      text: {
        'es-ES': 'Ático de 118 m² con terraza.\n\nGaraje & trastero.',
        'en-US': 'Penthouse of 118 m² with a terrace.\nGarage & storage.',
        'de-DE': 'Penthouse mit Terrasse.',
        uk: 'Пентхаус біля моря.',
        zh: '海景顶层公寓。',
        ar: 'شقة بنتهاوس.',
      },
    },
    address: {
      province: { slug: 'malaga' },
      town: { name: 'Benalmádena' },
      zone: { name: 'Arroyo de la Miel' },
      visibility: 'hidden',
    },
    agent: {
      full_name: 'Costa Sol Homes S.L.',
      email: 'info@costasol.example',
      phone: '+34952000001',
      agency: { commercial_brand: 'Costa Sol Homes S.L.' },
    },
  });
  expect(listings['ky-1']!.estate.area_plot).toBeUndefined();
  expect(warnings['ky-1']).toEqual([
    'leasehold is not shown: say it in the text',
    'features “Sea views” is not known: left out',
    'text had HTML, which was made plain text',
  ]);
});

it('takes the pictures in the order of their ids, each once, plans as plans, and nothing that is private', async () => {
  const { listings } = await readSample(`${folder}/everyField.xml`, source);
  const { estate } = listings['ky-1']!;
  expect(estate.media.map(({ url, type, alt }) => [url, type, alt?.['es-ES']])).toEqual([
    ['https://img.costasol.example/1.jpg', 'image', 'Terraza'],
    ['https://img.costasol.example/2.jpg?w=1600&h=1200', 'image', undefined],
    ['https://img.costasol.example/plan.png', 'plan', undefined],
    ['https://img.costasol.example/10.jpg', 'image', undefined],
  ]);
  expect(JSON.stringify(listings)).not.toMatch(/Owner: call|Keys at/);
});

it('reads version 2.1, in the encoding that it declares', async () => {
  const { listings, warnings } = await readSample(`${folder}/version21.xml`, source);
  expect(listings['1']).toMatchObject({
    estate: {
      ...{ reference: 'OLD-1', type: 'buy', estate_type: 'house', rooms: 3 },
      features: ['chimney'],
      text: { 'es-ES': 'Town house near the metro, 5 mins. to centre, €5,000 deposit', language: 'en' },
    },
    address: { province: { slug: 'valencia' }, town: { name: "L'Eliana" } },
  });
  for (const name of ['price', 'bathrooms'] as const) expect(listings['1']!.estate[name]).toBeUndefined();
  expect(listings['1']!.estate.media.map(({ url }) => url)).toEqual([
    'http://www.agency.example/2.jpg',
    'http://www.agency.example/1.jpg',
  ]);
  expect(warnings['1']).toEqual([
    "agent is missing: the source's own is shown",
    'price is missing: shown as on request',
    'updated_at is no date: left out',
    'cee is missing: shown as not stated by the advertiser',
    'text is not in Spanish: shown in “en”',
  ]);
  expect(listings['2-rent']).toMatchObject({
    estate: { type: 'rent', price: 650, estate_type: 'flat', features: [], media: [], area_constructed: 0 },
    address: { province: { slug: 'castellon' }, town: { name: 'Castelló de la Plana' } },
  });
});

it('takes what is meant of what agencies write, and refuses by name what the site does not offer', async () => {
  const { listings, warnings, refused } = await readSample(`${folder}/ugly.xml`, source);
  expect(listings['101']).toMatchObject({
    estate: {
      ...{ reference: 'A&B 1', type: 'buy', price: 1_250_000, estate_type: 'flat', conservation: 'brandNew', rooms: 3 },
      ...{ area_constructed: 121, cee: { state: 'in_process' }, features: ['swimming_pool'] },
      location: { lat: 36.8237, lng: -4.7057 },
      updated_at: '2026-11-19T23:00:00.000Z',
      text: { 'es-ES': 'Texto sin idioma.\nCon marcas sueltas.' },
      media: [{ url: 'https://img.example/a.jpg' }],
    },
    address: { province: { slug: 'malaga' }, town: { name: 'Álora' } },
  });
  expect(warnings['101']).toEqual([
    'text names no language: taken as Spanish',
    'features “Climalit” is not known: left out',
    "agent is missing: the source's own is shown",
    'area_constructed was rounded from 120.5',
    'area_plot is no number from 0: left out',
    'text had HTML, which was made plain text',
    'media 1 without a usable address, as “ftp://img.example/b.jpg”',
  ]);
  expect(listings['102-rent']).toMatchObject({
    estate: { type: 'rent', cee: { state: 'completed', consumption: 120.5, emissions: 25 } },
    address: { province: { slug: 'alicante' }, town: { name: 'Dénia' } },
  });
  for (const name of ['price', 'rooms', 'location'] as const)
    expect(listings['102-rent']!.estate[name]).toBeUndefined();
  expect(listings['103']).toMatchObject({ estate: { reference: '103', estate_type: 'other' } });
  expect(listings['103']!.estate.price).toBeUndefined();
  expect(warnings['103']).toEqual(
    expect.arrayContaining([
      'price is in USD: left out',
      'estate_type “Igloo” is not known: shown as a property, in no list of a kind',
    ]),
  );
  expect(listings['ONLY-REF']).toMatchObject({ estate: { status: 'sold', estate_type: 'storage' } });
  expect(refused).toEqual({
    '104-part_ownership': 'shares of a home are not offered here',
    '105-rent_week': 'weekly lets are not offered here',
    '106-rent_short_term': 'holiday lets are not offered here',
    '107': 'is in “Portugal”: only homes in Spain are offered here',
    '108': 'the province “Costa Blanca South” is not known',
    '109': 'names no town',
    '110': 'names no operation (type)',
    '112': 'the status “Prealquilado” is not known: name it in map',
    'line 16': 'has neither an id nor a reference',
  });
});

const readProperty = (elements: string, given = {}) =>
  readSampleText(
    `<root><property><id>1</id><ref>1</ref><price_freq>sale</price_freq><town>Ronda</town><province>Málaga</province>${elements}</property></root>`,
    { ...source, ...given },
  );

test.each<[name: string, elements: string, estate: object]>([
  [
    'features with a text for each language',
    '<features><feature><en>Lift</en><es>Ascensor</es></feature><feature><es>Terraza</es></feature></features>',
    { features: ['elevator', 'terrace'] },
  ],
  [
    'coordinates as attributes',
    '<location latitude="36.7462" longitude="-5.1612"/>',
    { location: { lat: 36.7462, lng: -5.1612 } },
  ],
  ['a pool of its own', '<pool>private</pool>', { features: ['swimming_pool'] }],
  ['a pool of the building', '<pool>communal</pool>', { features: ['swimming'] }],
  ['no pool', '<pool>none</pool>', { features: [] }],
  [
    'an address of a picture for each language',
    '<images><image id="1"><url><en>https://img.example/1.jpg</en></url></image></images>',
    { media: [expect.objectContaining({ url: 'https://img.example/1.jpg' }) as object] },
  ],
  [
    'areas that can be used',
    '<surface_area><built>90</built><useful>75</useful></surface_area>',
    { area_constructed: 90, area_useful: 75 },
  ],
  ['fees', '<community_fees>720 €/year</community_fees><ibi>410</ibi>', { community_fee: 60, ibi: 410 }],
  [
    'a text that was escaped twice',
    '<desc><es>&amp;lt;p&amp;gt;Luz &amp;amp; sol&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Aquí.&amp;lt;/p&amp;gt;</es></desc>',
    { text: { 'es-ES': 'Luz & sol\n\nAquí.' } },
  ],
  [
    'references that were escaped within a section',
    '<desc><es><![CDATA[<p>Uno&amp;nbsp;dos</p>&amp;euro;]]></es></desc>',
    { text: { 'es-ES': 'Uno dos\n\n€' } },
  ],
])('%s: are read', async (_name, elements, estate) => {
  const { listings, warnings } = await readProperty(elements);
  expect(listings['1']!.estate).toMatchObject(estate);
  expect(warnings['1']!.filter((warning) => warning.startsWith('elements'))).toEqual([]);
});

it('tells of a pool in other words', async () => {
  const { warnings } = await readProperty('<pool>optional</pool>');
  expect(warnings['1']).toContain('features the pool “optional” is not known: left out');
});

it('takes dashes for nothing, without a word', async () => {
  const { listings, warnings } = await readProperty('<surface_area><built>90</built><plot>---</plot></surface_area>');
  expect(listings['1']!.estate.area_plot).toBeUndefined();
  expect(warnings['1']!.filter((warning) => warning.startsWith('area'))).toEqual([]);
});

it("understands the source's own words", async () => {
  const map = {
    type: { Igloo: 'building' },
    province: { 'Costa Blanca South': 'alicante' },
    status: { Prealquilado: 'reserved' },
    price_freq: { week: 'rent' },
    feature: { Climalit: 'windows_double' },
  };
  const { listings, refused } = await readSample(`${folder}/ugly.xml`, { ...source, map });
  expect(Object.keys(refused)).toEqual([
    ...['107', '109', '110', '104-part_ownership', '106-rent_short_term', 'line 16'],
  ]);
  expect(listings['103']).toMatchObject({ estate: { estate_type: 'building' } });
  expect(listings['108']).toMatchObject({ address: { province: { slug: 'alicante' } } });
  expect(listings['112']).toMatchObject({ estate: { status: 'reserved' } });
  expect(listings['101']!.estate.features).toEqual(['swimming_pool', 'windows_double']);
});

it('reads a whole feed of an agency', async () => {
  const { listings, refused, warnings } = await readSample(`${folder}/agency.xml`, source);
  expect(Object.keys(listings)).toHaveLength(14);
  expect(refused).toEqual({
    '5-rent_week': 'weekly lets are not offered here',
    '11': 'is in “Portugal”: only homes in Spain are offered here',
  });
  expect(listings['14']!.estate.media).toHaveLength(100);
  expect(listings['7']!.address.province.slug).toBe('alicante');
  expect(warnings['7']).toContain('address.province “Costa Blanca South” is not known: taken from the coordinates');
  expect(warnings['12']).toContain('price is in GBP: left out');
  expect(listings['13']!.estate.text).toMatchObject({ 'es-ES': 'Finca con olivos. Ñandú, cigüeña, «comillas» y €.' });
});

const whole = readFileSync(`${folder}/agency.xml`);

it('refuses a file that is cut off, at each tenth', async () => {
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const cut = whole.subarray(0, (whole.length * tenth) / 10);
    await expect(readSampleText(cut, source)).rejects.toThrow(UnreadableFile);
  }
});

test.each([
  ['another format', '<openimmo><anbieter/></openimmo>', 'has no property'],
  ['no home at all', '<root><kyero><feed_version>3</feed_version></kyero></root>', 'has no property'],
  ['a page of a login', '<!DOCTYPE html><html><body>Login</body></html>', 'is a web page'],
  ['letters encoded twice', whole.toString('latin1'), 'has letters that are broken'],
])('refuses %s', async (_name, text, problem) => {
  await expect(readSampleText(text, source)).rejects.toThrow(problem);
});
