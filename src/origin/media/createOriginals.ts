import fs from 'node:fs/promises';
import { fileNamed } from '#config/network/fileNamed.ts';
import { second } from '#shared/times.ts';
import { isFolderFile } from '../db/pictures/pictureSource.ts';
import type { PictureRow } from '../db/tables.ts';
import { fetchPublic } from '../http/fetchPublic.ts';
import { originalLimits } from './makeMaster.ts';

export interface OriginalsOptions {
  /** The network's folder, whose pictures documents name by relative path; without it there are none such. */
  folder?: string | undefined;
  /** Sources on this machine and in its networks too (ALLOW_PRIVATE_SOURCES). */
  allowPrivate?: boolean;
  /** For an original, in ms (default 20 s). */
  timeoutMs?: number;
}

/** A server that sends less is given up: its other pictures would be as slow, and those of others wait. */
const leastSpeed = { afterMs: 5 * second, bytes: 50_000 };

/** An original with what its server says of it, by which it is asked whether it changed. */
export interface FetchedOriginal {
  body: Buffer;
  etag: string | null;
  lastModified: string | null;
}

/** Where originals come from: addresses of pictures, and files of the network's folder. */
export interface Originals {
  /**
   * Fetches a picture from its address.
   * @returns null where it is as it was when it was fetched last
   */
  fetch: (
    picture: Pick<PictureRow, 'url'> & Partial<Pick<PictureRow, 'digest' | 'etag' | 'last_modified'>>,
  ) => Promise<FetchedOriginal | null>;
  /**
   * Reads a picture again, wherever it is.
   * @returns null where its file of the folder is gone
   */
  read: (picture: Pick<PictureRow, 'url'>) => Promise<Buffer | null>;
}

export function createOriginals({
  folder = '',
  allowPrivate = false,
  timeoutMs = 20 * second,
}: OriginalsOptions): Originals {
  const fetch: Originals['fetch'] = async ({ url, digest, etag, last_modified: lastModified }) => {
    const { status, headers, body } = await fetchPublic(url, {
      headers: {
        Accept: 'image/*',
        ...(digest && etag ? { 'If-None-Match': etag } : {}),
        ...(digest && lastModified ? { 'If-Modified-Since': lastModified } : {}),
      },
      maxBytes: originalLimits.bytes,
      timeoutMs,
      leastSpeed,
      allowPrivate,
    });
    if (status === 304 && digest) return null;
    if (status !== 200) throw new Error(`The server answered ${status}`);
    return { body, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
  };
  return {
    fetch,
    read: async ({ url }) => {
      if (!isFolderFile(url)) return (await fetch({ url }))!.body;
      return fs.readFile(await fileNamed(folder, url)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      });
    },
  };
}
