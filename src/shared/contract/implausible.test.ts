import { toEstate, toEstateList, toPins } from '#shared/api/estate.ts';
import { readRecords, type InvalidRecord } from '#shared/api/readAnswer.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { leadConfirmationSchema } from './lead.ts';
import { sitemapEntrySchema } from './sitemap.ts';

const hour = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const history = [
  { date: '2026-01-01T00:00:00Z', price: 400_000 },
  { date: '2026-02-01T00:00:00Z', price: 345_000 },
];

/** What is read of an estate with a change, and what is reported of it. */
function read(changes: EstateChanges) {
  const reported: InvalidRecord[] = [];
  const raw = fakeEstate({ previous_price: 400_000, price_history: history, ...changes });
  const estate = toEstate(raw, (record) => reported.push(record));
  const list = toEstateList({ results: [raw], total: 1, pages: 1 }, (record) => reported.push(record));
  return { estate, summary: list.results[0]!, reported };
}

it.each([0, 1, -1, 0.5])('a price of %d is none, nor are those before it, and it is reported', (price) => {
  const { estate, summary, reported } = read({ price });
  for (const one of [estate, summary]) {
    expect(one).not.toHaveProperty('price');
    expect(one).not.toHaveProperty('previousPrice');
  }
  expect(estate).not.toHaveProperty('priceHistory');
  const problem = `price: ${price} cannot be true, counts as absent`;
  expect(reported).toEqual([
    { reference: 'MS0116-3310', problem },
    { reference: 'MS0116-3310', problem },
  ]);
});

it.each([2, 450, 345_000.5])('a price of %d is one', (price) => {
  expect(read({ price })).toMatchObject({ estate: { price }, summary: { price }, reported: [] });
});

it('a price before that was none is none, and so is such a point of the history', () => {
  const point = { date: '2026-01-15T00:00:00Z', price: 0 };
  const { estate, reported } = read({ previous_price: 0, price_history: [...history, point] });
  expect(estate).not.toHaveProperty('previousPrice');
  expect(estate.priceHistory).toEqual(history);
  expect(reported[0]!.problem).toContain('previous_price: 0, price_history: [');
});

it.each([
  ['null island', 0, 0],
  ['Lisbon', 38.72, -9.14],
  ['Toulouse', 43.6, 1.44],
  ['Tangier', 35.77, -5.8],
  ['Madeira', 32.65, -16.9],
  ['London', 51.5, -0.12],
  ['Madrid with its degrees swapped', -3.7, 40.42],
  ['Madrid without its sign', 40.42, 3.7],
])('%s is no place of a listing', (_name, lat, lng) => {
  const { estate, reported } = read({ location: { lat, lng, precision: 'exact' } });
  expect(estate).not.toHaveProperty('location');
  expect(reported[0]).toMatchObject({ reference: 'MS0116-3310', problem: expect.stringContaining('location: {') });
  const pins: InvalidRecord[] = [];
  const answer = { total: 1, pins: [['MS0116-3310', lng, lat, 345_000]], clusters: [{ lat, lng, count: 2 }] };
  expect(toPins(answer, (record) => pins.push(record))).toEqual({ total: 1, pins: [], clusters: [] });
  expect(pins).toEqual([
    { reference: 'MS0116-3310', problem: 'record: must be in Spain' },
    { reference: 'unknown', problem: 'record: must be in Spain' },
  ]);
});

it.each([
  ['Madrid', 40.42, -3.7],
  ['Barcelona', 41.38, 2.17],
  ['Fisterra', 42.91, -9.26],
  ['Bares', 43.79, -7.68],
  ['Irun', 43.34, -1.79],
  ['Bossòst', 42.79, 0.69],
  ['Portbou', 42.43, 3.16],
  ['Cadaqués', 42.29, 3.28],
  ['Maó', 39.89, 4.27],
  ['Formentera', 38.66, 1.58],
  ['Cabo de Gata', 36.72, -2.19],
  ['Tarifa', 36.01, -5.6],
  ['Ceuta', 35.89, -5.32],
  ['Melilla', 35.29, -2.94],
  ['Ayamonte', 37.21, -7.4],
  ['Badajoz', 38.88, -6.97],
  ['A Guarda', 41.9, -8.87],
  ['El Hierro', 27.73, -18.03],
  ['Lanzarote', 29.23, -13.5],
])('%s is in Spain', (_name, lat, lng) => {
  expect(read({ location: { lat, lng, precision: 'exact' } })).toMatchObject({
    estate: { location: { lat, lng } },
    reported: [],
  });
  expect(toPins({ total: 1, pins: [['MS0116-3310', lng, lat, 1]] }).pins).toMatchObject([{ lng, lat, price: null }]);
});

it.each(['1970-01-01T00:00:00Z', '1989-12-31T23:59:59Z', inHours(4), '2101-01-01T00:00:00Z'])(
  '%s is no time at which a listing was published or changed',
  (time) => {
    const { estate, summary, reported } = read({ created_at: time, updated_at: time });
    for (const one of [estate, summary]) {
      expect(one).not.toHaveProperty('createdAt');
      expect(one).not.toHaveProperty('updatedAt');
    }
    expect(reported[0]!.problem).toMatch(/^created_at: .*, updated_at: /);
    const entry = { reference: 'MS0116-3310', updated_at: time };
    expect(readRecords(sitemapEntrySchema, [entry])).toEqual([{ reference: 'MS0116-3310' }]);
  },
);

it.each(['1990-01-01T00:00:00Z', inHours(-1), inHours(2)])('%s is a time', (time) => {
  expect(read({ created_at: time, updated_at: time })).toMatchObject({
    estate: { createdAt: time, updatedAt: time },
    reported: [],
  });
});

it('a home may be available from a day to come', () => {
  expect(read({ available_from: '2101-01-01T00:00:00Z' })).toMatchObject({
    estate: { availableFrom: '2101-01-01T00:00:00Z' },
    reported: [],
  });
});

it('the confirmation of an enquiry shows no such price', () => {
  const info = { type: 'buy', reference: 'MS0116-3310', price: 0 };
  const answer = { lead_id: 'a', name: 'Ana', variant: 'automatic', info };
  expect(leadConfirmationSchema.parse(answer).info).toEqual({ type: 'buy', reference: 'MS0116-3310' });
});
