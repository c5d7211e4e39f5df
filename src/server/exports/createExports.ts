import { createHash, timingSafeEqual } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import type { Env } from '#config/env.ts';
import type { NetworkExport } from '#config/network/exports.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { day, minute, second } from '#shared/times.ts';
import { createI18n } from '../http/language.ts';
import { limitClients } from '../http/limitClients.ts';
import type { RateCounter } from '../instances/RateCounter.ts';
import type { Logger } from '../logging/logger.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { createExportFile, draftPrefix } from './createExportFile.ts';
import { createExportStates, type ExportState } from './createExportStates.ts';
import { createPauses } from './createPauses.ts';
import { exportFileName, exportKeyOf, exportSecret } from './exportAddress.ts';
import { formats } from './formats.ts';
import { readListings } from './readListings.ts';
import { sendExport } from './sendExport.ts';
import { writeExports, type ExportTarget } from './writeExports.ts';

interface ExportDeps {
  env: Pick<Env, 'DATA_DIR' | 'EXPORT_SECRET' | 'EXPORT_MINUTES' | 'PUBLIC_ORIGIN' | 'LANGUAGES' | 'BRAND_NAME'>;
  exports: readonly NetworkExport[];
  /** Of the network. */
  texts: LoadDictionary;
  upstream: Pick<Upstream, 'get'>;
  logger: Logger;
  counter: RateCounter;
}

/** The exports of the network's listings to portals. */
export interface Exports {
  router: Router;
  states: () => Promise<ExportState[]>;
  /** Writes all files anew. @returns whether that went well; what did not is logged */
  write: () => Promise<boolean>;
  /** Writes them now, and again and again. */
  start: () => void;
  /** Stops writing; no file is left incomplete. */
  stop: () => Promise<void>;
}

/** After a failure. */
const retryMs = minute;

/** Portals read an export once or twice a day. */
const limit = { windowMs: 10 * minute, limit: 60 } as const;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digestOf(given), digestOf(expected));

/** Changes with the definition of an export, so that a file of an earlier definition is never served again. */
const versionOf = (definition: NetworkExport): string =>
  digestOf(JSON.stringify(definition)).toString('hex').slice(0, 8);

/** Removes files of exports that are no more, and drafts of processes that died. */
async function removeUnused(dir: string, targets: readonly ExportTarget[]): Promise<void> {
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    const isDraft = name.startsWith(draftPrefix);
    const isUsed = targets.some(({ file: { prefix } }) => name.startsWith(prefix));
    const isOld = async () => Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? 0) > day;
    if (isDraft ? await isOld() : !isUsed) await rm(file, { force: true });
  }
}

/** Whether a file is still to be written for the first time. */
const isFirstStart = async (targets: readonly ExportTarget[]): Promise<boolean> =>
  (await Promise.all(targets.map(({ file }) => file.find()))).includes(null);

/** Runs a job at once and then again and again. @param run resolves to the ms until the next time */
function createRounds(run: () => Promise<number>): Pick<Exports, 'start'> & { end: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let isEnded = false;
  const start = () => {
    round = run().then((pauseMs) => {
      if (!isEnded) timer = setTimeout(start, pauseMs).unref();
    });
  };
  return {
    start,
    end: () => {
      isEnded = true;
      clearTimeout(timer);
      return round;
    },
  };
}

/**
 * `/exports/{secret}/{name}.xml`, `.json` or `.csv`: what the network's `exports/*.json` say, written to disk by a job
 * and served from there. An export is whole or not sent, because a portal removes what is missing in it.
 * @throws where the secret of their addresses can neither be read nor made
 */
export function createExports({ env, exports, texts, upstream, logger, counter }: ExportDeps): Exports {
  const dir = path.join(env.DATA_DIR, 'exports');
  const key = exports.length > 0 ? exportKeyOf(env) : '';
  const targets = exports.map((definition) => ({
    definition,
    file: createExportFile(dir, definition.name, versionOf(definition)),
    fileName: exportFileName(definition),
    secret: exportSecret(key, definition),
  }));
  const states = createExportStates(targets, (env.EXPORT_MINUTES * minute) / second);
  const stopping = new AbortController();
  const onInvalid = (record: object) => {
    logger.warn({ upstream: '/web/export/estates', ...record }, 'invalid record');
  };

  /** @returns how many listings are in the files */
  async function writeAll(): Promise<number> {
    const pages = readListings(upstream, { signal: stopping.signal, onInvalid });
    const context = {
      i18n: await createI18n('es', texts),
      languages: env.LANGUAGES,
      publicOrigin: env.PUBLIC_ORIGIN,
      brandName: env.BRAND_NAME,
      at: Date.now(),
    };
    const startedAt = performance.now();
    const written = await writeExports(targets, pages, context);
    states.onWritten(written);
    await removeUnused(dir, targets);
    logger.info({ exports: written, ms: Math.round(performance.now() - startedAt) }, 'exports written');
    return written.reduce((sum, { listings, leftOut }) => sum + listings + leftOut, 0);
  }

  /** @returns null where it failed */
  async function tryToWrite(): Promise<number | null> {
    try {
      return await writeAll();
    } catch (error) {
      if (stopping.signal.aborted) return null;
      states.onFailed();
      const reason = error instanceof ApiError && error.isNotFound ? 'the API has no /web/export/estates' : undefined;
      logger.error({ err: error, reason }, 'exports failed');
      return null;
    }
  }

  const router = Router();
  if (targets.length > 0) router.use('/exports/', limitClients('exports', counter, limit));
  router.get('/exports/:secret/:file', async (req, res, next) => {
    const target = targets.find(({ fileName }) => fileName === req.params.file);
    if (!target || !isSame(req.params.secret, target.secret)) return next();
    const stored = await target.file.find();
    if (stored) {
      const { contentType } = formats[target.definition.portal];
      return sendExport(req, res, { stored, contentType });
    }
    res.status(503).set({ 'Retry-After': '120', 'Cache-Control': 'no-store' });
    res.type('text/plain').send('The export is being made: please try again in two minutes');
  });

  let pauseAfter: ((listings: number) => number) | undefined;
  const rounds = createRounds(async () => {
    pauseAfter ??= createPauses(env.EXPORT_MINUTES * minute, await isFirstStart(targets));
    const listings = await tryToWrite();
    return listings === null ? retryMs : pauseAfter(listings);
  });
  return {
    router,
    states: states.list,
    write: async () => (await tryToWrite()) !== null,
    start: () => {
      if (targets.length > 0) rounds.start();
    },
    stop: () => {
      stopping.abort();
      return rounds.end();
    },
  };
}
