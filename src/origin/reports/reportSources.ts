import { day, hour, minute } from '#shared/times.ts';
import { findLastGood, listRuns } from '../db/imports/importRuns.ts';
import type { Store } from '../db/store.ts';
import type { ImportRunRow, ImportRunState } from '../db/tables.ts';
import type { Source } from '../folder/sourceFile.ts';
import type { RunSummary } from '../import/sync/summariseReport.ts';

/** How it stands with a source of listings. */
export interface SourceReport {
  source: string;
  /** null: the folder has no such source; its listings came by command. */
  format: string | null;
  listings: number;
  /** The last run, whatever came of it. */
  lastRun: RunReport | null;
  /** The last that brought the listings to what the source says. */
  lastGood: RunReport | null;
  /** Epoch ms; in the past where it is due. null: by command alone. */
  nextRun: number | null;
}

export interface RunReport extends RunSummary {
  run: string;
  state: ImportRunState;
  /** Epoch ms. */
  startedAt: number;
  endedAt: number | null;
}

const units = { m: minute, h: hour, d: day };

/** The ms of a source's `every`, as `6h`. */
const intervalOf = (every: string): number => Number(every.slice(0, -1)) * units[every.slice(-1) as keyof typeof units];

const runReport = (row: ImportRunRow | undefined): RunReport | null =>
  row
    ? {
        ...{ run: row.id, state: row.state, startedAt: row.started_at, endedAt: row.ended_at },
        ...(JSON.parse(row.report) as RunSummary),
      }
    : null;

async function countListings({ db }: Store, source: string): Promise<number> {
  const { listings } = await db
    .selectFrom('estates')
    .select(({ fn }) => fn.countAll<number>().as('listings'))
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return Number(listings);
}

async function reportSource(
  store: Store,
  { name, format, every }: Pick<Source, 'name' | 'every'> & { format: string | null },
): Promise<SourceReport> {
  const [last] = await listRuns(store.db, name, 1);
  const next = (interval: string) => (last ? last.started_at + intervalOf(interval) : 0);
  return {
    source: name,
    format,
    listings: await countListings(store, name),
    lastRun: runReport(last),
    lastGood: runReport(await findLastGood(store.db, name)),
    nextRun: every === undefined ? null : next(every),
  };
}

/** Every source of a network's folder, and every other that had runs, with its runs and listings. */
export async function reportSources(store: Store, sources: readonly Source[]): Promise<SourceReport[]> {
  const known = new Set(sources.map(({ name }) => name));
  const ran = await store.db.selectFrom('import_runs').select('source').distinct().orderBy('source').execute();
  const others = ran.filter(({ source }) => !known.has(source));
  const all = [...sources, ...others.map(({ source }) => ({ name: source, format: null, every: undefined }))];
  const reports: SourceReport[] = [];
  for (const source of all) reports.push(await reportSource(store, source));
  return reports;
}
