import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { compression, shortDigest } from '#shared/exports/fileFacts.ts';
import { second } from '#shared/times.ts';

/** A whole export on disk, gzipped. */
export interface StoredExport {
  path: string;
  /** Of the text before it was compressed, without the time of writing. */
  digest: string;
  bytes: number;
  /** Since when the text is this one. */
  modifiedAt: Date;
}

/** An export while it is written: nobody reads it before it is finished. */
export interface ExportDraft {
  write: (text: string) => Promise<void>;
  /** Writes the time of writing, which no file is compared by. */
  writeTime: (text: string) => Promise<void>;
  /** Puts it in the place of the stored one, unless that is the same but for its time. */
  finish: () => Promise<void>;
  /** Removes the draft. */
  discard: () => Promise<void>;
}

export interface ExportFile {
  /** Begins the name of each of its files on disk. */
  prefix: string;
  /** The newest; null where there is none yet. */
  find: () => Promise<StoredExport | null>;
  begin: () => Promise<ExportDraft>;
  /** Takes one that was written elsewhere. @throws what reading throws, and Error where it is not whole */
  copy: (source: Readable, facts: Omit<StoredExport, 'path'>) => Promise<void>;
}

/** Drafts are apart from files by this beginning of their names. */
export const draftPrefix = 'draft-';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** null for a file that was replaced meanwhile. */
async function describe(dir: string, name: string, digest: string): Promise<StoredExport | null> {
  try {
    const { size, mtime } = await stat(path.join(dir, name));
    return { path: path.join(dir, name), digest, bytes: size, modifiedAt: mtime };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const draftIn = (dir: string): string => path.join(dir, `${draftPrefix}${randomUUID()}.gz`);

async function beginDraft(dir: string, keep: (draft: string, digest: string) => Promise<void>): Promise<ExportDraft> {
  await mkdir(dir, { recursive: true });
  const draft = draftIn(dir);
  const hash = createHash('sha256');
  const gzip = createGzip(compression);
  const written = pipeline(gzip, createWriteStream(draft));
  // The next write or `finish` throws the error.
  written.catch(() => {});
  const add = async (text: string): Promise<void> => {
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
  };
  return {
    write: (text) => {
      hash.update(text);
      return add(text);
    },
    writeTime: add,
    finish: async () => {
      gzip.end();
      await written;
      await keep(draft, shortDigest(hash));
    },
    discard: async () => {
      gzip.destroy();
      await written.catch(() => {});
      await rm(draft, { force: true });
    },
  };
}

/**
 * An export on disk, where it may be larger than the memory. Its digest is part of its name, so a file never changes;
 * the one before is kept too, which a reader may be about to open. Processes may share the folder.
 * @param version of what it is made of: a file of another version is not found
 */
export function createExportFile(dir: string, name: string, version: string): ExportFile {
  const prefix = `${name}.${version}.`;
  const digestOf = (file: string): string => file.slice(prefix.length, -'.gz'.length);

  async function find(): Promise<StoredExport | null> {
    const names = (await namesIn(dir)).filter((file) => file.startsWith(prefix) && file.endsWith('.gz'));
    const found = await Promise.all(names.map((file) => describe(dir, file, digestOf(file))));
    return found
      .filter((file) => file !== null)
      .reduce<StoredExport | null>((a, b) => (a && a.modifiedAt >= b.modifiedAt ? a : b), null);
  }

  async function keep(draft: string, digest: string): Promise<void> {
    const before = await find();
    if (before?.digest === digest) return rm(draft, { force: true });
    const file = path.join(dir, `${prefix}${digest}.gz`);
    await rename(draft, file);
    const kept = [file, before?.path];
    const names = (await namesIn(dir)).filter((other) => other.startsWith(prefix));
    const others = names.map((other) => path.join(dir, other)).filter((other) => !kept.includes(other));
    await Promise.all(others.map((other) => rm(other, { force: true })));
  }

  async function copy(source: Readable, { digest, bytes, modifiedAt }: Omit<StoredExport, 'path'>): Promise<void> {
    await mkdir(dir, { recursive: true });
    const draft = draftIn(dir);
    try {
      await pipeline(source, createWriteStream(draft));
      const { size } = await stat(draft);
      if (size !== bytes) throw new Error(`An export of ${bytes} bytes came with ${size}`);
      await utimes(draft, modifiedAt, modifiedAt);
      const before = await find();
      await keep(draft, digest);
      // Of another machine's clock, or written by this site: the newest is served, and readers keep the other.
      const older = new Date(modifiedAt.getTime() - second);
      if (before && before.digest !== digest && before.modifiedAt >= modifiedAt)
        await utimes(before.path, older, older);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return { prefix, find, begin: () => beginDraft(dir, keep), copy };
}
