import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { EnvError } from '#config/settingsError.ts';
import { listRuns } from '../db/imports/importRuns.ts';
import { readMeta, setMeta } from '../db/meta.ts';
import type { Store } from '../db/store.ts';
import { defaultDownload, readRemoteFeed, type DownloadSettings } from '../import/download/readRemoteFeed.ts';
import type { SourceRecords } from '../import/formats/format.ts';
import { findFeed } from '../import/input/openFeed.ts';
import { isFilled } from '../db/realNetwork.ts';
import { readLocalFeed } from '../import/readLocalFeed.ts';
import { noRecords } from '../import/sync/limits.ts';
import { emptyReport, type SyncReport } from '../import/sync/report.ts';
import { anotherRuns, syncSource, type SyncOptions } from '../import/sync/syncSource.ts';
import { mailImport } from './mailImport.ts';
import { tellBroken } from '../adverts/tellBroken.ts';
import type { Source } from './sourceFile.ts';

export interface ImportOptions extends SyncOptions {
  /** The network's folder. */
  dir: string;
  /** How feeds with an address are downloaded. */
  download?: DownloadSettings;
}

/** A source whose listings are in a file. */
type FileSource = Source & { file: string };

const hasFile = (source: Source): source is FileSource => source.file !== undefined;

/** The records of a source, of its file or from its address. */
function recordsOf(
  store: Store,
  source: Source,
  { dir, download = defaultDownload, isDry, now }: ImportOptions,
): SourceRecords {
  if (hasFile(source)) return readLocalFeed(store, source, path.join(dir, source.file), download, { isDry, now });
  const { url = '' } = source;
  return readRemoteFeed(store, { ...source, url }, download, { isDry, now });
}

/** Brings the listings of a source to what it says, and mails who answers for it what was not taken. */
export async function importSource(store: Store, source: Source, options: ImportOptions): Promise<SyncReport> {
  const { isDry = false, clock = Date.now } = options;
  try {
    const { dir: workDir } = options.download ?? defaultDownload;
    const report = await syncSource(store, source, recordsOf(store, source, options), {
      ...options,
      workDir,
      tellBroken: (name) => tellBroken(store, name, clock()),
    });
    if (!isDry) await mailImport(store, source, report, { now: clock() });
    return report;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const report = { ...emptyReport(source.name, ''), refusedRun: { reason } };
    // Where the database is what failed, nothing can be queued; and the error is the first.
    if (!isDry) await mailImport(store, source, report, { hasFailed: true, now: clock() }).catch(() => undefined);
    throw error;
  }
}

/** Imports the listings of a network's sources, whatever was imported of them before. @returns a report for each */
export async function importSources(
  store: Store,
  sources: readonly Source[],
  options: ImportOptions,
): Promise<SyncReport[]> {
  const reports: SyncReport[] = [];
  for (const source of sources) reports.push(await importSource(store, source, options));
  return reports;
}

/** What a source's file says, and how it is read. */
async function digestOf(source: FileSource, dir: string): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(source));
  const file = await findFeed(path.join(dir, source.file));
  for await (const bytes of createReadStream(file)) digest.update(bytes as Buffer);
  return digest.digest('hex');
}

/** The row of `meta` with the digest of a source when it was imported last at a start. */
const digestName = ({ name }: Source): string => `source:${name}`;

/** Whether a source was added after others were imported. What a database was filled with otherwise is left alone. */
async function isAddedLater({ db }: Store, { name }: Source): Promise<boolean> {
  const [ran] = await listRuns(db, name, 1);
  return !ran && (await db.selectFrom('import_runs').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The first load of a network is no change that sites, search engines and alerts have to hear of. */
async function forgetNews({ db }: Store): Promise<void> {
  for (const table of ['changes', 'changed_pages', 'estate_events'] as const) await db.deleteFrom(table).execute();
}

/**
 * At a start: imports the files of a network's sources into an empty database, and later those that were added or
 * whose file changed since the start before. Sources behind an address are left to the job, or to a command, and so is
 * what a database was filled with otherwise. Of several processes that start, one does it. A run that is refused leaves
 * the listings as they were, and is made again at the next start.
 */
export async function importAtStart(
  store: Store,
  sources: readonly Source[],
  options: ImportOptions,
): Promise<SyncReport[]> {
  return store.exclusively(async () => {
    const reports: SyncReport[] = [];
    const wasEmpty = !(await isFilled(store));
    for (const source of sources.filter(hasFile)) {
      const digest = await digestOf(source, options.dir);
      const known = await readMeta(store.db, digestName(source));
      if (known !== undefined ? known === digest : !wasEmpty && !(await isAddedLater(store, source))) continue;
      // An import that breaks off starts again.
      await setMeta(store.db, digestName(source), '');
      // What a demo loses nobody misses: its files follow the release.
      const report = await importSource(store, source, { acceptWithdrawals: options.isReal === false, ...options });
      const reason = report.refusedRun?.reason;
      // A network without listings begins so.
      if (wasEmpty && reason !== undefined && ![anotherRuns, noRecords].includes(reason))
        throw new EnvError(`${source.file} is not imported: ${reason}`);
      reports.push(report);
      if (reason === undefined) await setMeta(store.db, digestName(source), digest);
    }
    if (wasEmpty) await forgetNews(store);
    return reports;
  });
}
