import { createEntry } from '../../edge/entry.ts';
import { ageOf } from '../../edge/freshness.ts';
import { maxSharedBytes, packEntry, unpackEntry } from './packEntry.ts';

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

it('comes out as it went in, smaller on its way', async () => {
  const bytes = await packEntry({ entry, position: '7-0' }, 150_000, 1_000);
  expect(bytes.length).toBeLessThan(entry.body.length / 4);
  const unpacked = await unpackEntry(bytes, 150_000, 0);
  expect(unpacked.position).toBe('7-0');
  expect(unpacked.entry).toEqual({ ...entry, since: 0 });
});

it('is as old as it was and Redis has kept it, whatever the clocks of the two machines say', async () => {
  const bytes = await packEntry({ entry, position: '7-0' }, 150_000, 3_000);
  const now = 5_000_000;
  const unpacked = await unpackEntry(bytes, 140_000, now);
  expect(ageOf(unpacked.entry, now)).toBe(5 + 2 + 10);
});

it('is not believed when Redis would keep it for longer than it was stored for', async () => {
  const bytes = await packEntry({ entry, position: '7-0' }, 150_000, 1_000);
  await expect(unpackEntry(bytes, 160_000, 0)).rejects.toThrow(RangeError);
});

it('is not unpacked beyond what may be shared', async () => {
  const large = createEntry({ ...entry, body: Buffer.alloc(maxSharedBytes + 1) }, entry);
  const bytes = await packEntry({ entry: large, position: '7-0' }, 1_000, 0);
  await expect(unpackEntry(bytes, 1_000, 0)).rejects.toThrow();
});
