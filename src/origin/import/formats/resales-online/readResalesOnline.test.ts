import { readFileSync } from 'node:fs';
import { readSample, readSampleText } from '#tests/origin/feeds/readSample.ts';
import { UnreadableFile } from '../format.ts';

const folder = 'tests/origin/feeds/resales-online';
const source = { format: 'resales-online' } as const;

it('takes every field that the contract has a place for, and makes of a home for both two listings', async () => {
  const { listings, warnings, refused, isWhole } = await readSample(`${folder}/everyField.xml`, source);
  expect({ isWhole, refused }).toEqual({ isWhole: true, refused: {} });
  const home = {
    estate: {
      ...{ status: 'new', estate_type: 'flat', subtype: 'penthouse', conservation: 'brandNew', rooms: 3, bathrooms: 2 },
      ...{ area_constructed: 164, community_fee: 200, ibi: 810.5, furnished: true, conditioned_air: true },
      ...{ orientation_south: true, orientation_west: true, orientation_east: false },
      features: ['swimming', 'conditioned_air', 'heating', 'parking', 'elevator', 'wardrobe', 'terrace'],
      location: { lat: 36.4935, lng: -4.7829 },
      description: { 'es-ES': 'Duplex penthouse in Elviria', language: 'en' },
      text: {
        'es-ES': 'Ático dúplex con solárium.',
        'en-US': 'Duplex & solarium.\nNear the beach.',
        'nl-NL': 'Penthouse bij het strand.',
      },
      ...{ created_at: '2026-02-01T11:30:00.000Z', updated_at: '2026-11-24T09:00:00.000Z' },
    },
    address: {
      ...{ province: { slug: 'malaga' }, town: { name: 'Marbella' }, zone: { name: 'Elviria' } },
      ...{ street_name: 'Calle Alhóndiga 7, 2º B', visibility: 'hidden' },
    },
    agent: { full_name: "Íñigo O'Connor Güell", agency: undefined },
  };
  expect(listings).toMatchObject({
    R4512345: { ...home, estate: { ...home.estate, type: 'buy', price: 595_000, reference: 'R4512345' } },
    'R4512345-rent': { ...home, estate: { ...home.estate, type: 'rent', price: 2_100, reference: 'R4512345-ALQ' } },
  });
  expect(listings['R4512345']!.estate.media.map(({ url }) => url)).toEqual([
    'https://cdn.example/1.jpg',
    'https://cdn.example/2.jpg',
  ]);
  expect(warnings['R4512345']).toEqual([
    'features “Views: Sea” is not known: left out',
    'text the language “Klingon-7” is not known: left out',
    'area_constructed was rounded from 164.4',
    'cee is missing: shown as not stated by the advertiser',
    'description is not in Spanish: shown in “en”',
    'text had HTML, which was made plain text',
  ]);
  expect(JSON.stringify(listings)).not.toContain('Owner wants');
});

it('takes what is meant of what agencies write, and refuses by name what the site does not offer', async () => {
  const { listings, warnings, refused, withdrawn } = await readSample(`${folder}/ugly.xml`, source);
  expect(listings['FEET']).toMatchObject({
    estate: {
      ...{ price: 1_250_000, area_constructed: 300, area_plot: 1_200 },
      ...{ features: ['swimming_pool'], media: [{ url: 'https://cdn.example/a.jpg' }] },
      text: { 'es-ES': 'Villa en la costa.', 'en-US': 'Villa.' },
    },
    address: { town: { name: 'Mijas Costa' }, zone: undefined },
  });
  for (const name of ['bathrooms', 'location'] as const) expect(listings['FEET']!.estate[name]).toBeUndefined();
  expect(listings['HIDDEN']).toMatchObject({ estate: { estate_type: 'flat' } });
  for (const id of ['HIDDEN', 'POUNDS']) expect(listings[id]!.estate.price).toBeUndefined();
  expect(listings['POUNDS']).toMatchObject({
    estate: { status: 'sold', estate_type: 'building', text: { 'es-ES': 'Sin idioma.' } },
  });
  expect(warnings['POUNDS']).toEqual(
    expect.arrayContaining(['price is in GBP: left out', 'text names no language: taken as Spanish']),
  );
  expect(withdrawn).toEqual(['OFF']);
  expect(refused).toEqual({
    'WEEKS-rent_short_term': 'holiday lets are not offered here',
    NEITHER: 'names no operation (type)',
    LISTING: 'the status “Listing” is not known: name it in map',
    'line 9': 'has neither an id nor a reference',
  });
});

it("understands the source's own words", async () => {
  const map = { type: { Igloo: 'house' }, status: { Listing: 'new' }, feature: { Helipad: 'parking' } };
  const { listings } = await readSample(`${folder}/ugly.xml`, { ...source, map });
  expect(listings['HIDDEN']).toMatchObject({ estate: { estate_type: 'house' } });
  expect(listings['LISTING']).toMatchObject({ estate: { status: 'new' } });
  expect(listings['FEET']!.estate.features).toEqual(['swimming_pool', 'parking']);
});

it('reads a whole feed of an agency', async () => {
  const { listings, withdrawn, refused } = await readSample(`${folder}/agency.xml`, source);
  expect(listings['R4512345']).toMatchObject({
    estate: { status: 'reserved', estate_type: 'house', area_plot: 1_200 },
    address: { town: { name: 'Benahavís' } },
  });
  expect({ withdrawn, refused }).toEqual({ withdrawn: ['R4600001'], refused: {} });
});

it('reads what a program that writes Windows-1252 and numbers as people do makes of it', async () => {
  const { listings, warnings, refused } = await readSample(`${folder}/agency-windows-1252.xml`, source);
  expect(listings).toMatchObject({
    R3987001: {
      estate: {
        ...{ price: 289_000, area_constructed: 92, rooms: 2, location: { lat: 38.7895, lng: 0.163 } },
        description: { 'es-ES': 'Piso luminoso & céntrico – a 5´ del puerto' },
        text: {
          'es-ES': expect.stringContaining('“llave en mano”.\nPrecio'),
          'de-DE': expect.stringContaining('fußläufig'),
        },
        media: [{ url: 'https://fotos.example/javea/fachada.jpg' }, { url: 'https://fotos.example/javea/Salón 1.jpg' }],
      },
    },
    R3987002: {
      estate: { estate_type: 'land', price: 145_000, area_plot: 1_050 },
      address: { town: { slug: 'denia' } },
    },
    'R3987003-rent': { estate: { type: 'rent', status: 'reserved', price: 1_350, area_constructed: 119 } },
    R3987004: { estate: { subtype: 'studio', rooms: 0, area_constructed: 31 } },
  });
  expect(listings['R3987002']!.estate.location).toBeUndefined();
  expect(warnings['R3987003-rent']).toEqual(
    expect.arrayContaining(['rooms “3+1” is taken as 3', 'bathrooms “2.5” is taken as 2']),
  );
  expect(refused).toEqual({ R3987005: 'is in “Portugal”: only homes in Spain are offered here' });
});

it('refuses a file that is cut off at each tenth, and another format', async () => {
  const whole = readFileSync(`${folder}/everyField.xml`);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const cut = whole.subarray(0, (whole.length * tenth) / 10);
    await expect(readSampleText(cut, source)).rejects.toThrow(UnreadableFile);
  }
  await expect(readSampleText('<root><kyero/></root>', source)).rejects.toThrow('has no property');
});
