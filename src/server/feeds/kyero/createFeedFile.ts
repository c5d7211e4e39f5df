import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { createLease } from './createLease.ts';

const storedSchema = z.object({
  /** The name of the file with the text, gzipped. */
  file: z.string().check(z.regex(/^kyero-[\w-]+\.xml\.gz$/)),
  /** Strong, of the text before it is compressed. */
  etag: z.string(),
  /** Epoch ms: since when the text is this one, and when it was last made. */
  modifiedAt: z.number(),
  madeAt: z.number(),
  homes: z.number(),
});

/** What is known of the stored feed. */
export type StoredFeed = z.output<typeof storedSchema> & { path: string; bytes: number };

export interface FeedFile {
  /** null where there is none. */
  read: () => Promise<StoredFeed | null>;
  /**
   * Makes it anew, one process at a time of all that share the folder.
   * @param pieces of the text
   * @returns false when another process is at it
   * @throws what `pieces` throws: the stored feed then stays
   */
  write: (pieces: (signal: AbortSignal) => AsyncIterable<{ text: string; homes: number }>) => Promise<boolean>;
}

/** Without a renewal another process may begin. */
const leaseMs = 60_000;
const renewMs = 15_000;

const described = 'kyero.json';

async function readStored(dir: string): Promise<StoredFeed | null> {
  try {
    const stored = z.parse(storedSchema, JSON.parse(await readFile(path.join(dir, described), 'utf8')));
    const file = path.join(dir, stored.file);
    return { ...stored, path: file, bytes: (await stat(file)).size };
  } catch {
    // Missing, or of another version: made anew.
    return null;
  }
}

/** Drafts of processes that died, and older files than those that readers may be about to open. */
async function removeOthers(dir: string, kept: readonly (string | undefined)[]): Promise<void> {
  const names = await readdir(dir);
  const others = names.filter((name) => /^kyero-.*\.gz(?:\.draft)?$/.test(name) && !kept.includes(name));
  await Promise.all(others.map((name) => rm(path.join(dir, name), { force: true })));
}

/** Replaces the description in one step, so that it always names a whole file. */
async function describe(dir: string, stored: z.output<typeof storedSchema>): Promise<void> {
  const draft = path.join(dir, `${described}.${randomUUID()}`);
  await writeFile(draft, JSON.stringify(stored));
  await rename(draft, path.join(dir, described));
}

/** A feed that is kept on disk, gzipped: it may be larger than the memory. @param dir of this feed alone */
export function createFeedFile(dir: string, now: () => number = Date.now): FeedFile {
  const lease = createLease(dir, { lastsMs: leaseMs });

  async function writeText(pieces: AsyncIterable<{ text: string; homes: number }>, signal: AbortSignal): Promise<void> {
    const hash = createHash('sha1');
    let homes = 0;
    async function* texts() {
      for await (const piece of pieces) {
        hash.update(piece.text);
        homes += piece.homes;
        yield piece.text;
      }
    }
    const draft = path.join(dir, `kyero-${randomUUID()}.xml.gz.draft`);
    try {
      await pipeline(Readable.from(texts()), createGzip({ level: 6 }), createWriteStream(draft), { signal });
      const digest = hash.digest('base64url');
      const file = `kyero-${digest}.xml.gz`;
      await rename(draft, path.join(dir, file));
      const before = await readStored(dir);
      const madeAt = now();
      const modifiedAt = before?.file === file ? before.modifiedAt : madeAt;
      await describe(dir, { file, etag: `"${digest}"`, modifiedAt, madeAt, homes });
      await removeOthers(dir, [file, before?.file]);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    read: () => readStored(dir),
    write: async (pieces) => {
      await mkdir(dir, { recursive: true });
      if (!(await lease.take())) return false;
      const lost = new AbortController();
      const renewal = setInterval(() => {
        lease.take().then(
          (isHeld) => isHeld || lost.abort(new Error('Another process makes the feed')),
          (error: unknown) => {
            lost.abort(error);
          },
        );
      }, renewMs).unref();
      try {
        await writeText(pieces(lost.signal), lost.signal);
        return true;
      } finally {
        clearInterval(renewal);
        await lease.release();
      }
    },
  };
}
