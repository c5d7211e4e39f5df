import { readFileSync } from 'node:fs';
import { readSample, readSampleText } from '#tests/origin/feeds/readSample.ts';
import { UnreadableFile } from '../format.ts';

const folder = 'tests/origin/feeds/resales-online-v6';
const source = { format: 'resales-online-v6' } as const;

it('takes every field that the contract has a place for, and makes of a home for both two listings', async () => {
  const { listings, warnings, refused, isWhole } = await readSample(`${folder}/everyField.json`, source);
  expect({ isWhole, refused }).toEqual({ isWhole: true, refused: {} });
  const home = {
    estate: {
      ...{ status: 'new', estate_type: 'flat', subtype: 'penthouse', rooms: 3, year: 2004, furnished: true },
      ...{ area_constructed: 164, area_terrace: 42, community_fee: 200, ibi: 1_368, conditioned_air: true },
      ...{ orientation_south: true, orientation_west: true, location: { lat: 36.4935, lng: -4.7829 } },
      cee: { state: 'completed', rating: 'D', emissions_rating: 'E', consumption: 142, emissions: 34.5 },
      features: ['conditioned_air', 'chimney', 'elevator', 'wardrobe', 'swimming', 'parking', 'garden', 'terrace'],
      text: {
        'es-ES': 'Ático dúplex.\n• Vistas al mar\n• Solárium',
        'en-US': 'Duplex penthouse.\n• Sea views\n• Solarium',
        'nl-NL': 'Penthouse bij het strand.',
      },
      media: [{ url: 'https://cdn.example/R4712345-1.jpg' }, { url: 'https://cdn.example/R4712345-2.jpg' }],
      ...{ video: 'https://vimeo.com/123/0af9', virtual_tour: 'https://tours.example/R4712345' },
    },
    address: {
      ...{ province: { slug: 'malaga' }, town: { name: 'Marbella' }, zone: { name: 'Elviria' }, visibility: 'hidden' },
    },
  };
  expect(listings).toMatchObject({
    R4712345: { ...home, estate: { ...home.estate, type: 'buy', price: 595_000, reference: 'R4712345' } },
    'R4712345-rent': { ...home, estate: { ...home.estate, type: 'rent', price: 2_100, reference: 'R4712345-ALQ' } },
  });
  expect(warnings['R4712345']).toContain('features “Views: Sea” is not known: left out');
});

it('reads the pages of a search, in the language that was asked for', async () => {
  const { listings, refused } = await readSample(`${folder}/agency.json`, source);
  expect(refused).toEqual({});
  expect(listings).toMatchObject({
    R4800001: {
      estate: {
        ...{ type: 'buy', estate_type: 'flat', price: 246_000, features: ['elevator', 'terrace'] },
        text: { 'es-ES': 'Piso en Estepona, a un paseo de la playa.' },
        ...{ cee: { state: 'not_stated' }, media: [{ url: 'https://cdn.example/p1.jpg' }] },
      },
    },
    R4800002: {},
    R4800003: {
      estate: {
        ...{ status: 'reserved', estate_type: 'house', subtype: 'villa', area_plot: 1_200 },
        ...{ cee: { rating: 'B', emissions_rating: 'C' }, features: ['elevator', 'swimming_pool', 'terrace'] },
      },
      address: { town: { name: 'Benahavís' }, zone: { name: 'La Zagaleta' } },
    },
    R4800004: { estate: { estate_type: 'land', area_plot: 1_050, area_constructed: 1_050 } },
    R4800005: { estate: { subtype: 'studio', rooms: 0, area_constructed: 31 } },
  });
});

it('takes what is meant of answers one after the other, and refuses by name what the site does not offer', async () => {
  const { listings, warnings, refused, withdrawn } = await readSample(`${folder}/ugly.ndjson`, source);
  expect(listings).toMatchObject({
    R4800011: {
      estate: {
        ...{ price: 450_000, rooms: 2, bathrooms: 2, area_constructed: 95, features: ['swimming', 'terrace'] },
        ...{ text: { 'en-US': 'New homes.\n\n• Gym' }, media: [{ url: 'https://cdn.example/one.jpg' }] },
      },
    },
    R4800012: {
      estate: {
        ...{ area_constructed: 100, area_plot: 1_000, estate_type: 'other', location: { lat: 36.4935, lng: -4.7829 } },
        cee: { state: 'completed', emissions_rating: 'G' },
      },
    },
    'R4800021-rent': { estate: { type: 'rent', price: 1_350 } },
  });
  expect(listings['R4800011']!.estate.development).toBeDefined();
  for (const name of ['year', 'location'] as const) expect(listings['R4800011']!.estate[name]).toBeUndefined();
  expect(listings['R4800012']!.estate.price).toBeUndefined();
  expect(warnings['R4800011']).toEqual(expect.arrayContaining(['rooms is “2 - 4”: the lowest is shown']));
  expect(withdrawn).toEqual(['R4800013']);
  expect(refused).toEqual({
    R4800014: 'the status “Listing” is not known: name it in map',
    R4800015: 'is in “Portugal”: only homes in Spain are offered here',
    'record 6': 'has neither an id nor a reference',
    'R4800022-rent_short_term': 'holiday lets are not offered here',
    'R4800023-rent_short_term': 'holiday lets are not offered here',
  });
});

it("understands the source's own words", async () => {
  const map = { type: { Igloo: 'house' }, status: { Listing: 'new' } };
  const { listings } = await readSample(`${folder}/ugly.ndjson`, { ...source, map });
  expect(listings['R4800012']).toMatchObject({ estate: { estate_type: 'house' } });
  expect(listings['R4800014']).toMatchObject({ estate: { status: 'new' } });
});

const agency = readFileSync(`${folder}/agency.json`, 'utf8');

it.each([
  ['a page is missing', JSON.stringify((JSON.parse(agency) as unknown[]).slice(1)), 'has 3 of 5 homes'],
  [
    'a call failed',
    JSON.stringify({ transaction: { status: 'error', errordescription: { '001': 'the IP does not match' } } }),
    'is the answer to a call that failed: “the IP does not match”',
  ],
  ['there is no home', '{"transaction":{"status":"success"},"QueryInfo":{"PropertyCount":0}}', 'has no Property'],
  ['it is another format', '[{"customerName":"x"}]', 'has no Property'],
  ['it is no JSON', '<root/>', 'is no JSON'],
])('refuses a file where %s', async (_name, text, reason) => {
  await expect(readSampleText(text, source)).rejects.toThrow(reason);
});

it('refuses a file that is cut off at each tenth', async () => {
  for (let tenth = 1; tenth < 10; tenth += 1) {
    const cut = agency.slice(0, (agency.length * tenth) / 10);
    await expect(readSampleText(cut, source)).rejects.toThrow(UnreadableFile);
  }
});
