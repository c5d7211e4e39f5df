/** @jest-environment jsdom */
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { toExportedEstate } from '#shared/api/exportedEstate.ts';
import { estateSubtypes, estateTypes, featureIds, houseKinds } from '#shared/domain/estate.ts';
import { usualLanguages, type LocalisedText } from '#shared/i18n/languages.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { parseXml, xmlFaults, type XmlRule } from '#tests/fakes/xmlRules.ts';
import { featureLabels } from '../featureLabels.ts';
import { exportedEstate } from '../exportedEstate.ts';
import { kyero } from './kyeroFeed.ts';
import { kyeroTypes } from './kyeroProperty.ts';

const upTo = (most: number): RegExp => new RegExp(`^[^]{1,${most}}$`);
const whole = /^\d{1,8}$/;
const flag = /^[01]$/;
const url = /^https?:\/\/\S{1,240}$/;
const letter = /^[A-GX]$/;
const each = (rule: XmlRule, path: string) =>
  Object.fromEntries(['es', 'ca', 'en'].map((language) => [`${path}/${language}`, rule]));

/** The import specification of Kyero, V3.9, and its schema kyeroV3.0.xsd, for the elements that are used. */
const property: Record<string, XmlRule> = {
  'root/property': {
    children: {
      id: '1',
      date: '1',
      ref: '1',
      price: '1',
      currency: '?',
      price_freq: '1',
      new_build: '?',
      type: '1',
      town: '1',
      province: '1',
      country: '?',
      location: '?',
      location_detail: '?',
      beds: '1',
      baths: '1',
      pool: '1',
      surface_area: '?',
      energy_rating: '?',
      url: '?',
      video_url: '?',
      virtual_tour_url: '?',
      desc: '1',
      features: '?',
      images: '1',
    },
  },
  'root/property/id': { text: upTo(50) },
  'root/property/date': { text: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ },
  'root/property/ref': { text: upTo(255) },
  'root/property/price': { text: whole },
  'root/property/currency': { text: /^EUR$/ },
  'root/property/price_freq': { text: /^(?:sale|month)$/ },
  'root/property/new_build': { text: flag },
  'root/property/type': { text: /\S/ },
  'root/property/town': { text: /\S/ },
  'root/property/province': { text: /\S/ },
  'root/property/country': { text: /^Spain$/ },
  'root/property/location': { children: { latitude: '1', longitude: '1' } },
  'root/property/location/latitude': { text: /^-?\d{1,2}(?:\.\d{1,10})?$/ },
  'root/property/location/longitude': { text: /^-?\d{1,3}(?:\.\d{1,10})?$/ },
  'root/property/location_detail': { text: upTo(50) },
  'root/property/beds': { text: whole },
  'root/property/baths': { text: whole },
  'root/property/pool': { text: flag },
  'root/property/surface_area': { children: { built: '?', plot: '?' } },
  'root/property/surface_area/built': { text: whole },
  'root/property/surface_area/plot': { text: whole },
  'root/property/energy_rating': { children: { consumption: '?', emissions: '?' } },
  'root/property/energy_rating/consumption': { text: letter },
  'root/property/energy_rating/emissions': { text: letter },
  'root/property/url': { children: { es: '?', ca: '?', en: '?' } },
  ...each({ text: url }, 'root/property/url'),
  'root/property/video_url': { text: url },
  'root/property/virtual_tour_url': { text: url },
  'root/property/desc': { children: { es: '?', ca: '?', en: '?' } },
  ...each({ text: /\S/ }, 'root/property/desc'),
  'root/property/features': { children: { feature: '+' } },
  'root/property/features/feature': { text: upTo(35) },
  'root/property/images': { children: { image: '*' } },
  'root/property/images/image': {
    attributes: { id: /^(?:[1-9]|[1-4]\d|50)$/ },
    required: ['id'],
    children: { url: '1', tags: '?' },
  },
  'root/property/images/image/url': { text: url },
  'root/property/images/image/tags': { children: { tag: '+' } },
  'root/property/images/image/tags/tag': { text: /^floorplan$/ },
};
const rules: Record<string, XmlRule> = {
  root: { children: { kyero: '1', property: '*' } },
  'root/kyero': { children: { feed_version: '1' } },
  'root/kyero/feed_version': { text: /^3$/ },
  ...property,
};

const spanish = featureLabels(loadDictionary);
const origin = 'https://www.example.com';

async function feedOf(...estates: EstateChanges[]): Promise<Element> {
  const context = {
    featureLabel: await spanish,
    languages: usualLanguages,
    publicOrigin: origin,
    brandName: 'Vencejo',
    account: undefined,
    at: 0,
  };
  const { begin, listing, end } = kyero.open(context);
  const properties = estates.map((changes) => listing(exportedEstate(toExportedEstate(fakeEstate(changes)), [])) ?? '');
  return parseXml(begin() + properties.join('') + end());
}
const textOf = (root: Element, selector: string): string | undefined =>
  root.querySelector(`property ${selector}`)?.textContent ?? undefined;
const address = fakeEstate().address;

it('keeps the rules of the format, whatever a listing is', async () => {
  const picture = (n: number, type: 'image' | 'plan' = 'image') => ({
    type,
    url: `/media/${n}.jpg`,
    dimensions: {},
    description_category: 'living' as const,
  });
  const feed = await feedOf(
    {},
    ...estateTypes.map((estate_type) => ({ estate_type })),
    ...estateSubtypes.map((subtype) => ({ subtype })),
    { estate_type: 'castle', features: [...featureIds, 'unheard_of'] },
    { media: Array.from({ length: 60 }, (_, n) => picture(n)) },
    { media: [], features: [], description: { 'es-ES': '' }, text: { 'es-ES': '' } },
    { media: [picture(1), picture(2, 'plan')], area_plot: 400.4, area_constructed: 99.6 },
    { video: 'https://videos.example/1', virtual_tour: `https://tours.example/${'1'.repeat(300)}` },
    { address: { ...address, town: '', zone: 'ñ'.repeat(80) } },
    { description: { 'es-ES': `<b>"Ático" & 'dúplex'</b> ]]> \u0000` } },
    { rooms: undefined, bathrooms: undefined, cee: { state: 'in_process' } },
    { updated_at: undefined, created_at: undefined },
  );
  expect(feed.querySelectorAll('property')).toHaveLength(21 + 1);
  expect(xmlFaults(feed, rules)).toEqual([]);
});

it('an empty feed is a document too', async () => {
  expect(xmlFaults(await feedOf(), rules)).toEqual([]);
});

it('names the listing by its reference, and the date of its change', async () => {
  const feed = await feedOf({ reference: 'MS0116-3310', updated_at: '2026-10-20T08:01:02.345Z' });
  expect([textOf(feed, 'id'), textOf(feed, 'ref')]).toEqual(['MS0116-3310', 'MS0116-3310']);
  expect(textOf(feed, 'date')).toBe('2026-10-20 10:01:02');
});

it.each([
  ['buy', 345_000.4, 'sale', '345000'],
  ['rent', 900, 'month', '900'],
] as const)('the price of a listing to %s', async (type, price, frequency, shown) => {
  const feed = await feedOf({ type, price });
  expect([textOf(feed, 'price_freq'), textOf(feed, 'price'), textOf(feed, 'currency')]).toEqual([
    frequency,
    shown,
    'EUR',
  ]);
});

it.each(['reserved', 'sold', 'rented'])(
  'a listing that is %s is left out: the format knows no states',
  async (status) => {
    expect((await feedOf({ status })).querySelector('property')).toBeNull();
  },
);

it('so is one without a price', async () => {
  expect((await feedOf({ price: undefined })).querySelector('property')).toBeNull();
});

it.each([
  ['full', 'exact', '41.404'],
  ['street', 'approximate', '41.404'],
  ['street', 'exact', undefined],
  ['hidden', 'approximate', undefined],
  ['hidden', 'exact', undefined],
] as const)(
  'of an address that is %s with an %s place, the latitude is %s',
  async (visibility, precision, latitude) => {
    const feed = await feedOf({
      address: { ...address, street_name: 'Secreta', street_number: '77', visibility },
      location: { lat: 41.404, lng: 2.157, precision },
    });
    expect(textOf(feed, 'location latitude')).toBe(latitude);
    // The format has no place for a street.
    expect(feed.textContent).not.toMatch(/Secreta|77/);
  },
);

it('texts are those that exist, in their own language; addresses are in all', async () => {
  const feed = await feedOf({
    description: { 'es-ES': 'Piso', 'en-US': 'Flat' },
    text: { 'es-ES': 'Con luz.\n\nY balcón.', 'ca-ES': 'Amb llum.' },
  });
  expect(['es', 'ca', 'en'].map((language) => textOf(feed, `desc > ${language}`))).toEqual([
    'Piso\n\nCon luz.\n\nY balcón.',
    'Amb llum.',
    'Flat',
  ]);
  const further: object = { 'es-ES': 'Wohnung', nl: 'Appartement', de: 'Wohnung', tlh: 'juH', language: 'de' };
  const foreign = await feedOf({ description: further as LocalisedText, text: { 'es-ES': '' } });
  expect([...foreign.querySelectorAll('desc > *')].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['de', 'Wohnung'],
    ['nl', 'Appartement'],
  ]);
  expect(textOf(feed, 'url > ca')).toBe(
    'https://www.example.com/ca/habitatges-barcelona-compra/pis-a-gracia-ms0116-3310/MS0116-3310',
  );
});

it('kinds and facts are in the words of the format', async () => {
  const feed = await feedOf({
    subtype: 'penthouse',
    features: ['swimming'],
    conservation: 'brandNew',
    cee: { state: 'completed', rating: 'D', emissions_rating: 'E', consumption: 120, emissions: 24 },
  });
  const facts = ['type', 'pool', 'new_build', 'consumption', 'emissions', 'feature'];
  expect(facts.map((name) => textOf(feed, name))).toEqual(['Penthouse', '1', '1', 'D', 'E', 'Piscina comunitaria']);
  const houses = [...houseKinds, 'castle'].map((subtype) => ({ estate_type: 'house', subtype }));
  const feedOfHouses = await feedOf(...houses);
  expect([...feedOfHouses.querySelectorAll('property > type')].map(({ textContent }) => textContent)).toEqual([
    ...['Villa', 'Town house', 'Semi-detached', 'House', 'Bungalow', 'House'],
  ]);
  expect(Object.keys(kyeroTypes)).toEqual(expect.arrayContaining([...estateTypes, ...estateSubtypes]));
});

it('pictures come with the cover first and plans last, at most fifty, absolute', async () => {
  const feed = await feedOf({
    media: [
      { type: 'plan', url: '/media/plan.jpg', dimensions: {}, description_category: 'plan' },
      { type: 'image', url: '/media/1.jpg', dimensions: {}, description_category: 'living' },
      {
        type: 'image',
        url: 'https://cdn.example/2.jpg',
        dimensions: {},
        web_cover: true,
        description_category: 'living',
      },
    ],
  });
  expect([...feed.querySelectorAll('image')].map((image) => [image.id, image.textContent])).toEqual([
    ['1', 'https://cdn.example/2.jpg'],
    ['2', 'https://www.example.com/media/1.jpg'],
    ['3', 'https://www.example.com/media/plan.jpgfloorplan'],
  ]);
});
