import { Readable } from 'node:stream';
import { storedDigest } from './digestsOf.ts';
import { StorageAwayError, type FileBody, type FileStorage, type ListedFile } from './fileStorage.ts';

/** Files at once, and failures one after another that end a run: the storage is away, and every file would fail. */
const atOnce = 8;
const failuresInRow = 20;

/** What became of a file: copied, there already, or neither, and why. */
export interface MovedFile extends Pick<ListedFile, 'name' | 'bytes'> {
  outcome: 'copied' | 'there' | 'failed';
  problem?: string;
}

interface Storages {
  from: FileStorage;
  to: FileStorage;
}

async function* piecesOf(storage: FileStorage, name: string): AsyncIterable<Buffer> {
  const file = await storage.read(name);
  if (!file) throw new Error('it was removed meanwhile');
  yield* file.stream as AsyncIterable<Buffer>;
}

const bodyOf = (storage: FileStorage, name: string): FileBody => ({
  open: () => Readable.from(piecesOf(storage, name), { objectMode: false }),
});

/** @returns whether it was copied: false where the same file is there @throws where other bytes arrived */
async function copyFile({ from, to }: Storages, name: string): Promise<boolean> {
  const sha256 = await storedDigest(from, name);
  if (sha256 === null) throw new Error('it was removed meanwhile');
  if ((await storedDigest(to, name)) === sha256) return false;
  await to.write(name, bodyOf(from, name));
  if ((await storedDigest(to, name)) === sha256) return true;
  await to.remove(name);
  throw new Error('its bytes are not those of its SHA-256');
}

async function moveFile(storages: Storages, { name, bytes }: ListedFile): Promise<MovedFile> {
  try {
    return { name, bytes, outcome: (await copyFile(storages, name)) ? 'copied' : 'there' };
  } catch (error) {
    return { name, bytes, outcome: 'failed', problem: (error as Error).message };
  }
}

/**
 * Copies the files whose names begin so, and leaves those that are there with the same bytes: a run that was broken off
 * goes on where it was. Nothing is removed where they come from.
 * @throws StorageAwayError where a storage cannot be listed, or fails file after file
 */
export async function* moveFiles(storages: Storages, beginning: string): AsyncIterable<MovedFile> {
  // Asked first: what is wrong with it is said once, and not of every file.
  await storages.to.list(beginning)[Symbol.asyncIterator]().next();
  let failures = 0;
  for await (const files of storages.from.list(beginning))
    for (let start = 0; start < files.length; start += atOnce) {
      const some = files.slice(start, start + atOnce);
      for (const moved of await Promise.all(some.map((file) => moveFile(storages, file)))) {
        yield moved;
        failures = moved.outcome === 'failed' ? failures + 1 : 0;
        if (failures >= failuresInRow) throw new StorageAwayError(`${failures} files failed one after another`);
      }
    }
}
