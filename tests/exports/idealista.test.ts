import { withControlDigit } from '#shared/exports/idealista/idealistaProperty.ts';
import { estateSubtypes, estateTypes, featureIds, houseKinds } from '#shared/domain/estate.ts';
import { floorNames } from '#shared/domain/floorLevel.ts';
import { mediaCategories } from '#shared/domain/mediaCategories.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { demoEstates, exportOf } from './exportOf.ts';
import { customerSchema } from './idealistaSchema.ts';

async function customerOf(estates: readonly unknown[], options?: Parameters<typeof exportOf>[2]) {
  const { text } = await exportOf('idealista', estates, options);
  return customerSchema.parse(JSON.parse(text));
}
const customerOfOne = (changes: EstateChanges) => customerOf([fakeEstate(changes)]);
const { address } = fakeEstate();

it('keeps the schemas, whatever a listing is', async () => {
  const estates = [
    {},
    ...estateTypes.map((estate_type) => ({ estate_type, features: [...featureIds], area_plot: 400 })),
    ...estateSubtypes.map((subtype) => ({ subtype, rooms: subtype === 'studio' ? 0 : 2 })),
    { estate_type: 'castle' },
    { reference: 'ñ'.repeat(60), key: 'a'.repeat(80) },
    { text: { 'es-ES': 'a'.repeat(9_000) } },
    { description: { 'es-ES': '' }, text: { 'es-ES': '' }, media: [] },
    ...[-5, -1, 0, 3, 60, 61].map((floor) => ({ floor })),
    ...floorNames.map((floor_name) => ({ floor_name, lift: false, features: [] })),
    ...[0, 1_000_000].map((year) => ({ year, area_useful: 1e8, community_fee: 1e5 })),
    { agent: { id: '1', slug: 'x', full_name: 'x'.repeat(90), phone: '+33612345678', email: 'ñ@ñ.es' } },
    {
      media: mediaCategories.map((description_category) => ({
        type: 'image' as const,
        url: `/media/${description_category}.jpg`,
        dimensions: {},
        description_category,
      })),
    },
  ].map((changes, position) => fakeEstate({ reference: `A-${position}`, ...(changes as EstateChanges) }));
  const { customerProperties } = await customerOf(estates);
  // All but the castle, and none without a bathroom or a price.
  expect(customerProperties).toHaveLength(estates.length - 1);
});

it('keeps them for every listing of the demo', async () => {
  const { customerProperties, customerSendDate } = await customerOf(demoEstates());
  expect(customerProperties.length).toBeGreaterThan(700);
  expect(new Set(customerProperties.map(({ propertyCode }) => propertyCode)).size).toBe(customerProperties.length);
  // The moment of writing, by the clocks of Madrid.
  expect(customerSendDate).toBe('2026/11/29 00:30:00');
});

it('writes what kind of house it is', async () => {
  const houses = [...houseKinds, 'castle'].map((subtype) => fakeEstate({ estate_type: 'house', subtype }));
  const rural = fakeEstate({ estate_type: 'rural_house', subtype: undefined });
  const { customerProperties } = await customerOf([...houses, rural]);
  expect(customerProperties.map(({ propertyFeatures }) => propertyFeatures.featuresType)).toEqual([
    ...['house_villa', 'house_terraced', 'house_semidetached', 'house_independent', 'house', 'house', 'rustic'],
  ]);
});

it('is a file without listings too', async () => {
  expect(await customerOf([])).toMatchObject({ customerReference: 'AG1', customerProperties: [] });
  const account = `ilc${'0'.repeat(40)}`;
  expect(await customerOf([], { account })).toMatchObject({ customerCode: account });
});

it.each([
  ['price', { price: undefined }],
  ['price that may be shown', { status: 'reserved' }],
  ['bathroom', { bathrooms: undefined }],
  ['area', { area_constructed: 0 }],
  ['place', { address: { ...address, visibility: 'hidden' }, location: undefined }],
] satisfies [string, EstateChanges][])(
  'leaves out a listing without a %s, which would be refused',
  async (_, changes) => {
    expect((await customerOfOne(changes)).customerProperties).toEqual([]);
  },
);

it.each([
  [
    'full',
    'exact',
    { addressStreetName: 'Carrer de Verdi', addressStreetNumber: '77', addressCoordinatesPrecision: 'exact' },
  ],
  ['street', 'approximate', { addressStreetName: 'Carrer de Verdi' }],
  ['street', 'exact', { addressStreetName: 'Carrer de Verdi' }],
  ['hidden', 'approximate', { addressCoordinatesPrecision: 'moved' }],
] as const)('of an address that is %s with an %s place it says no more', async (visibility, precision, said) => {
  const { customerProperties } = await customerOfOne({
    address: { ...address, street_number: '77', visibility },
    location: { lat: 41.40412, lng: 2.15712, precision },
  });
  const found = customerProperties[0]!.propertyAddress;
  const place = 'addressCoordinatesPrecision' in said ? { addressCoordinatesLatitude: 41.40412 } : {};
  expect(found).toMatchObject({ ...said, ...place, addressVisibility: visibility });
  expect([found.addressStreetNumber, found.addressCoordinatesPrecision]).toEqual([
    visibility === 'full' ? '77' : undefined,
    'addressCoordinatesPrecision' in said ? said.addressCoordinatesPrecision : undefined,
  ]);
});

it('an export without addresses has rounded places, and no street', async () => {
  const estate = fakeEstate({
    address: { ...address, street_number: '77', visibility: 'full' },
    location: { lat: 41.40412, lng: 2.15712, precision: 'exact' },
  });
  const [property] = (await customerOf([estate], { leavesOut: ['address', 'agent', 'energy_certificate'] }))
    .customerProperties;
  expect(JSON.stringify(property)).not.toMatch(/Verdi|77|41\.40412|contactName|EnergyCertificate/);
  expect(property!.propertyAddress).toMatchObject({
    addressVisibility: 'hidden',
    addressCoordinatesLatitude: 41.40225,
    addressCoordinatesLongitude: 2.15645,
  });
});

// As the National Statistics Institute lists them.
it.each(['280796', '080193', '462508', '010014', '010029', '010035', '010040'])(
  'the code %s ends in the digit that follows from the others',
  (code) => {
    expect(withControlDigit(code.slice(0, 5))).toBe(code);
  },
);
