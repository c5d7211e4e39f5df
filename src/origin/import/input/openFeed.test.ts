import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipOf } from '#tests/origin/feeds/zipOf.ts';
import { UnreadableFile } from '../formats/format.ts';
import { openFeed, type FeedLimits } from './openFeed.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-feeds-'));
afterAll(() => rmSync(dir, { recursive: true }));

const work = path.join(dir, 'work');
mkdirSync(work);
const unpacked = () => readdirSync(work);

/** What a file says once it is open; whatever was unpacked is gone after. */
async function read(name: string, limits: Partial<FeedLimits> = {}): Promise<string> {
  try {
    const feed = await openFeed(
      { path: path.join(dir, name), contentType: 'text/x; charset=latin1' },
      { dir: work, ...limits },
    );
    const text = readFileSync(feed.path, 'utf8');
    await feed.close();
    return `${feed.contentType ?? ''} ${text}`.trim();
  } finally {
    expect(unpacked()).toEqual([]);
  }
}

const write = (name: string, content: string | Buffer, day = 0) => {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), content);
  utimesSync(path.join(dir, name), day * 86_400, day * 86_400);
};

it('opens a file as it is', async () => {
  write('feed.xml', '<a/>');
  expect(await read('feed.xml')).toBe('text/x; charset=latin1 <a/>');
});

it('opens the newest file of listings in a folder, of several the last by number', async () => {
  for (const number of [2, 10, 9]) write(`many/feed-${number}.xml`, String(number), 1);
  write('many/logo.png', 'picture', 9);
  write('many/.feed.xml.swp', 'editor', 9);
  write('many/within/feed.xml', 'deeper', 9);
  expect(await read('many')).toContain('10');
  write('many/all.zip', zipOf({ name: 'feed.xml', content: 'zipped' }), 2);
  expect(await read('many')).toBe('zipped');
});

it('unpacks the newest file of listings in a ZIP, whatever the ZIP is called', async () => {
  const old = { name: 'objekte-1.xml', content: 'old', day: 3 };
  const recent = { name: 'export/objekte.XML', content: 'recent', day: 4 };
  const others = [
    { name: 'haus.jpg', content: 'picture', day: 5 },
    { name: '__MACOSX/._objekte.xml', content: 'fork', day: 5 },
    { name: 'export/', content: '', day: 5 },
  ];
  write('download', zipOf(recent, old, ...others));
  expect(await read('download')).toBe('recent');
});

it('unpacks a gzip, also one with a ZIP in it, and in a folder', async () => {
  write('feed', gzipSync('<a/>'));
  expect(await read('feed')).toBe('text/x; charset=latin1 <a/>');
  write('both', gzipSync(zipOf({ name: 'feed.xml', content: 'zipped' })));
  expect(await read('both')).toBe('zipped');
  write('packed/feed-2.xml.gz', gzipSync('second'), 2);
  write('packed/feed-1.xml', 'first', 1);
  expect(await read('packed')).toContain('second');
});

const feed = { name: 'feed.csv', content: 'x'.repeat(1_000) };
const packed = zipOf(feed);
const flipped = Buffer.from(packed);
flipped[packed.indexOf('feed.csv') + 10]! ^= 0xff;

test.each<[name: string, bytes: Buffer, problem: string]>([
  ['an empty ZIP', zipOf(), 'is a ZIP without a file of listings'],
  ['a ZIP of pictures', zipOf({ name: 'a.jpg', content: 'x' }), 'is a ZIP without a file of listings'],
  ['a ZIP that is cut off', packed.subarray(0, -30), 'is a broken ZIP'],
  ['a ZIP with a broken bit', flipped, 'is a broken ZIP'],
  ['a ZIP with a password', zipOf({ ...feed, says: { isEncrypted: true } }), 'feed.csv has a password'],
  ['a bomb', zipOf({ ...feed, content: 'x'.repeat(20_000) }), 'feed.csv has more than 10000 bytes'],
  ['a bomb that lies', zipOf({ ...feed, content: 'x'.repeat(20_000), says: { length: 9 } }), 'is a broken ZIP'],
  ['a gzip that is cut off', gzipSync('x'.repeat(1_000)).subarray(0, -10), 'is a broken gzip'],
  ['a gzip that is a bomb', gzipSync('x'.repeat(20_000)), 'is packed with gzip, and has more than 10000 bytes'],
  ['a ZIP of many files', zipOf(...Array.from({ length: 4 }, () => feed)), 'is a ZIP of more than 3 files'],
])('%s: is refused', async (_name, bytes, problem) => {
  write('bad', bytes);
  const reading = read('bad', { maxBytes: 10_000, maxEntries: 3 });
  await expect(reading).rejects.toThrow(UnreadableFile);
  await expect(reading).rejects.toThrow(problem);
});

it.each<[string, Buffer]>([
  ['gzip', gzipSync(Buffer.alloc(21_000_000))],
  ['ZIP', zipOf({ name: 'feed.csv', content: ' '.repeat(21_000_000) })],
])('a %s that grows as no feed does is refused, however much a feed may have', async (_name, bytes) => {
  write('bomb', bytes);
  await expect(read('bomb')).rejects.toThrow('more than 200 times as large unpacked');
});

it('refuses a folder without listings, and says of the system what it says', async () => {
  write('pictures/a.jpg', 'x');
  await expect(read('pictures')).rejects.toThrow('is a folder without a file of listings');
  await expect(read('nowhere')).rejects.toThrow('ENOENT');
});
