import { createReadStream, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import fresh from 'fresh';
import { fileName } from '#config/network/fileNamed.ts';
import { lookUp } from '#shared/lookUp.ts';
import { negotiateEncoding, type Encoding } from '../edge/http/negotiateEncoding.ts';
import { requestedPart } from '../edge/http/requestedPart.ts';

/** One file in one encoding. */
interface Variant {
  file: string;
  bytes: number;
  /** Weak where the bytes are compressed ones (RFC 9110 §8.8.3). */
  validators: { etag: string; 'last-modified': string };
}

type Variants = Partial<Record<Encoding, Variant>>;

interface StaticFilesOptions {
  /** Whether a file with this name below the folder is served; by default all are, but hidden ones. */
  isServed?: (name: string) => boolean;
  /** Whether `x.br` and `x.gz` are encodings of `x`. */
  isCompressed?: boolean;
  /** @param name as `/main.js` @returns headers of an answer */
  headersOf: (name: string) => Readonly<Record<string, string>>;
}

const endings: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/** A name that begins with a dot is hidden, but for that of well-known resources (RFC 8615). */
const isHidden = (name: string): boolean => /\/\.(?!well-known\/)/.test(name);

function variantOf(file: string, encoding: Encoding): Variant {
  const { size, mtimeMs } = statSync(file);
  const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  return {
    file,
    bytes: size,
    validators: {
      etag: encoding === 'identity' ? tag : `W/${tag}`,
      'last-modified': new Date(mtimeMs).toUTCString(),
    },
  };
}

/** The files of a folder by their names, as `/fonts/a.woff2`, in the composed form of Unicode. */
function listFiles(dir: string, { isServed = () => true, isCompressed }: StaticFilesOptions): Map<string, Variants> {
  const files = new Map<string, Variants>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!statSync(file).isFile()) continue;
    const ending = path.extname(file);
    const encoding = (isCompressed && lookUp(endings, ending)) || 'identity';
    const full = fileName(`/${path.relative(dir, file).split(path.sep).join('/')}`);
    const name = encoding === 'identity' ? full : full.slice(0, -ending.length);
    if (isHidden(name) || !isServed(name)) continue;
    files.set(name, { ...files.get(name), [encoding]: variantOf(file, encoding) });
  }
  return files;
}

function decoded(pathname: string): string | undefined {
  try {
    return fileName(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/**
 * Writes a variant: 304 where the client's copy is valid, the part that is asked for, no body for a HEAD.
 * @param onGone called where the file has been removed since it was listed, as by another build in its place
 */
function write(req: Request, res: Response, { file, bytes, validators }: Variant, onGone: () => void): void {
  res.set({ ETag: validators.etag, 'Last-Modified': validators['last-modified'], 'Accept-Ranges': 'bytes' });
  if (fresh(req.headers, validators)) return void res.status(304).end();
  const part = requestedPart(req, validators, bytes);
  if (part === null)
    return void res
      .status(416)
      .set({ 'Cache-Control': 'no-store', 'Content-Range': `bytes */${bytes}` })
      .end();
  if (part) res.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${bytes}`);
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  res.set('Content-Length', String(end - start + 1));
  if (req.method === 'HEAD' || bytes === 0) return void res.end();
  const stream = createReadStream(file, { start, end });
  stream.once('error', onGone).once('open', () => {
    stream.off('error', onGone);
    // Closes the file where the client goes away, or has gone before the file was open, which a pipeline throws at.
    if (res.closed || res.destroyed) stream.destroy();
    else pipeline(stream, res, () => {});
  });
}

/**
 * Serves the files of a folder, which is listed once, at the start: what is not listed has no spelling that opens it.
 * Parts of files are answered by the rules of pictures (requestedPart.ts), of the bytes as they are.
 */
export function createStaticFiles(dir: string, options: StaticFilesOptions): RequestHandler {
  const files = listFiles(dir, options);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const name = decoded(req.path);
    const variants = name === undefined ? undefined : files.get(name);
    if (!variants?.identity) return next();
    const { range, 'accept-encoding': accepted } = req.headers;
    const wanted = range === undefined ? negotiateEncoding(accepted) : 'identity';
    const encoding = variants[wanted] ? wanted : variants.gzip && wanted === 'br' ? 'gzip' : 'identity';
    const given = res.getHeaderNames();
    res.type(path.extname(name!) || 'bin').set(options.headersOf(name!));
    if (options.isCompressed) res.vary('Accept-Encoding');
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    write(req, res, variants[encoding]!, () => {
      for (const field of res.getHeaderNames()) if (!given.includes(field)) res.removeHeader(field);
      res.status(200);
      next();
    });
  };
}
