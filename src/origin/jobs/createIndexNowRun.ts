import type { Env } from '#config/env.ts';
import { languages } from '#shared/i18n/languages.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { day, hour, minute, second } from '#shared/times.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';

/** In ms. What changed settles first: it may change again, and the sites' caches have to follow. */
export const indexNowTimes = {
  ...{ interval: minute, settle: 10 * second, timeout: 10 * second, maxAge: day },
  /** After a service that is down or asks for patience, and after a refusal, which time does not mend. */
  ...{ retry: 15 * minute, refused: day },
};

/** Listings in one request: an address in each language, at most 10,000. */
export const maxListings = Math.floor(10_000 / languages.length);

interface IndexNowOptions {
  store: Store;
  env: Pick<Env, 'INDEXNOW_KEY' | 'INDEXNOW_URL' | 'LANGUAGES' | 'PUBLIC_ORIGIN' | 'ROBOTS'>;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/**
 * Tells search engines which listings' pages changed (https://www.indexnow.org/documentation); of several origins one
 * at a time. Nothing waits for it. Where it is off, what is recorded for it is removed.
 * @returns a run, which gives the ms until the next one
 */
export function createIndexNowRun({ store, env, logger, now = Date.now }: IndexNowOptions): () => Promise<number> {
  const { INDEXNOW_KEY: key, PUBLIC_ORIGIN: origin } = env;
  const { interval, settle, timeout, maxAge, retry, refused } = indexNowTimes;
  const { db, isOneOf } = store;
  let isFailing = false;

  /** Logged once: the rest of an outage adds nothing. */
  function fail(problem: object, pause: number): number {
    if (!isFailing) logger.error(problem, 'pages cannot be submitted to IndexNow');
    isFailing = true;
    return pause;
  }

  async function submit(): Promise<number> {
    const until = now() - settle;
    const waiting = db.selectFrom('changed_pages').select('paths').where('changed_at', '<=', until);
    const listings = (await waiting.orderBy('changed_at').limit(maxListings).execute()).map(({ paths }) => paths);
    if (listings.length === 0) return interval;
    const pages = listings.flatMap((paths) => paths.split(' '));
    const spoken = pages.filter((path) => env.LANGUAGES.includes(splitLanguage(path, languages).language));
    const urlList = spoken.map((path) => origin + path);
    const { ok, status, body } = await fetch(env.INDEXNOW_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await body?.cancel();
    if (!ok) return fail({ status }, status === 429 || status >= 500 ? retry : refused);
    isFailing = false;
    // What has changed again meanwhile stays.
    await db.deleteFrom('changed_pages').where(isOneOf('paths', listings)).where('changed_at', '<=', until).execute();
    logger.info({ urls: urlList.length }, 'pages submitted to IndexNow');
    return interval;
  }

  return async () => {
    try {
      const isOn = key !== undefined && env.ROBOTS === 'index';
      await db
        .deleteFrom('changed_pages')
        .where('changed_at', '<', now() - (isOn ? maxAge : 0))
        .execute();
      if (!isOn) return hour;
      return (await store.unlessRunning('indexNow', async () => ({ pause: await submit() })))?.pause ?? interval;
    } catch (error) {
      return fail({ err: error }, retry);
    }
  };
}
