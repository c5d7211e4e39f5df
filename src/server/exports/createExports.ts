import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import type { Env } from '#config/env.ts';
import type { NetworkExport } from '#config/network/exports.ts';
import { secretFile } from '#config/secretFile.ts';
import { createPauses } from '#shared/exports/createPauses.ts';
import {
  exportFileName,
  exportSecret,
  exportSecretFile,
  isRightSecret,
  knownExportKey,
  verifierOf,
} from '#shared/exports/exportAddress.ts';
import { exportVersion } from '#shared/exports/exportVersion.ts';
import { featureLabels } from '#shared/exports/featureLabels.ts';
import { formats } from '#shared/exports/formats.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { ExportFileDto } from '#shared/contract/exportFiles.ts';
import { day, minute, second } from '#shared/times.ts';
import { limitClients } from '../http/limitClients.ts';
import type { RateCounter } from '../instances/RateCounter.ts';
import type { Logger } from '../logging/logger.ts';
import { createRounds } from '../rounds.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { copyExport, listExportFiles } from './copyExports.ts';
import { createExportFile, draftPrefix } from './createExportFile.ts';
import { createExportStates, type ExportState } from './createExportStates.ts';
import { readListings } from './readListings.ts';
import { sendExport } from './sendExport.ts';
import { writeExports, type ExportTarget } from './writeExports.ts';

interface ExportDeps {
  env: Pick<
    Env,
    'DATA_DIR' | 'EXPORT_SECRET' | 'EXPORT_MINUTES' | 'PUBLIC_ORIGIN' | 'LANGUAGES' | 'BRAND_NAME' | 'REDIS_URL'
  >;
  exports: readonly NetworkExport[];
  /** Of the network. */
  texts: LoadDictionary;
  upstream: Pick<Upstream, 'get' | 'mayShow'>;
  logger: Logger;
  counter: RateCounter;
}

/** The exports of the network's listings to portals. */
export interface Exports {
  router: Router;
  states: () => Promise<ExportState[]>;
  /**
   * Brings all files up to date: copies those that the API has written, or writes them.
   * @returns whether that went well; what did not is logged
   */
  write: () => Promise<boolean>;
  /** Does so now, and again and again. */
  start: () => void;
  /** Stops; no file is left incomplete. */
  stop: () => Promise<void>;
}

/** After a failure, and from one look at what the API has written to the next. */
const shortMs = minute;

/** Portals read an export once or twice a day. */
const limit = { windowMs: 10 * minute, limit: 60 } as const;

interface SiteTarget extends ExportTarget {
  fileName: string;
  version: string;
  /** SHA-256 of the secrets in its address: of one that this machine knows, and of the one that the API told. */
  ownVerifier: string | undefined;
  toldVerifier: string | undefined;
}

const verifiersOf = ({ ownVerifier, toldVerifier }: SiteTarget): string[] =>
  [ownVerifier, toldVerifier].filter((one) => one !== undefined);

/** Removes files of exports that are no more, and drafts of processes that died. */
async function removeUnused(dir: string, targets: readonly ExportTarget[]): Promise<void> {
  await mkdir(dir, { recursive: true });
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

function targetsOf({ env, exports }: ExportDeps, dir: string): SiteTarget[] {
  const key = exports.length > 0 ? knownExportKey(env) : undefined;
  return exports.map((definition) => ({
    definition,
    file: createExportFile(dir, definition.name, exportVersion(definition)),
    fileName: exportFileName(definition),
    version: exportVersion(definition),
    ownVerifier: key === undefined ? undefined : verifierOf(exportSecret(key, definition)),
    toldVerifier: undefined,
  }));
}

/**
 * Makes the addresses that an API without exports of its own does not tell, where there is something to serve.
 * @throws where the secret cannot be made
 */
function makeAddresses({ env, logger }: ExportDeps, targets: readonly SiteTarget[]): void {
  if (targets.every(({ ownVerifier }) => ownVerifier !== undefined)) return;
  if (env.REDIS_URL) logger.error('EXPORT_SECRET is not set: each site has other addresses of exports');
  const key = secretFile(env.DATA_DIR, exportSecretFile);
  for (const target of targets) target.ownVerifier = verifierOf(exportSecret(key, target.definition));
}

/** Writes all files from what the API has for it. @returns how many listings are in them */
async function writeAll(
  { env, texts, upstream, logger }: ExportDeps,
  targets: readonly SiteTarget[],
  signal: AbortSignal,
) {
  const onInvalid = (record: object) => {
    logger.warn({ upstream: '/web/export/estates', ...record }, 'invalid record');
  };
  const context = {
    featureLabel: await featureLabels(texts),
    languages: env.LANGUAGES,
    publicOrigin: env.PUBLIC_ORIGIN,
    brandName: env.BRAND_NAME,
    at: Date.now(),
  };
  return writeExports(targets, readListings(upstream, { signal, onInvalid }), context);
}

/**
 * Copies what the API has written. One that cannot be had keeps none of the others back.
 * @returns the files of these exports, by the same definitions
 * @throws what the first copy threw that failed
 */
async function copyAll(
  { upstream, logger }: ExportDeps,
  targets: readonly SiteTarget[],
  { files, signal }: { files: readonly ExportFileDto[]; signal: AbortSignal },
): Promise<ExportFileDto[]> {
  const copies = targets.map(async (target) => {
    const { definition, version, file } = target;
    const written = files.find(({ name }) => name === definition.name);
    target.toldVerifier = written?.verifier;
    // One of another definition may say what this one leaves out.
    if (written?.version !== version) {
      logger.warn({ export: definition.name }, 'the API has not written this export as the network defines it here');
      return [];
    }
    await copyExport(upstream, written, { file, signal });
    return [written];
  });
  await Promise.allSettled(copies);
  return (await Promise.all(copies)).flat();
}

/** What a round did: it wrote listings, or copied, and the API writes. */
type Round = { listings: number } | 'copied';

function createRound(deps: ExportDeps, targets: readonly SiteTarget[], dir: string) {
  const { env, upstream, logger } = deps;
  const states = createExportStates(targets, (env.EXPORT_MINUTES * minute) / second);
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<Round> {
    const files = await listExportFiles(upstream, signal);
    if (files) {
      states.onCopied(await copyAll(deps, targets, { files, signal }));
      return 'copied';
    }
    const startedAt = performance.now();
    const written = await writeAll(deps, targets, signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.isNotFound) logger.error({}, 'the API has no /web/export/estates');
      throw error;
    });
    makeAddresses(deps, targets);
    states.onWritten(written);
    logger.info({ exports: written, ms: Math.round(performance.now() - startedAt) }, 'exports written');
    return { listings: written.reduce((sum, { listings, leftOut }) => sum + listings + leftOut, 0) };
  }

  /** @returns null where it failed */
  async function tryToRun(): Promise<Round | null> {
    try {
      const round = await run();
      await removeUnused(dir, targets);
      return round;
    } catch (error) {
      if (signal.aborted) return null;
      states.onFailed();
      logger.error({ err: error }, 'exports failed');
      return null;
    }
  }

  return { run: tryToRun, states: states.list, stop: () => stopping.abort() };
}

function createRouter({ counter }: ExportDeps, targets: readonly SiteTarget[]): Router {
  const router = Router();
  if (targets.length > 0) router.use('/exports/', limitClients('exports', counter, limit));
  router.get('/exports/:secret/:file', async (req, res, next) => {
    const target = targets.find(({ fileName }) => fileName === req.params.file);
    if (!target) return next();
    const { file, definition } = target;
    const verifiers = verifiersOf(target);
    // Before the API has told it for the first time, no address is known to be wrong.
    if (verifiers.length > 0 && !isRightSecret(req.params.secret, verifiers)) return next();
    const stored = verifiers.length > 0 ? await file.find() : null;
    if (stored) return sendExport(req, res, { stored, contentType: formats[definition.portal].contentType });
    res.status(503).set({ 'Retry-After': '120', 'Cache-Control': 'no-store' });
    res.type('text/plain').send('The export is being made: please try again in two minutes');
  });
  return router;
}

/**
 * `/exports/{secret}/{name}.xml`, `.json` or `.csv`: what the network's `exports/*.json` say, from this site's disk.
 * The API has written them, and the site copies those that changed; those of an API without `/web/export/files` it
 * writes itself. An export is whole or not sent, because a portal removes what is missing in it.
 */
export function createExports(deps: ExportDeps): Exports {
  const { env } = deps;
  const dir = path.join(env.DATA_DIR, 'exports');
  const targets = targetsOf(deps, dir);
  const round = createRound(deps, targets, dir);
  let pauseAfter: ((listings: number) => number) | undefined;
  const rounds = createRounds(async () => {
    pauseAfter ??= createPauses(env.EXPORT_MINUTES * minute, await isFirstStart(targets));
    const done = await round.run();
    return done === null || done === 'copied' ? shortMs : pauseAfter(done.listings);
  });
  return {
    router: createRouter(deps, targets),
    states: round.states,
    write: async () => (await round.run()) !== null,
    start: () => {
      if (targets.length > 0) void rounds.start();
    },
    stop: () => {
      round.stop();
      return rounds.end();
    },
  };
}
