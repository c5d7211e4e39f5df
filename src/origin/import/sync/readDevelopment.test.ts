import { readDevelopment } from './readDevelopment.ts';
import { RecordReader } from './RecordReader.ts';

function read(development: unknown, listing: object = {}) {
  const reader = new RecordReader({ ...listing, development });
  readDevelopment(reader, { status: { Prereserva: 'reserved' } });
  return { ...reader, fields: reader.fields as { price?: number; development?: { units: object[] } & object } };
}

const units = [
  { id: 'A', estate_type: 'Piso', rooms: '2', area: '74,5 m²', floor: 1, price: '250.000 €' },
  { reference: 'B', estate_type: 'Ático', area_constructed: 110, price: 310_000, status: 'Prereserva' },
  { reference: 'C', price: 190_000, status: 'sold' },
];

it('takes the homes as they are meant, and the lowest price of those that can be had', () => {
  const { fields, warnings } = read({ name: ' Torre  Mar ', delivery: '2027-06-30', units });
  expect(fields).toEqual({
    price: 250_000,
    development: {
      ...{ name: 'Torre Mar', delivery: '2027-06', total: 3 },
      units: [
        { reference: 'A', estate_type: 'flat', rooms: 2, area: 74.5, floor: 1, price: 250_000, status: 'new' },
        {
          reference: 'B',
          estate_type: 'flat',
          area: 110,
          area_constructed: undefined,
          price: 310_000,
          status: 'reserved',
        },
        { reference: 'C', price: 190_000, status: 'sold' },
      ].map(({ ...unit }) => expect.objectContaining(JSON.parse(JSON.stringify(unit)) as object) as object),
    },
  });
  expect(warnings).toEqual([]);
});

it.each([
  ['its own price', { units }, { price: 240_000 }, { price: 240_000 }],
  ['the number of homes', { units, total: 40 }, {}, { development: { total: 40 } }],
  ['a year', { delivery: '2028' }, {}, { development: { delivery: '2028', units: [] } }],
])('keeps %s', (_name, development, listing, expected) => {
  expect(read(development, listing).fields).toMatchObject(expected);
});

it('shows no price of a home where the prices are on request', () => {
  const { fields } = read({ units }, { price_on_request: true });
  expect(fields.price).toBeUndefined();
  expect(fields.development!.units.every((unit) => (unit as { price?: number }).price === undefined)).toBe(true);
});

it('does not guess', () => {
  const given = [...units, { status: 'Prealquilado', price: 1_000 }, { status: 'withdrawn' }];
  const { fields, warnings } = read({ units: [...given, 'none'], total: 0, delivery: 'pronto' });
  expect(fields.development!.units).toHaveLength(3);
  expect(fields.development).not.toHaveProperty('total');
  expect(fields.development).not.toHaveProperty('delivery');
  expect(warnings.map(({ field }) => field)).toEqual(['development.units', 'development.delivery']);
  expect(read('Torre Mar').fields).toEqual({});
  expect(read({ units: Array.from({ length: 500 }, () => units[0]) }).fields.development!.units).toHaveLength(300);
});
