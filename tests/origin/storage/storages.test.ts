import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createBucket } from '#origin/storage/createBucket.ts';
import { createFolder } from '#origin/storage/createFolder.ts';
import { storedDigest } from '#origin/storage/digestsOf.ts';
import type { FileStorage } from '#origin/storage/fileStorage.ts';
import { hasS3Server, startS3Server, startTimeoutMs, type S3Server } from '../../fakes/s3Server.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-storage-'));
let server: S3Server | undefined;
beforeAll(async () => {
  if (hasS3Server) server = await startS3Server(path.join(dir, 's3'));
}, startTimeoutMs);
afterAll(async () => {
  await server?.stop();
  rmSync(dir, { recursive: true });
});

type Opener = [kind: string, open: () => FileStorage];
const openers: Opener[] = [
  ['a folder', () => createFolder(path.join(dir, 'folder'))],
  ...(hasS3Server
    ? [['a bucket', () => createBucket({ address: server!.address(), keys: server!.keys })] as Opener]
    : []),
];

describe.each(openers)('%s', (_kind, open) => {
  let storage: FileStorage;
  beforeAll(() => {
    storage = open();
  });
  afterAll(() => {
    storage.close();
  });
  const bytesOf = async (name: string, range?: { start: number; end?: number }): Promise<Buffer | null> => {
    const file = await storage.read(name, range);
    return file && buffer(file.stream);
  };
  const all = async (beginning: string): Promise<string[]> => {
    const names: string[] = [];
    for await (const files of storage.list(beginning)) names.push(...files.map(({ name }) => name));
    return names;
  };

  test('has the bytes that were written, whole and in part, and says when and how many', async () => {
    const bytes = randomBytes(3_000_000);
    const before = Date.now();
    await storage.write('masters/3f/whole', bytes);
    expect((await bytesOf('masters/3f/whole'))!.equals(bytes)).toBe(true);
    expect((await bytesOf('masters/3f/whole', { start: 10, end: 19 }))!.equals(bytes.subarray(10, 20))).toBe(true);
    expect((await bytesOf('masters/3f/whole', { start: 2_999_990 }))!.equals(bytes.subarray(-10))).toBe(true);
    const part = await storage.read('masters/3f/whole', { start: 9 });
    part!.stream.destroy();
    for (const facts of [await storage.stat('masters/3f/whole'), part]) {
      expect(facts).toMatchObject({ bytes: 3_000_000 });
      // S3 tells seconds.
      expect(Math.abs(facts!.modifiedAt - before)).toBeLessThan(60_000);
    }
  });

  test('has nothing of what was never written, and forgets what is removed, also twice', async () => {
    expect([await storage.read('masters/00/none'), await storage.stat('masters/00/none')]).toEqual([null, null]);
    expect(await all('nowhere/')).toEqual([]);
    await storage.write('masters/01/gone', Buffer.from('gone'));
    await storage.remove('masters/01/gone');
    await storage.remove('masters/01/gone');
    expect(await storage.read('masters/01/gone')).toBeNull();
  });

  test('takes a stream as it takes bytes, and the same file twice', async () => {
    const bytes = randomBytes(200_000);
    const pieces = [bytes.subarray(0, 70_000), bytes.subarray(70_000)];
    const body = { open: () => Readable.from(pieces, { objectMode: false }) };
    await Promise.all([storage.write('exports/feed', body), storage.write('exports/feed', body)]);
    await storage.write('exports/feed', bytes);
    expect((await bytesOf('exports/feed'))!.equals(bytes)).toBe(true);
    expect(await storedDigest(storage, 'exports/feed')).toMatch(/^[0-9a-f]{64}$/);
    expect(await all('exports/')).toEqual(['exports/feed']);
  });

  test('leaves the file as it was where a stream breaks off', async () => {
    await storage.write('exports/kept', Buffer.from('before'));
    const broken = (): Readable => {
      let sent = 0;
      return new Readable({
        read() {
          if (sent < 2) this.push(Buffer.alloc(50_000));
          else this.destroy(new Error('the disk is gone'));
          sent += 1;
        },
      });
    };
    await expect(storage.write('exports/kept', { open: broken })).rejects.toThrow();
    expect((await bytesOf('exports/kept'))!.toString()).toBe('before');
    expect(await all('exports/')).toEqual(['exports/feed', 'exports/kept']);
  });

  test('lists thousands of files, each once, in the order of their names', async () => {
    const names = Array.from({ length: 1_203 }, (_, n) => `many/${String(n % 3)}/${String(n).padStart(5, '0')}`);
    for (let start = 0; start < names.length; start += 30)
      await Promise.all(names.slice(start, start + 30).map((name) => storage.write(name, Buffer.from(name))));
    expect(await all('many/')).toEqual(names.sort());
  });
});

test('what a killed process left of a file in a folder is no file, and goes a day later', async () => {
  const place = path.join(dir, 'left');
  const folder = createFolder(place);
  await folder.write('masters/3f/a', Buffer.from('a'));
  const [young, old] = ['a.1.tmp', 'a.2.tmp'].map((name) => path.join(place, 'masters/3f', name));
  for (const file of [young!, old!]) writeFileSync(file, 'half');
  utimesSync(old!, 0, 0);
  const names = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const files of folder.list('masters/')) found.push(...files.map(({ name }) => name));
    return found;
  };
  expect(await names()).toEqual(['masters/3f/a']);
  expect(await createFolder(path.join(place, 'masters/3f')).stat('a.1.tmp')).not.toBeNull();
  expect(await createFolder(path.join(place, 'masters/3f')).stat('a.2.tmp')).toBeNull();
});
