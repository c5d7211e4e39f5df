import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export interface FileStore {
  /** The stored bytes of `name`, made (once, however many ask) when they are not there. */
  read: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Removes the files whose names begin so. */
  remove: (beginning: string) => Promise<void>;
  /** Resolves when the bookkeeping of what was asked so far is done. */
  settled: () => Promise<void>;
  /** Bytes on disk, as far as known. */
  size: () => number;
}

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
export function createFileStore({ dir, maxBytes }: { dir: string; maxBytes: number }): FileStore {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<Buffer>>();
  let total = 0;
  // A folder that cannot be listed (removed meanwhile, no right to it) costs the bound of its old files, nothing else.
  let chores: Promise<void> = start().catch(() => undefined);

  async function start(): Promise<void> {
    await fs.mkdir(dir, { recursive: true });
    for (const file of await listFiles(dir)) {
      entries.set(file.name, { bytes: file.bytes, touched: file.used });
      total += file.bytes;
    }
    await evict();
  }

  async function evict(): Promise<void> {
    for (const [name, { bytes }] of entries) {
      if (total <= maxBytes) return;
      entries.delete(name);
      total -= bytes;
      await fs.rm(path.join(dir, name), { force: true });
    }
  }

  async function noteUse(name: string, bytes: number, fresh: boolean): Promise<void> {
    const known = entries.get(name);
    const now = Date.now();
    total += bytes - (known?.bytes ?? 0);
    entries.delete(name);
    const renew = !fresh && now - (known?.touched ?? 0) > touchEvery;
    entries.set(name, { bytes, touched: fresh || renew ? now : known!.touched });
    if (renew) await fs.utimes(path.join(dir, name), new Date(now), new Date(now)).catch(() => undefined);
    await evict();
  }

  // One after another, so that two answers never count or delete the same file twice; an answer never waits for it.
  const chore = (work: () => Promise<void>): void => {
    chores = chores
      .catch(() => undefined)
      .then(work)
      .catch(() => undefined);
  };

  async function write(name: string, data: Buffer): Promise<void> {
    const target = path.join(dir, name);
    const temporary = `${target}.${randomUUID()}.tmp`;
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(temporary, [digestOf(data), data]);
    await fs.rename(temporary, target);
  }

  async function load(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const stored = await fs.readFile(path.join(dir, name));
      const picture = pictureIn(stored);
      if (picture) {
        chore(() => noteUse(name, stored.length, false));
        return picture;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    const data = await make();
    // A full disk must not take the picture away from who asked for it.
    await write(name, data).then(
      () => chore(() => noteUse(name, digestBytes + data.length, true)),
      () => undefined,
    );
    return data;
  }

  return {
    read: (name, make) => {
      let answer = pending.get(name);
      if (!answer) {
        answer = load(name, make).finally(() => pending.delete(name));
        pending.set(name, answer);
      }
      return answer;
    },
    remove: (beginning) => {
      chore(async () => {
        for (const [name, { bytes }] of entries) {
          if (!name.startsWith(beginning)) continue;
          entries.delete(name);
          total -= bytes;
          await fs.rm(path.join(dir, name), { force: true });
        }
      });
      return chores;
    },
    settled: async () => {
      await chores.catch(() => undefined);
    },
    size: () => total,
  };
}
