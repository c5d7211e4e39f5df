import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import type { StoredExport } from './createExportFile.ts';

/** Sends a stored export, gzipped where the client accepts that; 304 where it has not changed. */
export async function sendExport(
  req: Request,
  res: Response,
  { stored, contentType }: { stored: StoredExport; contentType: string },
): Promise<void> {
  const isGzip = req.acceptsEncodings('gzip', 'identity') === 'gzip';
  const validators = {
    etag: isGzip ? `"${stored.digest}-gzip"` : `"${stored.digest}"`,
    'last-modified': stored.modifiedAt.toUTCString(),
  };
  const isFresh = fresh(req.headers, validators);
  // Before the headers: a file that was removed meanwhile is an error without them.
  const file = isFresh || req.method === 'HEAD' ? undefined : await open(stored.path);
  res.set({
    ...validators,
    // Its address is a secret; who has a copy asks whether it still holds.
    'Cache-Control': 'private, no-cache',
    'Content-Type': contentType,
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
  });
  if (isFresh) return void res.status(304).end();
  if (isGzip) res.set({ 'Content-Encoding': 'gzip', 'Content-Length': String(stored.bytes) });
  if (!file) return void res.end();
  const source = file.createReadStream();
  // After the first byte, only a cut connection shows that the rest is missing.
  await (isGzip ? pipeline(source, res) : pipeline(source, createGunzip(), res)).catch(() => {});
}
