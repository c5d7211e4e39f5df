import { createEntry } from '../../edge/entry.ts';
import { ageOf } from '../../edge/freshness.ts';
import { pack, unpack } from '../../edge/http/encoders.ts';
import { ForgedEntryError, maxSharedBytes, packEntry, unpackEntry } from './packEntry.ts';

const entry = createEntry(
  {
    status: 200,
    headers: { 'content-type': 'text/html', etag: '"é"' },
    body: Buffer.from('<h1>Gràcia</h1>'.repeat(500)),
  },
  {
    key: 'page:/ñ',
    url: '/ñ',
    kind: 'page',
    tags: ['estates'],
    lifetime: { fresh: 60, whileRevalidate: 30, ifError: 90, age: 5 },
    since: 1_000,
  },
);

const secret = 'of the instances';
const key = 'page:/ñ';

it('comes out as it went in, smaller on its way', async () => {
  const bytes = await packEntry({ entry, position: '7-0' }, 150_000, { now: 1_000, secret });
  expect(bytes.length).toBeLessThan(entry.body.length / 4);
  const unpacked = await unpackEntry(bytes, key, 150_000, { now: 0, secret });
  expect(unpacked.position).toBe('7-0');
  expect(unpacked.entry).toEqual({ ...entry, since: 0 });
});

it('travels as it is when it is kept compressed', async () => {
  const kept = createEntry({ ...entry, ...pack(entry.body) }, entry);
  const bytes = await packEntry({ entry: kept, position: '7-0' }, 150_000, { now: 1_000, secret });
  const { entry: unpacked } = await unpackEntry(bytes, key, 150_000, { now: 0, secret });
  expect(unpacked).toEqual({ ...kept, since: 0 });
  expect(unpack(unpacked)).toEqual(entry.body);
});

it('is as old as it was and Redis has kept it, whatever the clocks of the two machines say', async () => {
  const bytes = await packEntry({ entry, position: '7-0' }, 150_000, { now: 3_000, secret });
  const now = 5_000_000;
  const unpacked = await unpackEntry(bytes, key, 140_000, { now, secret });
  expect(ageOf(unpacked.entry, now)).toBe(5 + 2 + 10);
});

it('is not believed when Redis would keep it for longer than it was stored for', async () => {
  const bytes = await packEntry({ entry, position: '7-0' }, 150_000, { now: 1_000, secret });
  await expect(unpackEntry(bytes, key, 160_000, { now: 0, secret })).rejects.toThrow(RangeError);
});

it('is not unpacked beyond what may be shared', async () => {
  const large = createEntry({ ...entry, body: Buffer.alloc(maxSharedBytes + 1) }, entry);
  const bytes = await packEntry({ entry: large, position: '7-0' }, 1_000, { now: 0, secret });
  await expect(unpackEntry(bytes, key, 1_000, { now: 0, secret })).rejects.toThrow();
});

it('is not believed when it was changed, is under another key, has another secret, or is no entry at all', async () => {
  const bytes = await packEntry({ entry, position: '7-0' }, 1_000, { now: 0, secret });
  const changed = Buffer.from(bytes);
  changed[bytes.length - 1]! ^= 1;
  const sealing = { now: 0, secret };
  await expect(unpackEntry(changed, key, 1_000, sealing)).rejects.toThrow(ForgedEntryError);
  await expect(unpackEntry(bytes, 'page:/', 1_000, sealing)).rejects.toThrow(ForgedEntryError);
  await expect(unpackEntry(bytes, key, 1_000, { now: 0, secret: 'another' })).rejects.toThrow(ForgedEntryError);
  await expect(unpackEntry(Buffer.from('short'), key, 1_000, sealing)).rejects.toThrow(ForgedEntryError);
});
