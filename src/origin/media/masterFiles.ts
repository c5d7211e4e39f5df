import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Masters by digest, spread over 256 folders: a large network has millions. */
export interface MasterFiles {
  /** null where there is none. */
  read: (digest: string) => Promise<Buffer | null>;
  write: (digest: string, master: Buffer) => Promise<void>;
  remove: (digest: string) => Promise<void>;
  /** Digests of those that were written before a time, folder by folder. @param before epoch ms */
  writtenBefore: (before: number) => AsyncIterable<string[]>;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export function createMasterFiles(dir: string): MasterFiles {
  const fileOf = (digest: string): string => path.join(dir, digest.slice(0, 2), digest);

  async function* writtenBefore(before: number): AsyncIterable<string[]> {
    const folders = await fs.readdir(dir).catch(() => []);
    for (const folder of folders) {
      const names = await fs.readdir(path.join(dir, folder)).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const stat = await fs.stat(path.join(dir, folder, name)).catch(() => null);
        if (stat && stat.mtimeMs < before) old.push(name);
      }
      yield old;
    }
  }

  return {
    read: async (digest) => {
      try {
        return await fs.readFile(fileOf(digest));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: async (digest, master) => {
      const file = fileOf(digest);
      const temporary = `${file}.${randomUUID()}.tmp`;
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(temporary, master);
      await fs.rename(temporary, file);
    },
    remove: (digest) => fs.rm(fileOf(digest), { force: true }),
    writtenBefore,
  };
}
