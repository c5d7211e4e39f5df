import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FileStore } from './fileStore.ts';

describe('the store of made files', () => {
  let dir: string;
  const picture = (): Promise<Buffer> => Promise.resolve(Buffer.alloc(100));
  /** With the digest before it. */
  const fileBytes = 132;
  const bytesOnDisk = async (): Promise<number> => {
    const files = (await fs.readdir(dir, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    const stats = await Promise.all(files.map((file) => fs.stat(path.join(file.parentPath, file.name))));
    return stats.reduce((sum, { size }) => sum + size, 0);
  };
  beforeEach(async () => {
    dir = await fs.mkdtemp(path.join(os.tmpdir(), 'media-'));
  });
  afterEach(() => fs.rm(dir, { recursive: true, force: true }));

  it('keeps within its bound, and lets go of what was unused longest', async () => {
    const store = new FileStore({ dir, maxBytes: 3.5 * fileBytes });
    for (const name of ['a', 'b', 'c']) await store.read(name, picture);
    await store.read('a', picture);
    await store.read('d', picture);
    await store.settled();
    expect(store.size).toBe(3 * fileBytes);
    expect(await bytesOnDisk()).toBe(3 * fileBytes);
    expect((await fs.readdir(dir)).sort()).toEqual(['a', 'c', 'd']);
  });

  it('finds what an earlier process left, counts it and clears its scraps', async () => {
    await fs.writeFile(path.join(dir, 'old'), Buffer.alloc(200));
    await fs.utimes(path.join(dir, 'old'), 1000, 1000);
    await fs.writeFile(path.join(dir, 'x.webp.1234.tmp'), 'half');
    const store = new FileStore({ dir, maxBytes: 250 });
    await store.settled();
    expect(store.size).toBe(200);
    await store.read('new', picture);
    await store.settled();
    expect(await fs.readdir(dir)).toEqual(['new']);
  });

  it('goes on where its folder cannot be listed', async () => {
    const file = path.join(dir, 'file');
    await fs.writeFile(file, 'in the way');
    const store = new FileStore({ dir: path.join(file, 'pictures'), maxBytes: 1000 });
    // Time for a rejection to be seen as unhandled, which would end the process (and this suite).
    await new Promise((resolve) => setTimeout(resolve, 50));
    await store.settled();
    expect(store.size).toBe(0);
  });

  it('makes a picture again after a failure, and after its file is gone', async () => {
    const store = new FileStore({ dir, maxBytes: 1000 });
    await expect(store.read('a', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
    await store.read('a', picture);
    await fs.rm(path.join(dir, 'a'));
    expect(await store.read('a', picture)).toHaveLength(100);
    await store.settled();
    expect(store.size).toBe(fileBytes);
  });

  it.each([
    ['cut off', (file: Buffer) => file.subarray(0, 80)],
    ['emptied', () => Buffer.alloc(0)],
    ['changed by one bit', (file: Buffer) => Buffer.concat([file.subarray(0, -1), Buffer.of(file.at(-1)! ^ 1)])],
    ['written without a digest', (file: Buffer) => file.subarray(32)],
  ])('makes a picture again whose file was %s', async (_how, damage) => {
    const store = new FileStore({ dir, maxBytes: 1000 });
    const drawn = Buffer.alloc(100, 'drawn');
    await store.read('a', () => Promise.resolve(drawn));
    const file = path.join(dir, 'a');
    await fs.writeFile(file, damage(await fs.readFile(file)));
    expect(await store.read('a', () => Promise.resolve(drawn))).toEqual(drawn);
    expect(await store.read('a', () => Promise.reject(new Error('not needed')))).toEqual(drawn);
    await store.settled();
    expect(store.size).toBe(fileBytes);
  });
});
