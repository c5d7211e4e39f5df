import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Bytes before the picture's own: its SHA-256. */
const digestBytes = 32;

const digestOf = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/**
 * A picture is kept by browsers for a year, so a file that a crash cut off or a disk damaged must not become one.
 * @returns undefined for a file that is not whole
 */
function pictureIn(file: Buffer): Buffer | undefined {
  const data = file.subarray(digestBytes);
  return data.length > 0 && file.subarray(0, digestBytes).equals(digestOf(data)) ? data : undefined;
}

interface Entry {
  bytes: number;
  touched: number;
}

const touchEvery = 3_600_000;

async function listFiles(dir: string): Promise<{ name: string; bytes: number; used: number }[]> {
  const files = (await fs.readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const found: { name: string; bytes: number; used: number }[] = [];
  for (let i = 0; i < files.length; i += 64) {
    const stats = files.slice(i, i + 64).map(async (file) => {
      const full = path.join(file.parentPath, file.name);
      // A part-written file of a process that died is of no use to anyone.
      if (file.name.endsWith('.tmp')) return fs.rm(full, { force: true });
      const stat = await fs.stat(full).catch(() => null);
      if (stat) found.push({ name: path.relative(dir, full), bytes: stat.size, used: stat.mtimeMs });
    });
    await Promise.all(stats);
  }
  return found.sort((a, b) => a.used - b.used);
}

/**
 * Files under `dir`, together at most `maxBytes`: the ones unused longest go first. What is kept is remembered in
 * memory in order of use (a Map keeps it); across restarts a file's mtime, renewed at most hourly, says when it was
 * used.
 */
export class FileStore {
  readonly #dir: string;
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #reading = new Map<string, Promise<Buffer>>();
  #size = 0;
  #bookkeeping: Promise<void>;

  constructor({ dir, maxBytes }: { dir: string; maxBytes: number }) {
    this.#dir = dir;
    this.#maxBytes = maxBytes;
    // A folder that cannot be listed (removed meanwhile, no right to it) costs the bound on its old files, no more.
    this.#bookkeeping = this.#findFiles().catch(() => undefined);
  }

  /** Bytes on disk, as far as known. */
  get size(): number {
    return this.#size;
  }

  /** The stored bytes of `name`, made (once, however many ask) when they are not there. */
  read(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const reading = this.#reading.get(name) ?? this.#readOrMake(name, make).finally(() => this.#reading.delete(name));
    this.#reading.set(name, reading);
    return reading;
  }

  /** Removes the files whose names begin so. */
  async remove(beginning: string): Promise<void> {
    this.#afterwards(async () => {
      for (const name of this.#entries.keys()) if (name.startsWith(beginning)) await this.#delete(name);
    });
    await this.#bookkeeping;
  }

  /** Resolves when the bookkeeping of what was asked so far is done. */
  async settled(): Promise<void> {
    await this.#bookkeeping;
  }

  async #readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const stored = await this.#readFile(name);
    if (stored) return stored;
    const data = await make();
    // A full disk must not take the picture away from who asked for it.
    await this.#write(name, data).then(
      () => this.#afterwards(() => this.#noteUse(name, digestBytes + data.length, true)),
      () => undefined,
    );
    return data;
  }

  /** @returns undefined where there is none, or none that is whole */
  async #readFile(name: string): Promise<Buffer | undefined> {
    try {
      const file = await fs.readFile(path.join(this.#dir, name));
      const picture = pictureIn(file);
      if (picture) this.#afterwards(() => this.#noteUse(name, file.length, false));
      return picture;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async #write(name: string, data: Buffer): Promise<void> {
    const target = path.join(this.#dir, name);
    const temporary = `${target}.${randomUUID()}.tmp`;
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(temporary, [digestOf(data), data]);
    await fs.rename(temporary, target);
  }

  /** Work after all before it, so that two answers never count or delete a file twice. No answer waits for it. */
  #afterwards(work: () => Promise<void>): void {
    this.#bookkeeping = this.#bookkeeping.then(work).catch(() => undefined);
  }

  async #findFiles(): Promise<void> {
    await fs.mkdir(this.#dir, { recursive: true });
    for (const { name, bytes, used } of await listFiles(this.#dir)) {
      this.#entries.set(name, { bytes, touched: used });
      this.#size += bytes;
    }
    await this.#evict();
  }

  async #noteUse(name: string, bytes: number, isNew: boolean): Promise<void> {
    const known = this.#entries.get(name);
    const now = Date.now();
    this.#size += bytes - (known?.bytes ?? 0);
    this.#entries.delete(name);
    const isRenewed = !isNew && now - (known?.touched ?? 0) > touchEvery;
    this.#entries.set(name, { bytes, touched: isNew || isRenewed ? now : known!.touched });
    if (isRenewed) await fs.utimes(path.join(this.#dir, name), new Date(now), new Date(now)).catch(() => undefined);
    await this.#evict();
  }

  async #evict(): Promise<void> {
    for (const name of this.#entries.keys()) {
      if (this.#size <= this.#maxBytes) return;
      await this.#delete(name);
    }
  }

  async #delete(name: string): Promise<void> {
    this.#size -= this.#entries.get(name)?.bytes ?? 0;
    this.#entries.delete(name);
    await fs.rm(path.join(this.#dir, name), { force: true });
  }
}
