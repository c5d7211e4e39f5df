import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '#shared/backoff.ts';
import {
  leasePicture,
  removeUnnamedPictures,
  storeArrival,
  storeFailure,
  storeUnchanged,
} from '../db/pictures/pictures.ts';
import type { Store } from '../db/store.ts';
import type { PictureRow } from '../db/tables.ts';
import { RefusedSourceError } from '../http/requestPublic.ts';
import { shownUrl } from '../db/pictures/shownUrl.ts';
import type { Pictures } from '../media/createPictures.ts';
import { UnfitPictureError } from '../media/makeMaster.ts';
import { StorageAwayError } from '../storage/fileStorage.ts';
import type { OriginLogger } from '../originLogger.ts';
import { day, hour, minute, second } from '#shared/times.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** In milliseconds, and numbers of pictures. */
export const pictureTimes = {
  /** Between two looks at the table. */
  interval: 2 * second,
  /** After the database could not be read. */
  errorDelay: 10 * second,
  /**
   * For so long no other origin takes the picture: well over what fetching and making it may take. After failures the
   * pause of `backoff`, where that is longer: an attempt that ended the process is not made again sooner.
   */
  lease: 5 * minute,
  /** How long a stop waits for those in progress; the rest is fetched when the lease ends. */
  drainTimeout: 5 * second,
  atOnce: 4,
  perHost: 2,
  /** After failures, doubled at each: two days and a half in all. */
  backoff: { initialMs: minute, maxMs: 12 * hour },
  tries: 14,
  /** Until it is tried again where the storage of masters failed: not counted among the tries. */
  storageAway: minute,
  /** Until a picture that is there is asked whether it changed. */
  refresh: 7 * day,
  /** Between two removals of what nothing names, and for how long it is kept. */
  sweep: 6 * hour,
  unnamed: 30 * day,
};

interface PictureJobsOptions {
  store: Store;
  pictures: Pick<Pictures, 'bring' | 'sweep'>;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
  times?: typeof pictureTimes;
}

/** Until the pictures of a host that do not come are logged again, and hosts that are remembered for it. */
const logAgain = 6 * hour;
const maxLoggedHosts = 1_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);

type Context = Required<PictureJobsOptions> & { failing: ReturnType<typeof createFailingHosts> };

/** A host that is down has thousands of pictures: each host is logged once in a while. Reports count the pictures. */
function createFailingHosts() {
  const told = new Map<string, { at: number; others: number }>();
  return {
    /** @returns how many of the host failed since they were logged; null where that was lately */
    note: (host: string, now: number): number | null => {
      const known = told.get(host);
      if (known && now - known.at < logAgain) {
        known.others += 1;
        return null;
      }
      if (told.size >= maxLoggedHosts) told.clear();
      told.set(host, { at: now, others: 0 });
      return known?.others ?? 0;
    },
  };
}

/** How often each of some names is in use. */
function createUses() {
  const counts = new Map<string, number>();
  return {
    add: (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1),
    remove: (name: string): void => {
      const left = counts.get(name)! - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    },
    /** Those that are in use so often at least. */
    from: (least: number): string[] => [...counts].filter(([, count]) => count >= least).map(([name]) => name),
  };
}

/** Leases pictures one after another: few of one host at a time, and sources take turns. */
function createQueue({ store, now, times }: Context) {
  /** Pictures in progress. */
  const hosts = createUses();
  const sources = createUses();
  let leasing: Promise<unknown> = Promise.resolve();
  return {
    /** One after another, so that two never take a third picture of a host together. */
    take: (): Promise<PictureRow | undefined> => {
      const taken = leasing.then(async () => {
        const turn = { now: now(), busyHosts: hosts.from(times.perHost), busySources: sources.from(1) };
        const leaseAfter = (tries: number) => now() + Math.max(times.lease, backoff(tries + 1, times.backoff));
        const picture = await leasePicture(store.db, { ...turn, leaseAfter });
        if (picture) hosts.add(picture.host);
        if (picture) sources.add(picture.source);
        return picture;
      });
      leasing = taken.catch(() => undefined);
      return taken;
    },
    release: ({ host, source }: PictureRow): void => {
      hosts.remove(host);
      sources.remove(source);
    },
  };
}

/** Stores that a picture did not come: it is tried again later, unless it was the last time. */
async function postpone(
  { store, now, times, logger, failing }: Context,
  picture: PictureRow,
  error: unknown,
): Promise<void> {
  // Of our own storage, which says nothing of the source.
  if (error instanceof StorageAwayError)
    return storeFailure(store.db, picture, reasonOf(error), now() + times.storageAway, { isCounted: false });
  const { tries: failures } = picture;
  const isHopeless = error instanceof RefusedSourceError || error instanceof UnfitPictureError;
  const isLast = picture.state !== 'fetched' && (isHopeless || failures >= times.tries);
  const tryAt = isLast ? null : now() + backoff(failures, times.backoff);
  const problem = reasonOf(error);
  await storeFailure(store.db, picture, problem, tryAt);
  const others = failing.note(picture.host, now());
  if (others !== null) logger.info({ url: shownUrl(picture.url), problem, others }, 'pictures of a host do not come');
}

/** Fetches one picture, and stores what came of it. */
async function bring(context: Context, picture: PictureRow): Promise<void> {
  const { store, pictures, now, times } = context;
  try {
    if (picture.tries > times.tries && picture.state === 'wanted') throw new Error('Attempts ended with their process');
    const arrival = await pictures.bring(picture);
    const at = { now: now(), tryAt: now() + times.refresh };
    await (arrival ? storeArrival(store, picture, arrival, at) : storeUnchanged(store.db, picture.id, at));
  } catch (error) {
    await postpone(context, picture, error);
  }
}

/** Removes what nothing has named for a month. @returns ms until the next time */
async function sweep({ store, pictures, logger, now, times }: Context): Promise<number> {
  try {
    const before = now() - times.unnamed;
    const removed = await removeUnnamedPictures(store.db, now(), before);
    const masters = await pictures.sweep(before);
    if (removed + masters > 0) logger.info({ removed, masters }, 'unnamed pictures removed');
  } catch (error) {
    logger.error({ err: error }, 'unnamed pictures could not be removed');
  }
  return times.sweep;
}

/**
 * Fetches the pictures that stored documents name, beside answering: several at once, few of one host, again after
 * failures and once a week. Several origins may share one database. Also removes what nothing has named for a month.
 */
export function createPictureJobs(options: PictureJobsOptions): PeriodicJob {
  const context: Context = { now: Date.now, times: pictureTimes, ...options, failing: createFailingHosts() };
  const { times, logger } = context;
  const queue = createQueue(context);
  let isUnreachable = false;

  async function bringNext(): Promise<number> {
    try {
      const picture = await queue.take();
      if (picture) await bring(context, picture).finally(() => queue.release(picture));
      isUnreachable = false;
      return picture ? 0 : times.interval;
    } catch (error) {
      // Logged once: the rest of an outage adds nothing.
      if (!isUnreachable) logger.error({ err: error }, 'pictures cannot be fetched');
      isUnreachable = true;
      return times.errorDelay;
    }
  }

  const loops = [
    runPeriodically(() => sweep(context)),
    ...Array.from({ length: times.atOnce }, () => runPeriodically(bringNext)),
  ];
  return {
    stop: async () => {
      const stopped = Promise.all(loops.map((loop) => loop.stop()));
      await Promise.race([stopped, sleep(times.drainTimeout, undefined, { ref: false })]);
    },
  };
}
