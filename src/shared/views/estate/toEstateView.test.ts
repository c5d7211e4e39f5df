import { usualLanguages } from '#shared/i18n/languages.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { viewOf } from '#tests/fakes/estateView.ts';

const place = {
  province: 'Zaragoza',
  province_slug: 'zaragoza',
  town: 'Zaragoza',
  town_slug: 'zaragoza',
  zone: 'Torrero',
  street_type: 'Calle',
  street_name: 'de la Paz',
  street_number: '7',
};
const door = { lat: 41.63, lng: -0.87, precision: 'exact' as const };

it.each([
  ['new', 'buy', 345_000, 4107],
  ['new', 'rent', 345_000, undefined],
  ['reserved', 'buy', undefined, undefined],
  ['sold', 'buy', undefined, undefined],
  ['rented', 'rent', undefined, undefined],
  ['RESERVED', 'buy', undefined, undefined],
  ['auction', 'buy', 345_000, 4107],
])('an estate that is %s for %s has the price %p, %p a square metre', (status, type, price, pricePerArea) => {
  expect(viewOf({ status, type })).toMatchObject({ price, pricePerArea });
  if (price === undefined) expect(JSON.stringify(viewOf({ status, type }))).not.toContain('345000');
});

it.each([
  ['full', 'Calle de la Paz, 7', true],
  ['street', 'Calle de la Paz', false],
  ['whatever', 'Calle de la Paz', false],
  ['hidden', undefined, false],
])('an address that is %s has the street %p, and exact coordinates: %p', (visibility, street, exact) => {
  const view = viewOf({ address: { ...place, visibility }, location: door });
  expect(view.street).toBe(street);
  expect(view.mapLocation).toEqual(exact ? { lat: 41.63, lng: -0.87, exact } : undefined);
  if (!exact) expect(JSON.stringify(view)).not.toContain('41.63');
});

it.each(['full', 'street', 'hidden'])('an approximate place stays one, its address being %s', (visibility) => {
  expect(
    viewOf({ address: { ...place, visibility }, location: { ...door, precision: 'approximate' } }).mapLocation,
  ).toEqual({
    lat: 41.63,
    lng: -0.87,
    exact: false,
  });
});

it('texts in another language are marked, those of the page are not', () => {
  const onlySpanish = {
    description: { 'es-ES': 'Piso' },
    text: { 'es-ES': 'Con luz.', 'en-US': 'Bright.' },
    highlights: { 'es-ES': ['Luz'] },
  };
  expect(viewOf(onlySpanish, 'en')).toMatchObject({
    title: { text: 'Piso', lang: 'es' },
    text: { text: 'Bright.' },
    highlights: { items: ['Luz'], lang: 'es' },
  });
  expect(viewOf(onlySpanish, 'es').title).toEqual({ text: 'Piso' });
  expect(viewOf({ highlights: { 'es-ES': [] } }).highlights).toBeUndefined();
});

it('plans are separate from the photos, and the cover comes first', () => {
  const picture = (name: string, room: string, more: object = {}) => ({
    type: 'image' as const,
    url: `/${name}.jpg`,
    dimensions: {},
    description_category: room,
    ...more,
  });
  const view = viewOf({
    media: [
      picture('a', 'kitchen'),
      picture('b', 'plan', { type: 'plan' }),
      picture('c', 'living', { web_cover: true }),
      picture('d', 'cave'),
      picture('e', '29'),
      picture('f', 'appraisalplan'),
    ],
  });
  expect(view.photos.map(({ url, room }) => [url, room])).toEqual([
    ['/c.jpg', 'living'],
    ['/a.jpg', 'kitchen'],
    ['/d.jpg', undefined],
    ['/e.jpg', '29'],
  ]);
  expect(view.plans.map(({ url }) => url)).toEqual(['/b.jpg', '/f.jpg']);
});

it('a picture has an alternative text in the page’s language or its room, never one in another language', () => {
  const media = (alt: object) => [
    {
      type: 'image' as const,
      url: '/a.jpg',
      dimensions: {},
      description_category: 'living',
      alt: { 'es-ES': 'Salón con chimenea', ...alt },
    },
  ];
  expect(viewOf({ media: media({ 'en-US': 'Living room with a fireplace' }) }, 'en').photos[0]).toMatchObject({
    alt: 'Living room with a fireplace',
  });
  expect(viewOf({ media: media({}) }, 'en').photos[0]!.alt).toBeUndefined();
});

it('the facts that the law requires beside a rent are included when given, for rentals only', () => {
  expect(viewOf({ type: 'rent', large_holder: false }).rentalFacts).toMatchObject({ largeHolder: false });
  expect(viewOf({ type: 'rent' }).rentalFacts).toBeUndefined();
  expect(viewOf({ type: 'buy', registration_number: 'X' }).rentalFacts).toBeUndefined();
});

it('air conditioning is listed once', () => {
  const view = viewOf({ estate_type: 'premises', conditioned_air: false, features: ['conditioned_air', 'storage'] });
  expect(view).toMatchObject({ conditionedAir: true, features: { own: ['storage'], building: [] } });
});

it('an independent agent has no brand beside the name', () => {
  const agent = { id: 'a', slug: 'a', full_name: 'Ana', agency: { independent: true, commercial_brand: 'Ana' } };
  expect(viewOf({ agent }).agent?.brand).toBeUndefined();
  expect(
    viewOf({ agent: { ...agent, agency: { independent: false, commercial_brand: 'Ebro Hogar' } } }).agent?.brand,
  ).toBe('Ebro Hogar');
});

it('has its URL in every language', () => {
  expect(usualLanguages.map((language) => viewOf().urls[language])).toEqual([
    '/viviendas-barcelona-compra/piso-en-gracia-ms0116-3310/MS0116-3310',
    '/ca/habitatges-barcelona-compra/pis-a-gracia-ms0116-3310/MS0116-3310',
    '/en/properties-barcelona-buy/flat-in-gracia-ms0116-3310/MS0116-3310',
  ]);
});

it('a link preview has the cover, cropped for previews when the upstream provides that', () => {
  const cover = fakeEstate().media[0]!;
  expect(viewOf().preview).toEqual({ url: cover.url, width: 1400, height: 788 });
  expect(viewOf({ media: [{ ...cover, preview: '/1-1200.jpg' }] }).preview).toEqual({
    url: '/1-1200.jpg',
    width: 1200,
    height: 630,
  });
  expect(viewOf({ media: [] }).preview).toBeUndefined();
});
