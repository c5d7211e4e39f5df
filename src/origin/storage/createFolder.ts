import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { day } from '#shared/times.ts';
import { streamOf } from './digestsOf.ts';
import type { FileStorage, ListedFile } from './fileStorage.ts';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!);

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Of a file that is being written. What a killed process left of one is removed a day later. */
const unfinished = '.tmp';

/** Files below a folder. Their errors are those of the file system. */
export function createFolder(dir: string): FileStorage {
  const fileOf = (name: string): string => path.join(dir, name);

  async function listed(name: string): Promise<ListedFile | null> {
    const facts = await fs.stat(fileOf(name)).catch(nullIfMissing);
    if (!facts) return null;
    if (!name.endsWith(unfinished)) return { name, bytes: facts.size, modifiedAt: facts.mtimeMs };
    if (facts.mtimeMs < Date.now() - day) await fs.rm(fileOf(name), { force: true });
    return null;
  }

  /** One folder after another: a large network has millions of files. */
  async function* list(beginning: string): AsyncIterable<ListedFile[]> {
    const entries = (await fs.readdir(fileOf(beginning), { withFileTypes: true }).catch(nullIfMissing)) ?? [];
    const files: ListedFile[] = [];
    for (const { name } of entries.filter((entry) => entry.isFile()).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = await listed(beginning + name);
      if (file) files.push(file);
    }
    if (files.length > 0) yield files;
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    for (const folder of folders.sort()) yield* list(`${beginning}${folder}/`);
  }

  return {
    read: async (name, { start, end } = { start: 0 }) => {
      const file = await fs.open(fileOf(name)).catch(nullIfMissing);
      if (!file) return null;
      const { size, mtimeMs } = await file.stat();
      const stream = file.createReadStream({ start, ...(end === undefined ? {} : { end }) });
      return { stream, bytes: size, modifiedAt: mtimeMs, sha256: null };
    },
    stat: async (name) => {
      const facts = await fs.stat(fileOf(name)).catch(nullIfMissing);
      return facts && { bytes: facts.size, modifiedAt: facts.mtimeMs, sha256: null };
    },
    write: async (name, body) => {
      const file = fileOf(name);
      const temporary = `${file}.${randomUUID()}${unfinished}`;
      await fs.mkdir(path.dirname(file), { recursive: true });
      try {
        if (Buffer.isBuffer(body)) await fs.writeFile(temporary, body);
        else await pipeline(streamOf(body), createWriteStream(temporary));
        await fs.rename(temporary, file);
      } catch (error) {
        await fs.rm(temporary, { force: true });
        throw error;
      }
    },
    remove: (name) => fs.rm(fileOf(name), { force: true }),
    list,
    isReachable: () => true,
    close: () => undefined,
  };
}
