import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '#origin/storage/fileStorage.ts';

/** Where masters lie in a storage. */
export const mastersFolder = 'masters/';

/** Masters by digest, spread over 256 folders: a large network has millions. */
export interface MasterFiles {
  /** null where there is none. */
  read: (digest: string) => Promise<Buffer | null>;
  write: (digest: string, master: Buffer) => Promise<void>;
  remove: (digest: string) => Promise<void>;
  /** Digests of those that were written before a time, some at a time. @param before epoch ms */
  writtenBefore: (before: number) => AsyncIterable<string[]>;
}

const nameOf = (digest: string): string => `${mastersFolder}${digest.slice(0, 2)}/${digest}`;

export function createMasterFiles(storage: FileStorage): MasterFiles {
  async function* writtenBefore(before: number): AsyncIterable<string[]> {
    for await (const files of storage.list(mastersFolder))
      yield files.filter(({ modifiedAt }) => modifiedAt < before).map(({ name }) => name.split('/').at(-1)!);
  }

  return {
    read: async (digest) => {
      const file = await storage.read(nameOf(digest));
      return file && buffer(file.stream);
    },
    write: (digest, master) => storage.write(nameOf(digest), master),
    remove: (digest) => storage.remove(nameOf(digest)),
    writtenBefore,
  };
}
