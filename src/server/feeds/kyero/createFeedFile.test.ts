import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createFeedFile } from './createFeedFile.ts';

let dir: string;
beforeEach(() => {
  dir = path.join(mkdtempSync(path.join(tmpdir(), 'vencejo-feed-')), 'feeds');
});
afterEach(() => rmSync(path.dirname(dir), { recursive: true }));

// eslint-disable-next-line @typescript-eslint/require-await -- what writes a feed gives it piece by piece
async function* pieces(...texts: (string | Error)[]) {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield { text, homes: 1 };
  }
}
const contentOf = (file: { path: string } | null): string => gunzipSync(readFileSync(file!.path)).toString();

it('stores a text with what is known of it, also for other processes', async () => {
  const file = createFeedFile(dir, () => 5_000);
  expect(await file.read()).toBeNull();
  expect(await file.write(() => pieces('<a>', '</a>'))).toBe(true);
  const stored = await createFeedFile(dir).read();
  expect(contentOf(stored)).toBe('<a></a>');
  expect(stored).toMatchObject({ homes: 2, modifiedAt: 5_000, madeAt: 5_000 });
});

it('the same text keeps its tag and its date; another one gets others', async () => {
  let now = 1_000;
  const file = createFeedFile(dir, () => now);
  await file.write(() => pieces('a'));
  const first = await file.read();
  now = 2_000;
  await file.write(() => pieces('a'));
  expect(await file.read()).toMatchObject({ etag: first!.etag, modifiedAt: 1_000, madeAt: 2_000 });
  now = 3_000;
  await file.write(() => pieces('b'));
  const last = await file.read();
  expect(last).toMatchObject({ modifiedAt: 3_000 });
  expect(last!.etag).not.toBe(first!.etag);
});

it('a text that breaks off replaces nothing and leaves nothing behind', async () => {
  const file = createFeedFile(dir);
  await file.write(() => pieces('whole'));
  const before = readdirSync(dir).filter((name) => name.endsWith('.gz'));
  await expect(file.write(() => pieces('half', new Error('the API failed')))).rejects.toThrow('the API failed');
  expect(contentOf(await file.read())).toBe('whole');
  expect(readdirSync(dir).filter((name) => name.includes('.gz'))).toEqual(before);
});

it('one process at a time writes; the next may when it is done', async () => {
  const [one, two] = [createFeedFile(dir), createFeedFile(dir)];
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const first = one.write(async function* () {
    begun.resolve();
    await gate.promise;
    yield { text: 'one', homes: 1 };
  });
  await begun.promise;
  expect(await two.write(() => pieces('two'))).toBe(false);
  gate.resolve();
  expect(await first).toBe(true);
  expect(contentOf(await two.read())).toBe('one');
  expect(await two.write(() => pieces('two'))).toBe(true);
  expect(contentOf(await one.read())).toBe('two');
});

it('keeps the file before the present one, which a reader may be about to open, and no other', async () => {
  const file = createFeedFile(dir);
  for (const text of ['1', '2', '3']) await file.write(() => pieces(text));
  expect(readdirSync(dir).filter((name) => name.endsWith('.gz'))).toHaveLength(2);
});

it('a description that cannot be read counts as none', async () => {
  const file = createFeedFile(dir);
  await file.write(() => pieces('a'));
  for (const text of ['{"file":', '{"file":"../../etc/passwd","etag":"x"}']) {
    writeFileSync(path.join(dir, 'kyero.json'), text);
    expect(await file.read()).toBeNull();
  }
});
