import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import fresh from 'fresh';
import type { i18n as I18n } from 'i18next';
import type { Env } from '#config/env.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { limitClients } from '../../http/limitClients.ts';
import type { RateCounter } from '../../instances/RateCounter.ts';
import type { Logger } from '../../logging/logger.ts';
import type { Upstream } from '../../upstream/createUpstream.ts';
import { createFeedFile, type FeedFile, type StoredFeed } from './createFeedFile.ts';
import { kyeroEnd, kyeroProperty, kyeroStart } from './kyeroFeed.ts';
import { readExport } from './readExport.ts';

interface KyeroDeps {
  env: Pick<Env, 'DATA_DIR' | 'KYERO_MINUTES' | 'KYERO_TOKEN' | 'PUBLIC_ORIGIN'>;
  upstream: Pick<Upstream, 'get'>;
  logger: Logger;
  counter: RateCounter;
  /** Of the cache, in ms since the start. */
  now: () => number;
}

const minute = 60_000;

/** In milliseconds. */
const times = {
  /** For a small network the first reader waits; for a large one it is told to come again. */
  wait: 10_000,
  /** Between two looks whether another process is done. */
  look: 500,
  /** After a failure. */
  pause: minute,
  /** Between two pages of the API, at most: as long as the page took, so that visitors are answered too. */
  rest: 50,
  /** Beyond this a feed offers too many homes that are gone. */
  oldest: 24 * 60 * minute,
};

/** Portals read it once or twice a day. */
const limit = { windowMs: 10 * minute, limit: 30 } as const;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets those pass who name the token, where there is one. */
function requireToken(token: string | undefined): RequestHandler {
  const expected = token === undefined ? null : digestOf(token);
  return (req, res, next) => {
    const given = new URLSearchParams(/\?(.*)$/s.exec(req.originalUrl)?.[1] ?? '').get('token') ?? '';
    if (expected === null || timingSafeEqual(digestOf(given), expected)) return next();
    res.status(403).set('Cache-Control', 'no-store').type('text/plain').send('A token is needed: ?token=…');
  };
}

async function* textOf(
  { upstream, env, logger, now }: KyeroDeps,
  i18n: I18n,
  signal: AbortSignal,
): AsyncGenerator<{ text: string; homes: number }> {
  yield { text: kyeroStart, homes: 0 };
  const onInvalid = (record: object) => {
    logger.warn({ upstream: '/web/export/estates', ...record }, 'invalid record');
  };
  let since = now();
  for await (const estates of readExport(upstream, { signal, onInvalid })) {
    const properties = estates
      .map((estate) => kyeroProperty(estate, i18n, env.PUBLIC_ORIGIN))
      .filter((property) => property !== null);
    yield { text: properties.join(''), homes: properties.length };
    await sleep(Math.min(times.rest, now() - since));
    since = now();
  }
  yield { text: kyeroEnd, homes: 0 };
}

/** Makes the feed when it is too old, at most once at a time, and not again right after a failure. */
function createRefresh(file: FeedFile, deps: KyeroDeps): (i18n: I18n) => Promise<void> {
  let running: Promise<void> | null = null;
  let failed: { at: number; error: Error } | null = null;

  async function make(i18n: I18n): Promise<void> {
    const startedAt = deps.now();
    try {
      if (await file.write((signal) => textOf(deps, i18n, signal))) {
        const { homes, bytes } = (await file.read())!;
        deps.logger.info({ homes, bytes, ms: Math.round(deps.now() - startedAt) }, 'feed for portals made');
      }
      failed = null;
    } catch (error) {
      failed = { at: deps.now(), error: error as Error };
      deps.logger.error({ err: error }, 'feed for portals failed');
      throw error;
    }
  }

  return (i18n) => {
    if (running) return running;
    if (failed && deps.now() - failed.at < times.pause) return Promise.reject(failed.error);
    running = make(i18n).finally(() => (running = null));
    return running;
  };
}

/**
 * `GET /kyero.xml`: every home that may be had, in the format of Kyero v3, which other portals read too. It is whole
 * or it is not sent, because a portal removes what is missing in it. Made from the API some homes at a time and kept
 * on disk, so that its size does not matter; made anew when somebody asks and it is old.
 */
export function createKyeroFeed(deps: KyeroDeps): Router {
  const { DATA_DIR, KYERO_MINUTES, KYERO_TOKEN } = deps.env;
  const file = createFeedFile(path.join(DATA_DIR, 'feeds'));
  const refresh = createRefresh(file, deps);
  const ageOf = ({ madeAt }: StoredFeed): number => Math.max(0, Date.now() - madeAt);
  const isFresh = (stored: StoredFeed): boolean => ageOf(stored) < KYERO_MINUTES * minute;

  /** The stored feed, once it is there; null when that takes too long. @throws what making it threw */
  async function awaitFirst(i18n: I18n): Promise<StoredFeed | null> {
    const until = deps.now() + times.wait;
    const made = refresh(i18n);
    const [, isMade] = await Promise.race([
      made.then(() => [null, true] as const),
      sleep(times.wait, undefined, { ref: false }).then(() => [null, false] as const),
    ]);
    if (!isMade) return null;
    // Another process may be making it.
    for (;;) {
      const stored = await file.read();
      if (stored || deps.now() >= until) return stored;
      await sleep(times.look);
    }
  }

  async function find(i18n: I18n): Promise<StoredFeed | null> {
    const stored = await file.read();
    if (!stored || ageOf(stored) > times.oldest) return awaitFirst(i18n);
    // Logged where it is made.
    if (!isFresh(stored)) refresh(i18n).catch(() => {});
    return stored;
  }

  async function send(req: Request, res: Response, stored: StoredFeed): Promise<void> {
    const isGzip = req.acceptsEncodings('gzip', 'identity') === 'gzip';
    const seconds = Math.max(0, Math.round((KYERO_MINUTES * minute - ageOf(stored)) / 1_000));
    const validators = {
      etag: isGzip ? stored.etag.replace(/"$/, '-gzip"') : stored.etag,
      'last-modified': new Date(stored.modifiedAt).toUTCString(),
    };
    res.set({
      ...validators,
      'Cache-Control': KYERO_TOKEN === undefined ? `public, max-age=${seconds}` : 'private, no-store',
      'Content-Type': 'application/xml; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Encoding',
    });
    if (fresh(req.headers, validators)) return void res.status(304).end();
    if (isGzip) res.set({ 'Content-Encoding': 'gzip', 'Content-Length': String(stored.bytes) });
    if (req.method === 'HEAD') return void res.end();
    const source = createReadStream(stored.path);
    // After the first byte, only a cut connection shows that the rest is missing.
    await (isGzip ? pipeline(source, res) : pipeline(source, createGunzip(), res)).catch(() => {});
  }

  const router = Router();
  const handle: RequestHandler = async (req, res, next) => {
    try {
      const stored = await find(req.i18n);
      if (stored) return await send(req, res, stored);
    } catch (error) {
      // An API without the call.
      if (error instanceof ApiError && error.isNotFound) return next();
    }
    res.status(503).set({ 'Retry-After': '120', 'Cache-Control': 'no-store' });
    res.type('text/plain').send('The feed is being made: please try again in two minutes');
  };
  router.get('/kyero.xml', limitClients('kyero', deps.counter, limit), requireToken(KYERO_TOKEN), handle);
  return router;
}
