import { markReal } from '../../db/realNetwork.ts';
import { countOffered } from '../../db/estates/sourceRecords.ts';
import { removeUnnamedPeople } from '../../db/people/savePeople.ts';
import { askPicturesAgain } from '../../db/pictures/askPicturesAgain.ts';
import type { Store } from '../../db/store.ts';
import { UnchangedFeed, UnreadableFile, type SourceRecords } from '../formats/format.ts';
import { defaultSpace } from '../input/workFolders.ts';
import { describePlan } from './describePlan.ts';
import { whyRefused } from './limits.ts';
import { planSource, type Plan, type PlanOptions, type SyncedSource } from './planSource.ts';
import { PlannedListings } from './PlannedListings.ts';
import { emptyReport, type BrokenRule, type SyncReport } from './report.ts';
import { SourceRun } from './SourceRun.ts';
import type { RunSummary } from './summariseReport.ts';
import { storePlanned, storeReadings, withdrawGone } from './storePlanned.ts';
import { withdrawn } from './words.ts';

export interface SyncOptions extends PlanOptions {
  /** Whether the network is real (the default) or a demo: no start replaces a real one by a demo. */
  isReal?: boolean;
  /** Any number may be withdrawn (limits.ts). */
  acceptWithdrawals?: boolean;
  /** The rules that the source's stored listings break, for the report. */
  tellBroken?: (source: string) => Promise<BrokenRule[]>;
  /** The folder of runs, for what waits to be stored. */
  workDir?: string;
  /** Nothing is stored: the report has a plan. */
  isDry?: boolean;
  /** Asked once no other run of the source can begin: false where there is nothing to do any more. */
  isWanted?: () => Promise<boolean>;
  /** The clock for the start and end of the run, epoch ms; for tests. */
  clock?: () => number;
}

/** Marks the database as filled, and with a real network, so that no start ever loads the demo network into it. */
async function markFilled({ db }: Store, isReal: boolean, now: number): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name: 'filled', value: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  if (isReal) await markReal(db, now);
}

/** The report of a plan: its numbers, and why the run is refused, if it is. */
function completeReport(
  { report, isWhole, listed, planned, gone, moved }: Plan,
  acceptWithdrawals: boolean,
): SyncReport {
  const { read, refused } = report;
  const broken = refused.filter(({ kind }) => kind === 'broken').length;
  const numbers = { read, broken, withdrawn: gone.length, listed, isWhole };
  const reason = whyRefused(numbers, acceptWithdrawals);
  if (reason !== undefined) return { ...report, unchanged: 0, refusedRun: { reason } };
  for (const known of planned.known())
    report[known === undefined ? 'new' : known.status === withdrawn ? 'returned' : 'changed'] += 1;
  return { ...report, changed: report.changed + moved.length, withdrawn: gone.length };
}

const isNotThere = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'].includes(code);

/** Whether an error is the file's: it is not there, not what its format says, or too long for a string. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof UnreadableFile || error instanceof RangeError || isNotThere(error as Error);

/** Why a file cannot be read. Messages of readers (`is empty`) go on where others put the name of the file. */
function describeUnreadable(error: Error): string {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path !== undefined) return `there is no file ${path}`;
  return error.message.replace(/^(?=(?:is|has|says|declares) )/, 'the file ');
}

/** Why a run is refused before it begins. */
export const anotherRuns = 'another run of this source is in progress';

const refuse = (source: string, reason: string): SyncReport => ({ ...emptyReport(source, ''), refusedRun: { reason } });

/** Stores what was planned. */
async function apply(
  store: Store,
  { planned, gone, moved, redated, readings, places, people }: Plan,
  run: SourceRun,
  options: SyncOptions,
): Promise<void> {
  const { now = Date.now(), isReal = true, onProgress } = options;
  await markFilled(store, isReal, now);
  const total = planned.size;
  const done = (count: number) => onProgress?.(count, 'storing', total);
  const size = {
    changes: total + gone.length + moved.length,
    documents: gone.length + moved.length + [...planned.known()].filter((known) => known !== undefined).length,
  };
  await storePlanned(store, planned, { run, size, moved, places, people, now, done });
  await withdrawGone(store, gone, { run, now });
  await askPicturesAgain(store, run.source, redated, now);
  await storeReadings(store, readings, run);
  await run.turn(0, (trx) => removeUnnamedPeople(store, trx, run.source, now));
}

/** The report of a run whose feed is unchanged. */
async function reportUnchanged(store: Store, source: string, lastRun: RunSummary): Promise<SyncReport> {
  const { refused, warnings, reasons, otherReasons, fetched } = lastRun;
  return {
    ...emptyReport(source, ''),
    unchanged: await countOffered(store.db, source),
    asBefore: { refused, warnings, reasons, otherReasons },
    ...(fetched ? { fetched } : {}),
  };
}

/** @param run undefined: nothing is stored */
async function planAndApply(
  store: Store,
  source: SyncedSource,
  records: SourceRecords,
  options: SyncOptions,
  run: SourceRun | undefined,
): Promise<SyncReport> {
  const listings = await PlannedListings.open(options.workDir ?? defaultSpace.dir);
  try {
    const plan = await planSource(store, source, records, listings, options).catch((error: unknown) => {
      if (error instanceof UnchangedFeed) return error;
      if (isUnreadable(error)) return describeUnreadable(error);
      throw error;
    });
    if (plan instanceof UnchangedFeed) return await reportUnchanged(store, source.name, plan.lastRun);
    if (typeof plan === 'string') return refuse(source.name, plan);
    const report = completeReport(plan, options.acceptWithdrawals ?? false);
    if (!run) return { ...report, plan: await describePlan(store, source.name, plan) };
    if (report.refusedRun) return report;
    await apply(store, plan, run, options);
    const broken = (await options.tellBroken?.(source.name)) ?? [];
    return broken.length > 0 ? { ...report, broken } : report;
  } finally {
    await listings.close();
  }
}

/**
 * Imports a source: reads and checks all records first, then stores new, changed and returned listings in batches, and
 * withdraws missing ones. Unchanged listings are not touched. Places and people that the records name are added or
 * updated. The site may serve meanwhile. Only one run of a source is in progress at a time, over all processes; the
 * next run marks a killed one as ended.
 * @param records of the source's file; where it is whole, listings that are missing in it are withdrawn
 * @returns what was done; with `refusedRun` nothing was: the file cannot be read, too much of it would be refused or
 * withdrawn (limits.ts), or another run is in progress
 */
export async function syncSource(
  store: Store,
  source: SyncedSource,
  records: SourceRecords,
  options: SyncOptions,
): Promise<SyncReport> {
  const { clock = Date.now, isDry = false, isWanted } = options;
  if (isDry) return planAndApply(store, source, records, options, undefined);
  const report = await SourceRun.run(store, source.name, { clock, isWanted }, (run) =>
    planAndApply(store, source, records, options, run),
  );
  return report ?? refuse(source.name, anotherRuns);
}
