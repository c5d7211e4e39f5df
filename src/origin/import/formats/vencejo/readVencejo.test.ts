import { readSampleText } from '#tests/origin/feeds/readSample.ts';

const source = { format: 'vencejo' } as const;
const record = { id: '7', reference: 'R-7', status: 'new', address: { postal_code: '03001', town: 'Alicante' } };
const read = (records: unknown) => readSampleText(JSON.stringify(records), source);

it('makes two linked listings of a home for sale and to let', async () => {
  const { listings } = await read([{ ...record, type: ['buy', 'rent'], price: 180_000, rent_price: 900 }]);
  expect(listings).toMatchObject({
    '7': { estate: { type: 'buy', price: 180_000, reference: 'R-7', linked: '7-rent' } },
    '7-rent': { estate: { type: 'rent', price: 900, reference: 'R-7-ALQ', linked: '7' } },
  });
});

it('takes a list of one operation as it, with the id that it has', async () => {
  const { listings } = await read([
    { ...record, type: ['buy'], price: 180_000 },
    { ...record, id: '8', type: 'rent', price: 900 },
  ]);
  expect(Object.values(listings).map(({ id, estate }) => [id, estate.type, estate.price])).toEqual([
    ['7', 'buy', 180_000],
    ['8', 'rent', 900],
  ]);
});

it('refuses what is not offered of a home, and takes the rest', async () => {
  const { listings, refused } = await read([{ ...record, type: ['buy', 'transfer'], price: 180_000 }]);
  expect(Object.keys(listings)).toEqual(['7']);
  expect(refused).toEqual({ '7-transfer': 'transfers of a business are not offered here' });
});

test.each([
  ['an answer of a RESO Web API', { '@odata.context': 'x', value: [record] }, 'an answer of a RESO Web API'],
  ['a list within an object', { count: 1, listings: [record] }, 'is an object with its listings in “listings”'],
  ['a feed of idealista', { customerProperties: [] }, 'is a feed of idealista'],
])('%s: is refused for what it is', async (_name, content, reason) => {
  await expect(read(content)).rejects.toThrow(reason);
  await expect(readSampleText(JSON.stringify(content, null, 2), source)).rejects.toThrow(reason);
});

it('tells of one record on several lines, and reads a list on several', async () => {
  const one = { ...record, type: 'buy' };
  await expect(readSampleText(JSON.stringify(one, null, 2), source)).rejects.toThrow('is JSON on several lines');
  expect(Object.keys((await readSampleText(JSON.stringify([one], null, 2), source)).listings)).toEqual(['7']);
});
