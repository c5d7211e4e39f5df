import { countMissingPictures } from '../db/pictures/picturesOfSource.ts';
import { unpublishedRank } from '../db/estates/availability.ts';
import { findLastGood, listRuns } from '../db/imports/importRuns.ts';
import type { Store } from '../db/store.ts';
import { listSuggestedOfSource, type SuggestedTwins } from '../db/twins/suggestions.ts';
import { listTwinsOfSource, type NamedTwins } from '../db/twins/twins.ts';
import type { ImportRunRow, ImportRunState } from '../db/tables.ts';
import type { Source } from '../folder/sourceFile.ts';
import { behindMs, isPaused, nextRunAt } from '../import/schedule/nextRunAt.ts';
import type { RunSummary } from '../import/sync/summariseReport.ts';

/** How it stands with a source of listings. */
export interface SourceReport {
  source: string;
  /** null: the folder has no such source; its listings came by command. */
  format: string | null;
  listings: number;
  /** Of these, those that are not published, since they break a rule. */
  hidden: number;
  /** The last run, whatever came of it. */
  lastRun: RunReport | null;
  /** The last that brought the listings to what the source says. */
  lastGood: RunReport | null;
  /** As `6h`; null: by command alone. */
  every: string | null;
  /** Of its listings, those that are the same home as one of a source before it, which is shown in their place. */
  duplicates: DuplicatesReport;
  /** Those that look like the home of one of another agency: both are shown. */
  suggestions: { total: number; listed: SuggestedTwins[] };
  /** Pictures of its listings that were asked for and are not there. */
  missingPictures: number;
  /** Epoch ms; in the past where it is due. null: by command alone, or paused. */
  nextRun: number | null;
  /** For how long a run of it should have begun, in ms; null: by command alone, or paused, or there was none. */
  behind: number | null;
  /** Its last run was taken back: a run by command sets it going again. */
  isPaused: boolean;
}

export interface DuplicatesReport {
  total: number;
  /** The first of them. */
  listed: NamedTwins[];
}

/** Duplicates that are named of a source. */
const maxDuplicates = 100;

export interface RunReport extends RunSummary {
  run: string;
  source: string;
  state: ImportRunState;
  /** Epoch ms. */
  startedAt: number;
  endedAt: number | null;
}

export const runReport = (row: ImportRunRow): RunReport => ({
  ...{ run: row.id, source: row.source, state: row.state, startedAt: row.started_at, endedAt: row.ended_at },
  ...(JSON.parse(row.report) as RunSummary),
});

const orNull = (row: ImportRunRow | undefined): RunReport | null => (row ? runReport(row) : null);

async function countListings({ db }: Store, source: string): Promise<{ listings: number; hidden: number }> {
  const rows = await db
    .selectFrom('estates')
    .select(({ fn }) => ['availability_rank', fn.countAll<number>().as('listings')])
    .where('source', '=', source)
    .groupBy('availability_rank')
    .execute();
  const countOf = (some: typeof rows): number => some.reduce((sum, { listings }) => sum + Number(listings), 0);
  return {
    listings: countOf(rows),
    hidden: countOf(rows.filter(({ availability_rank: rank }) => rank === unpublishedRank)),
  };
}

async function reportSource(
  store: Store,
  { name, format, every }: Pick<Source, 'name' | 'every'> & { format: string | null },
  { missing, now }: { missing: ReadonlyMap<string, number>; now: number },
): Promise<SourceReport> {
  const [last] = await listRuns(store.db, name, 1);
  const duplicates = await listTwinsOfSource(store, name, maxDuplicates);
  const suggested = await listSuggestedOfSource(store, name);
  return {
    source: name,
    format,
    ...(await countListings(store, name)),
    lastRun: orNull(last),
    lastGood: orNull(await findLastGood(store.db, name)),
    duplicates: { total: duplicates.total, listed: duplicates.twins },
    suggestions: { total: suggested.length, listed: suggested.slice(0, maxDuplicates) },
    missingPictures: missing.get(name) ?? 0,
    every: every ?? null,
    nextRun: every === undefined ? null : nextRunAt(every, last, now),
    behind: every === undefined ? null : behindMs(every, last, now),
    isPaused: every !== undefined && isPaused(last),
  };
}

/** Every source of a network's folder, and every other that had runs, with its runs and listings. */
export async function reportSources(
  store: Store,
  sources: readonly Source[],
  now = Date.now(),
): Promise<SourceReport[]> {
  const known = new Set(sources.map(({ name }) => name));
  const ran = await store.db.selectFrom('import_runs').select('source').distinct().orderBy('source').execute();
  const others = ran.filter(({ source }) => !known.has(source));
  const all = [...sources, ...others.map(({ source }) => ({ name: source, format: null, every: undefined }))];
  const missing = await countMissingPictures(store.db);
  const reports: SourceReport[] = [];
  for (const source of all) reports.push(await reportSource(store, source, { missing, now }));
  return reports;
}
