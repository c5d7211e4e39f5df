import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { createExportFile, type ExportFile, type StoredExport } from './createExportFile.ts';

let dir: string;
beforeEach(() => {
  dir = path.join(mkdtempSync(path.join(tmpdir(), 'vencejo-export-')), 'exports');
});
afterEach(() => rmSync(path.dirname(dir), { recursive: true }));

async function write(file: ExportFile, ...texts: string[]): Promise<void> {
  const draft = await file.begin();
  for (const text of texts) await draft.write(text);
  await draft.finish();
  await draft.discard();
}
const contentOf = (stored: StoredExport | null): string => gunzipSync(readFileSync(stored!.path)).toString();

it('stores a text, also for other processes', async () => {
  const file = createExportFile(dir, 'kyero', 'v1');
  expect(await file.find()).toBeNull();
  await write(file, '<a>', '</a>');
  const stored = await createExportFile(dir, 'kyero', 'v1').find();
  expect(contentOf(stored)).toBe('<a></a>');
  expect(stored!.bytes).toBe(readFileSync(stored!.path).length);
});

it('the same text keeps its file, digest and date; another one gets others', async () => {
  const file = createExportFile(dir, 'kyero', 'v1');
  await write(file, 'a');
  const first = await file.find();
  await write(file, 'a');
  expect(await file.find()).toEqual(first);
  await write(file, 'b');
  const last = await file.find();
  expect(contentOf(last)).toBe('b');
  expect(last!.digest).not.toBe(first!.digest);
  await write(file, 'a');
  expect(contentOf(await file.find())).toBe('a');
});

it('a text that breaks off replaces nothing and leaves nothing behind', async () => {
  const file = createExportFile(dir, 'kyero', 'v1');
  await write(file, 'whole');
  const before = readdirSync(dir);
  const draft = await file.begin();
  await draft.write('half');
  await draft.discard();
  expect(contentOf(await file.find())).toBe('whole');
  expect(readdirSync(dir)).toEqual(before);
});

it('tells of a folder that is gone, and is there for the next', async () => {
  const file = createExportFile(dir, 'kyero', 'v1');
  const draft = await file.begin();
  rmSync(dir, { recursive: true });
  await draft.write('text');
  await expect(draft.finish()).rejects.toThrow('ENOENT');
  await draft.discard();
  await write(file, 'text');
  expect(contentOf(await file.find())).toBe('text');
});

it('keeps the file before the present one, which a reader may be about to open, and no other', async () => {
  const file = createExportFile(dir, 'kyero', 'v1');
  for (const text of ['1', '2', '3']) {
    await write(file, text);
    // Systems tell the times of files apart from some milliseconds on.
    await setTimeout(20);
  }
  expect(readdirSync(dir)).toHaveLength(2);
  expect(contentOf(await file.find())).toBe('3');
});

it('two that are written at once are both whole', async () => {
  const [one, two] = [createExportFile(dir, 'kyero', 'v1'), createExportFile(dir, 'kyero', 'v1')];
  const [first, second] = [await one.begin(), await two.begin()];
  await first.write('one');
  await second.write('two');
  await first.finish();
  expect(contentOf(await two.find())).toBe('one');
  await second.finish();
  expect(contentOf(await one.find())).toBe('two');
});

it('exports whose names begin alike, and other versions, are others', async () => {
  await write(createExportFile(dir, 'kyero', 'v1'), 'a');
  expect(await createExportFile(dir, 'kyero', 'v2').find()).toBeNull();
  expect(await createExportFile(dir, 'kyero-2', 'v1').find()).toBeNull();
});
