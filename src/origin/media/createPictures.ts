import fs from 'node:fs/promises';
import path from 'node:path';
import { readKnownDigests, readSourcesOf, storePlaceholder, type Arrival } from '../db/pictures/pictures.ts';
import type { Store } from '../db/store.ts';
import type { PictureRow } from '../db/tables.ts';
import { fetchPublic } from '../http/fetchPublic.ts';
import { second } from '#shared/times.ts';
import { createLimit } from './createLimit.ts';
import { createFileStore } from './fileStore.ts';
import { digestOf, makeMaster, originalLimits, placeholderOf, readOriginal } from './makeMaster.ts';
import { makeVariant, variantVersion } from './makeVariant.ts';
import { createMasterFiles } from './masterFiles.ts';
import { isFolderFile } from '../db/pictures/pictureSource.ts';
import type { PictureVariant } from './pictureName.ts';

export interface PicturesOptions {
  store: Store;
  /** For masters, and for the widths made of them. */
  dir: string;
  /** The network's, whose pictures documents name by relative path; without it there are none such. */
  folder?: string | undefined;
  /** Sources on this machine and in its networks too (ALLOW_PRIVATE_SOURCES). */
  allowPrivate?: boolean;
  /** Bound of the folder of widths (default 2 GB). */
  maxBytes?: number;
  /** For an original, in ms (default 20 s). */
  timeoutMs?: number;
}

/** Originals, their masters and their widths. */
export interface Pictures {
  /** A picture at one width, made where it is not there yet; null where no picture has this digest. */
  read: (variant: PictureVariant) => Promise<Buffer | null>;
  /**
   * Fetches an original and keeps its master.
   * @returns null where it is as it was
   * @throws for what did not come or is no picture
   */
  bring: (picture: Pick<PictureRow, 'url' | 'digest' | 'etag' | 'last_modified'>) => Promise<Arrival | null>;
  /** Removes masters that no picture has any more. @param before epoch ms: younger ones stay @returns how many */
  sweep: (before: number) => Promise<number>;
}

const defaultMaxBytes = 2 * 1024 ** 3;

export function createPictures(options: PicturesOptions): Pictures {
  const { store, dir, folder, allowPrivate = false, maxBytes = defaultMaxBytes, timeoutMs = 20 * second } = options;
  const masters = createMasterFiles(path.join(dir, 'masters'));
  const widths = createFileStore({ dir: path.join(dir, 'widths'), maxBytes });
  /** Two at a time, each on one core. */
  const making = createLimit({ running: 2, waiting: 500 });
  /** What nobody waits for takes one core at most. */
  const bringing = createLimit({ running: 1, waiting: Infinity });
  const pending = new Map<string, Promise<Buffer | null>>();

  const fetchOriginal = (url: string, headers: Record<string, string> = {}) =>
    fetchPublic(url, {
      headers: { Accept: 'image/*', ...headers },
      maxBytes: originalLimits.bytes,
      timeoutMs,
      allowPrivate,
    });

  async function readSource({ url }: PictureRow): Promise<Buffer> {
    if (isFolderFile(url)) return fs.readFile(path.join(folder ?? '', url));
    const { status, body } = await fetchOriginal(url);
    if (status !== 200) throw new Error(`The server answered ${status}`);
    return body;
  }

  /** A master that another origin made, or that was lost: made again of its source, if that is still the same. */
  async function remakeMaster(digest: string): Promise<Buffer | null> {
    let failure: unknown;
    for (const source of await readSourcesOf(store.db, digest)) {
      try {
        const original = await readSource(source);
        if (digestOf(original) !== digest) continue;
        const master = await making(() => makeMaster(original));
        await masters.write(digest, master);
        if (source.placeholder === null && master !== original)
          await storePlaceholder(store.db, digest, await placeholderOf(master));
        return master;
      } catch (error) {
        failure = error;
      }
    }
    if (failure) throw failure as Error;
    return null;
  }

  function masterOf(digest: string): Promise<Buffer | null> {
    let answer = pending.get(digest);
    if (!answer) {
      answer = masters
        .read(digest)
        .then((master) => master ?? remakeMaster(digest))
        .finally(() => pending.delete(digest));
      pending.set(digest, answer);
    }
    return answer;
  }

  async function makeWidth(variant: PictureVariant): Promise<Buffer> {
    const master = await masterOf(variant.digest);
    if (!master) throw new UnknownPictureError();
    try {
      return await making(() => makeVariant(master, variant));
    } catch (error) {
      // Damaged on its disk, for one that could be decoded was stored: the next who asks has it made again.
      await masters.remove(variant.digest);
      throw error;
    }
  }

  return {
    read: async (variant) => {
      const { digest, width, format, crop } = variant;
      const name = `${digest}-${crop === 'square' ? 'thumb-' : ''}${width}.${format}`;
      try {
        return await widths.read(path.join(`v${variantVersion}`, digest.slice(0, 2), name), () => makeWidth(variant));
      } catch (error) {
        if (error instanceof UnknownPictureError) return null;
        throw error;
      }
    },
    bring: async ({ url, digest: known, etag, last_modified: lastModified }) => {
      const { status, headers, body } = await fetchOriginal(url, {
        ...(known && etag ? { 'If-None-Match': etag } : {}),
        ...(known && lastModified ? { 'If-Modified-Since': lastModified } : {}),
      });
      if (status === 304 && known) return null;
      if (status !== 200) throw new Error(`The server answered ${status}`);
      const digest = digestOf(body);
      if (digest === known) return null;
      const { width, height } = await readOriginal(body);
      const placeholder = await bringing(() =>
        making(async () => {
          // Many addresses may have the same picture.
          const kept = await masters.read(digest);
          const master = kept ?? (await makeMaster(body));
          const colour = await placeholderOf(master);
          if (!kept) await masters.write(digest, master);
          return colour;
        }),
      );
      const told = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
      return { digest, width, height, placeholder, ...told };
    },
    sweep: async (before) => {
      let removed = 0;
      for await (const digests of masters.writtenBefore(before)) {
        const known = await readKnownDigests(store, digests);
        const unknown = digests.filter((digest) => !known.has(digest));
        for (const digest of unknown) {
          await masters.remove(digest);
          await widths.remove(path.join(`v${variantVersion}`, digest.slice(0, 2), `${digest}-`));
        }
        removed += unknown.length;
      }
      return removed;
    },
  };
}

class UnknownPictureError extends Error {}
