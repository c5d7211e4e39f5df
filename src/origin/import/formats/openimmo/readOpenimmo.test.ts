import { readFileSync } from 'node:fs';
import { readSample, readSampleText } from '#tests/origin/feeds/readSample.ts';
import { zipOf } from '#tests/origin/feeds/zipOf.ts';

const folder = 'tests/origin/feeds/openimmo';
const source = { format: 'openimmo' } as const;

const agentMissing = "agent is missing: the source's own is shown";
const certificateMissing = 'cee is missing: shown as not stated by the advertiser';

/** A file of changes, or whole, with properties of one form and what they have besides. */
const fileOf = (properties: readonly string[], umfang = 'VOLL'): string =>
  `<openimmo><uebertragung umfang="${umfang}"/><anbieter><firma>F</firma>${properties.join('')}</anbieter></openimmo>`;

interface Property {
  offers?: string;
  kind?: string;
  geo?: string;
  rest?: string;
  techn?: string;
}

const propertyOf = ({ offers = 'KAUF="1"', kind = '<haus/>', geo, rest = '', techn }: Property): string =>
  [
    `<immobilie><objektkategorie><vermarktungsart ${offers}/><objektart>${kind}</objektart></objektkategorie>`,
    `<geo>${geo ?? '<plz>07015</plz><ort>Palma</ort>'}</geo>${rest}<verwaltung_techn>`,
    `${techn ?? '<objektnr_extern>R-1</objektnr_extern><openimmo_obid>O-1</openimmo_obid>'}</verwaltung_techn></immobilie>`,
  ].join('');

const readOne = async (property: Property, map = {}) => {
  const sample = await readSampleText(fileOf([propertyOf(property)]), { ...source, map });
  const [listing] = Object.values(sample.listings);
  const [warnings = []] = Object.values(sample.warnings);
  const [refused] = Object.values(sample.refused);
  return { listing, warnings, refused };
};

it('takes the changes that an agency sends, and withdraws what it deletes', async () => {
  const { isWhole, listings, withdrawn, refused, warnings } = await readSample(`${folder}/shared.xml`, source);
  expect({ isWhole, refused }).toEqual({ isWhole: false, refused: {} });
  expect(withdrawn).toEqual(['OBID-1001-rent', 'OBID-7']);
  expect(listings['OBID-1001']).toMatchObject({
    estate: {
      ...{ reference: 'LLU-1001.A', type: 'buy', status: 'new', estate_type: 'rural_house' },
      ...{ area_constructed: 245, area_plot: 14_500, rooms: 4, bathrooms: 3, year: 1890 },
      ...{ cee: { state: 'completed', rating: 'D' }, updated_at: '2026-11-23T23:00:00.000Z' },
      description: {
        'es-ES': 'Charmante Finca bei Llucmajor',
        'de-DE': 'Charmante Finca bei Llucmajor',
        language: 'de',
      },
      location: { lat: 39.4906, lng: 2.8901 },
    },
    address: { province: { slug: 'illes-balears' }, town: { name: 'Llucmajor' }, visibility: 'hidden' },
    agent: {
      full_name: 'Eva Muster',
      email: 'info@muster.example',
      phone: '+34971000001',
      agency: { commercial_brand: 'Immobilien Mallorca Muster' },
    },
  });
  expect(listings['OBID-1001']!.estate.price).toBeUndefined();
  expect(warnings['OBID-1001']).toEqual([
    'area_constructed was rounded from 245.3',
    'description is not in Spanish: shown in “de”',
    'text is not in Spanish: shown in “de”',
  ]);
});

it('takes every field that the contract has a place for', async () => {
  const { isWhole, listings, warnings } = await readSample(`${folder}/complete.xml`, source);
  expect(isWhole).toBe(true);
  expect(listings['OBID-4711']).toMatchObject({
    estate: {
      ...{ reference: 'X-4711', type: 'buy', status: 'new', estate_type: 'flat', subtype: 'duplex', price: 489_000 },
      ...{ area_constructed: 152, area_useful: 129, rooms: 3, bathrooms: 2, floor: 3, floors: 5, year: 2019 },
      ...{ conservation: 'new', heating: 'heat_pump', furnished: true, conditioned_air: true, pets: true },
      ...{ orientation_south: true, orientation_east: true, orientation_north: false, community_fee: 145.5 },
      ...{ available_from: '2027-01-14T23:00:00.000Z', cee: { state: 'completed', rating: 'B', consumption: 84.2 } },
      ...{ video: 'https://www.youtube.com/watch?v=abc', virtual_tour: 'https://tour.example/x1' },
      features: [
        ...['chimney', 'conditioned_air', 'swimming_pool', 'garden', 'boxrom', 'handicap_adapted_access'],
        ...['handicap_adapted_use', 'elevator', 'parking', 'heating', 'equipped_kitchen', 'security_alarm'],
        ...['security_system', 'balcony', 'terrace'],
      ],
      text: {
        'es-ES': 'Dúplex luminoso en dos plantas.',
        'en-US': 'Bright duplex on two floors.',
        'de-DE': [
          'Helle Maisonette über zwei Etagen.\nDachterrasse mit Außenküche.',
          'Pool, Klima, Kamin.',
          '150 m zum Strand.',
        ].join('\n\n'),
      },
    },
    address: {
      province: { slug: 'alicante' },
      town: { name: 'Xàbia' },
      zone: { name: 'Arenal' },
      street_name: "Avinguda d'Ultramar",
      street_number: '14',
      visibility: 'full',
    },
    agent: {
      full_name: 'Dr. Eva Klein',
      email: 'eva.klein@costa.example',
      phone: '+34965000011',
      avatar: { url: 'https://costa.example/eva.jpg' },
      agency: { commercial_brand: 'Costa Immobilien Xàbia' },
    },
  });
  expect(warnings['OBID-4711']).toEqual([
    'area_useful was rounded from 128.5',
    'description is not in Spanish: shown in “de”',
  ]);
});

it('takes the cover first and plans last, and leaves maps, papers and logos', async () => {
  const { listings } = await readSample(`${folder}/complete.xml`, source);
  const { media } = listings['OBID-4711']!.estate;
  expect(media.map(({ url, type, web_cover, alt }) => [url.slice(25), type, web_cover, alt?.['es-ES']])).toEqual([
    ['1.jpg', 'image', true, 'Blick vom Balkon'],
    ['2.jpg', 'image', undefined, undefined],
    ['3.jpg', 'image', undefined, 'Salon'],
    ['epass.png', 'image', undefined, undefined],
    ['plan.png', 'plan', undefined, 'Grundriss OG'],
  ]);
});

it('reads nothing of owners, nor private numbers', async () => {
  const text = JSON.stringify(await readSample(`${folder}/complete.xml`, source));
  expect(text).not.toMatch(/Eigner|Geheimweg|1234567|privat|611/);
});

it('takes a property with next to nothing in it', async () => {
  const { isWhole, listings, warnings } = await readSample(`${folder}/minimal.xml`, source);
  expect(isWhole).toBe(true);
  expect(listings['7-rent']).toMatchObject({
    estate: { reference: '7', type: 'rent', estate_type: 'flat', status: 'new', media: [] },
    address: { province: { slug: 'barcelona' }, town: { slug: 'barcelona' }, visibility: 'hidden' },
    agent: null,
  });
  expect(warnings['7-rent']).toEqual([
    agentMissing,
    'price is missing: shown as on request',
    'area_constructed is missing: shown without one',
    certificateMissing,
  ]);
});

describe('a file as an agency sends it by FTP', () => {
  const reading = readSample(`${folder}/changes.xml`, source);

  it('takes 1 for yes and 0 for nothing', async () => {
    const { estate } = (await reading).listings['123456_550_OR273']!;
    expect(estate).toMatchObject({
      ...{ status: 'reserved', price: 1_490_000, area_constructed: 320, area_plot: 1_150, floor: 0, year: 1998 },
      ...{ bathrooms: 3, furnished: false, conditioned_air: false },
      ...{ cee: { state: 'completed', consumption: 98.4 }, conservation: 'good' },
      features: ['swimming_pool', 'heating', 'terrace', 'parking'],
      text: { 'es-ES': 'Die Villa liegt ruhig.\n\n• Pool\n• Garten' },
    });
    expect([estate.rooms, estate.community_fee]).toEqual([undefined, undefined]);
  });

  it('names pictures by their paths beside the XML, and only those', async () => {
    const { listings, warnings } = await reading;
    const id = '123456_550_OR273';
    expect(listings[id]!.estate.media.map(({ url }) => url)).toEqual(['1_titel.jpg', 'bilder/garten hinten.JPG']);
    expect(warnings[id]).toEqual([
      'rooms anzahl_zimmer (6.00) counts living rooms too: left out',
      'media 3 inside the file, a PDF, or without a path: left out',
      'cee.rating is no letter from A to G: left out',
      'description is not in Spanish: shown in “de”',
      'text had HTML, which was made plain text',
      'text is not in Spanish: shown in “de”',
    ]);
  });

  it('takes a home for sale and to let as two listings that name each other', async () => {
    const { listings } = await reading;
    const [sale, rent] = [listings['123456_560_OR300']!, listings['123456_560_OR300-rent']!];
    expect(sale.estate).toMatchObject({ type: 'buy', status: 'sold', reference: 'OR300', price: 650_000 });
    expect(rent.estate).toMatchObject({ type: 'rent', status: 'rented', reference: 'OR300-ALQ', price: 2_100 });
    expect(rent.estate).toMatchObject({ deposit: 4_200, subtype: 'penthouse' });
    expect(rent.address.province.slug).toBe('illes-balears');
  });

  it('withdraws what is deleted, and what a home is no longer offered for', async () => {
    expect(await reading).toMatchObject({
      isWhole: false,
      refused: {},
      withdrawn: ['123456_550_OR273-rent', '123456_111_OR111', '123456_111_OR111-rent'],
    });
  });
});

describe('a file in windows-1252 with odd records', () => {
  const reading = readSample(`${folder}/odd.windows-1252.xml`, source);

  it('reads numbers, floors and postcodes as they are meant', async () => {
    const { listings, warnings } = await reading;
    expect(listings['M-1']).toMatchObject({
      estate: {
        ...{ reference: 'Mü 7/8', price: 1_250_000, area_constructed: 143, floor: 0, cee: { state: 'not_stated' } },
        description: { 'es-ES': 'Wohnung für 1.250.000 €' },
        text: { 'es-ES': 'Straße, Größe, Überblick' },
      },
      address: { province: { slug: 'malaga' }, town: { name: 'Marbella' } },
      agent: null,
    });
    expect(warnings['M-1']).toEqual(
      expect.arrayContaining([
        'rooms anzahl_zimmer (5,5) counts living rooms too: left out',
        'year is no number from 0: left out',
        'conservation “ROHBAU” is not known: left out',
        'location cannot be true: left out',
        certificateMissing,
      ]),
    );
  });

  it('takes land by its plot, a reference as sold, an unknown kind as a property and no pounds', async () => {
    const { listings, warnings } = await reading;
    expect(listings['G-2']!.estate).toMatchObject({
      ...{ estate_type: 'land', status: 'sold', area_constructed: 14_500, cee: { state: 'exempt' } },
    });
    const { estate_type, price } = listings['H-3']!.estate;
    expect([estate_type, price]).toEqual(['other', undefined]);
    expect(warnings['H-3']).toEqual(
      expect.arrayContaining([
        'price is in GBP: left out',
        'estate_type “HOTELS” is not known: shown as a property, in no list of a kind',
      ]),
    );
  });

  it('refuses what could mislead, by name', async () => {
    expect((await reading).refused).toEqual({
      'F-4-holiday_let': 'holiday lets are not offered here',
      'W-5-rent_week': 'weekly lets are not offered here',
      'Z-6-rent_room': 'rooms in a shared home are not offered here',
      'T-7-rent_temporary': 'temporary lets are not offered here',
      'E-8-ERBPACHT': 'leases of land are not offered here',
      'D-9': 'is in “DEU”: only homes in Spain are offered here',
      'O-10': 'names no town',
      'N-11': 'names no operation (type)',
      'S-12': 'the status “IN_VERHANDLUNG” is not known: name it in map',
      'line 39': 'has neither an id nor a reference',
    });
  });

  it('is settled by the words of the source', async () => {
    const map = {
      status: { IN_VERHANDLUNG: 'reserved' },
      estate_type: { HOTELS: 'building' },
      conservation: { ROHBAU: 'toRestore' },
      language: { '': 'es' },
    };
    const { listings, refused } = await readSample(`${folder}/odd.windows-1252.xml`, { ...source, map });
    expect(Object.keys(refused)).not.toContain('S-12');
    expect(listings['S-12']!.estate.status).toBe('reserved');
    expect(listings['H-3']!.estate.estate_type).toBe('building');
    expect(listings['M-1']!.estate).toMatchObject({
      conservation: 'toRestore',
      text: { 'es-ES': 'Straße, Größe, Überblick' },
    });
  });
});

test.each<[name: string, property: Property, estate: object]>([
  [
    'a rent with heating where there is no other',
    { offers: 'MIETE_PACHT="1"', rest: '<preise><warmmiete>980</warmmiete></preise>' },
    { price: 980 },
  ],
  [
    'a price with taxes where there is no other',
    { rest: '<preise><kaufpreisbrutto>119000</kaufpreisbrutto></preise>' },
    { price: 119_000 },
  ],
  ['a price in thousands', { rest: '<preise><kaufpreis>489.000</kaufpreis></preise>' }, { price: 489_000 }],
  [
    'an area with thousandths',
    { rest: '<flaechen><wohnflaeche>98.000</wohnflaeche></flaechen>' },
    { area_constructed: 98 },
  ],
  [
    'an office by its own area',
    {
      kind: '<buero_praxen buero_typ="PRAXIS"/>',
      rest: '<flaechen><bueroflaeche>80</bueroflaeche><gesamtflaeche>120</gesamtflaeche></flaechen>',
    },
    { estate_type: 'office', area_constructed: 80 },
  ],
  ['a block of flats', { kind: '<haus haustyp="MEHRFAMILIENHAUS"/>' }, { estate_type: 'building' }],
  ...(
    [
      ['REIHENHAUS', 'town_house'],
      ['DOPPELHAUSHAELFTE', 'semi_detached'],
      ['EINFAMILIENHAUS', 'detached'],
      ['VILLA', 'villa'],
      ['BUNGALOW', 'bungalow'],
    ] as const
  ).map(([type, subtype]): [string, Property, object] => [
    `a house of the type ${type}`,
    { kind: `<haus haustyp="${type}"/>` },
    { estate_type: 'house', subtype },
  ]),
  ['a type that is not of the schema', { kind: '<haus haustyp="Traumhaus"/>' }, { estate_type: 'house' }],
  ['a farm', { kind: '<land_und_forstwirtschaft land_typ="BAUERNHOF"/>' }, { estate_type: 'rural_house' }],
  ['a vineyard', { kind: '<land_und_forstwirtschaft land_typ="WEINBAU"/>' }, { estate_type: 'land' }],
  ['a garage', { kind: '<parken parken_typ="TIEFGARAGE"/>' }, { estate_type: 'garage' }],
  ['a loft', { kind: '<wohnung wohnungtyp="LOFT-STUDIO-ATELIER"/>' }, { estate_type: 'flat', subtype: 'studio' }],
  [
    'a new building without a state',
    { rest: '<zustand_angaben><alter alter_attr="NEUBAU"/></zustand_angaben>' },
    { conservation: 'brandNew' },
  ],
  [
    'a state that says nothing',
    { rest: '<zustand_angaben><zustand zustand_art="NACH_VEREINBARUNG"/></zustand_angaben>' },
    { conservation: undefined },
  ],
  ['central heating', { rest: '<ausstattung><heizungsart ZENTRAL="true"/></ausstattung>' }, { heating: 'central' }],
  [
    'wood before the stove',
    { rest: '<ausstattung><heizungsart OFEN="true"/><befeuerung PELLET="true"/></ausstattung>' },
    { heating: 'wood' },
  ],
  ['an upper floor in words', { geo: '<plz>07015</plz><ort>Palma</ort><etage>2. OG</etage>' }, { floor: 2 }],
  ['a basement', { geo: '<plz>07015</plz><ort>Palma</ort><etage>-1</etage>' }, { floor: -1 }],
])('%s: is taken', async (_name, property, estate) => {
  const taken = (await readOne(property)).listing!.estate;
  expect({ ...taken, ...estate }).toEqual(taken);
});

it('takes the language that the property says, and leaves texts in one that is not known', async () => {
  const texts = '<freitexte><objekttitel>Àtic</objekttitel><objektbeschreibung>Llum.</objektbeschreibung></freitexte>';
  const techn = (sprache: string) => `<objektnr_extern>1</objektnr_extern><sprache>${sprache}</sprache>`;
  const catalan = await readOne({ rest: texts, techn: techn('Katalanisch') });
  expect(catalan.listing!.estate.text).toMatchObject({ 'ca-ES': 'Llum.', language: 'ca' });
  const unknown = await readOne({ rest: texts, techn: techn('Klingonisch') });
  expect(unknown.listing!.estate.text).toBeUndefined();
  expect(unknown.warnings).toContain('text the language “Klingonisch” is not known: left out');
});

it('takes the firm of the contact where it names no person, and nobody for the sender alone', async () => {
  const person = '<kontaktperson><firma>Casa Blanca</firma><tel_handy>600000002</tel_handy></kontaktperson>';
  expect((await readOne({ rest: person })).listing!.agent).toMatchObject({
    full_name: 'Casa Blanca',
    agency: { slug: 'casa-blanca' },
  });
  expect((await readOne({ rest: '<kontaktperson><name/></kontaktperson>' })).listing!.agent).toBeNull();
});

it('deletes all that a file names when its transfer says so', async () => {
  const file = fileOf([propertyOf({ offers: '' })]).replace('umfang="VOLL"', 'umfang="TEIL" modus="DELETE"');
  expect(await readSampleText(file, source)).toMatchObject({ isWhole: false, withdrawn: ['O-1', 'O-1-rent'] });
});

it('withdraws what a change offers in a way that is refused', async () => {
  const weekly = '<preise><kaltmiete>700</kaltmiete><preis_zeiteinheit zeiteinheit="WOCHE"/></preise>';
  const file = fileOf([propertyOf({ offers: 'MIETE_PACHT="1"', rest: weekly })], 'TEIL');
  expect(await readSampleText(file, source)).toMatchObject({
    refused: { 'O-1-rent_week': 'weekly lets are not offered here' },
    withdrawn: ['O-1', 'O-1-rent'],
  });
});

it('is no whole file unless it says that it is', async () => {
  const file = fileOf([propertyOf({})]);
  expect((await readSampleText(file, source)).isWhole).toBe(true);
  expect((await readSampleText(file.replace('umfang="VOLL"', ''), source)).isWhole).toBe(false);
  expect((await readSampleText(file.replace(/<uebertragung[^>]*>/, ''), source)).isWhole).toBe(false);
});

it('reads the XML of a ZIP with its pictures beside it', async () => {
  const zip = zipOf(
    { name: 'openimmo.xml', content: readFileSync(`${folder}/minimal.xml`, 'utf8') },
    { name: 'bild1.jpg', content: Buffer.from('ffd8ffe0', 'hex') },
  );
  expect(Object.keys((await readSampleText(zip, source)).listings)).toEqual(['7-rent']);
});

test.each([
  ['a file that is cut off', readFileSync(`${folder}/cut-off.xml`, 'utf8'), 'line 37: is cut off'],
  ['an answer of a portal', readFileSync(`${folder}/feedback.xml`, 'utf8'), 'begins with <openimmo_feedback>'],
  ['a feed of another format', '<root><kyero/><property><id>1</id></property></root>', 'begins with <root>'],
  ['a web page', '<!DOCTYPE html><html><body>Login</body></html>', 'is a web page'],
  ['nothing', '', 'is empty'],
])('%s: is refused', async (_name, text, reason) => {
  await expect(readSampleText(text, source)).rejects.toThrow(reason);
});

it('takes or refuses a property with any attribute that is odd', async () => {
  const xml = readFileSync(`${folder}/complete.xml`, 'utf8');
  const attributes = [...xml.matchAll(/ ([A-Za-z_]+)="[^"]*"/g)].filter(
    ({ index }) => index > xml.indexOf('<immobilie>'),
  );
  const odd = (name: string) => ['', ...['', '-1', 'constructor', 'Квартира'].map((text) => ` ${name}="${text}"`)];
  expect(attributes.length).toBeGreaterThan(50);
  for (const { 0: whole, 1: name = '', index } of attributes)
    for (const attribute of odd(name)) {
      const changed = xml.slice(0, index) + attribute + xml.slice(index + whole.length);
      const { listings, refused, isWhole } = await readSampleText(changed, source);
      expect([attribute, Object.keys({ ...listings, ...refused }).length, isWhole]).toEqual([attribute, 1, true]);
    }
}, 60_000);
