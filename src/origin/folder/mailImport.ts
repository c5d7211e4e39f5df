import type { Transaction } from 'kysely';
import { day } from '#shared/times.ts';
import { digest } from '../db/digest.ts';
import { readMeta, setMeta } from '../db/meta.ts';
import type { ImportReportMail } from '../db/outbox/mail.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import { countMissingPictures } from '../db/pictures/picturesOfSource.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import type { SyncReport } from '../import/sync/report.ts';
import { summariseReport } from '../import/sync/summariseReport.ts';
import { anotherRuns } from '../import/sync/syncSource.ts';
import type { Source } from './sourceFile.ts';

/** Of runs; listings that look alike are mailed when they are found (mailSuggestions.ts). */
type Outcome = Exclude<ImportReportMail['outcome'], 'duplicates'>;

/**
 * The same is not mailed again for so long, in ms. Records that are refused may stay so for good reason: a feed may
 * have lets by the week, which the site does not offer.
 */
const silence: Record<Outcome, number> = {
  ...{ refused: day, failed: day },
  ...{ records: 7 * day, withdrawals: 7 * day, pictures: 7 * day },
};

/** In a mail; the operators' page has all. */
const maxReasons = 20;

/** Of the listings that a source had: more than these are rarely sold between two runs. */
const manyWithdrawn = 0.2;

const areManyWithdrawn = ({ withdrawn, changed, unchanged }: SyncReport): boolean =>
  withdrawn > manyWithdrawn * (withdrawn + changed + unchanged);

/** What there is to tell; nothing where a run was good or read nothing new, and where another one was at work. */
function outcomesOf(report: SyncReport, hasFailed: boolean, missingPictures: number): Outcome[] {
  const { refusedRun, refused } = report;
  if (hasFailed) return ['failed'];
  if (refusedRun) return refusedRun.reason === anotherRuns ? [] : ['refused'];
  return [
    ...(areManyWithdrawn(report) ? (['withdrawals'] as const) : []),
    ...(refused.length > 0 ? (['records'] as const) : []),
    ...(missingPictures > 0 ? (['pictures'] as const) : []),
  ];
}

/** The records that are broken, one by one; of those that the site does not offer, why. */
function tellRecords({ refused }: SyncReport): string {
  const told = refused.map(({ kind, id, reference, place, reason }) =>
    kind === 'broken' ? `${reference ?? id ?? place} ${reason}` : reason,
  );
  return [...new Set(told)].sort().join('\n');
}

/** The same for two runs that say the same: of a run that was refused, whatever its numbers. */
function markOf(outcome: Outcome, report: SyncReport): string {
  const told =
    outcome === 'records'
      ? tellRecords(report)
      : outcome === 'withdrawals'
        ? report.run
        : report.refusedRun?.reason.replaceAll(/\d+/g, '#');
  return digest(`${outcome} ${told}`).slice(0, 16);
}

/** Until when each outcome is not mailed again, epoch ms, by its mark. */
type Mailed = Record<string, number>;

const rowName = (source: string): string => `mailed:${source}`;

async function readMailed(trx: Transaction<Tables>, source: string, now: number): Promise<Mailed> {
  const all = JSON.parse((await readMeta(trx, rowName(source))) ?? '{}') as Mailed;
  // A time that lies further ahead is of a clock that was.
  return Object.fromEntries(Object.entries(all).filter(([, until]) => until > now && until <= now + silence.records));
}

const writeMailed = (trx: Transaction<Tables>, source: string, mailed: Mailed): Promise<void> =>
  setMeta(trx, rowName(source), JSON.stringify(mailed));

/**
 * Mails who answers for a source (`report`) what a run did not take: when it fails, is refused, refuses records or
 * withdraws many listings, and when pictures do not come. The same failure is mailed once a day, the same of anything
 * else once a week, however often the source is read.
 * @param hasFailed an error ended the run
 * @param now epoch ms
 */
export async function mailImport(
  store: Store,
  { name: source, report: recipient }: Source,
  report: SyncReport,
  { hasFailed = false, now }: { hasFailed?: boolean; now: number },
): Promise<void> {
  if (recipient === undefined) return;
  const missing = hasFailed || report.refusedRun ? 0 : ((await countMissingPictures(store.db)).get(source) ?? 0);
  const outcomes = outcomesOf(report, hasFailed, missing);
  if (outcomes.length === 0) return;
  const { read, refused, warnings, withdrawn, refusedRun, reasons, otherReasons } = summariseReport(report);
  await store.db.transaction().execute(async (trx) => {
    const mailed = await readMailed(trx, source, now);
    const untold = outcomes.filter((outcome) => !(markOf(outcome, report) in mailed));
    if (untold.length === 0) return;
    const marks = untold.map((outcome) => [markOf(outcome, report), now + silence[outcome]]);
    await writeMailed(trx, source, { ...mailed, ...(Object.fromEntries(marks) as Mailed) });
    for (const outcome of untold) {
      const mail = {
        ...({ kind: 'importReport', recipient, language: 'es', name: '', source, outcome } as const),
        ...(refusedRun ? { problem: refusedRun.reason } : {}),
        ...{ read, refused, warnings, reasons: reasons.slice(0, maxReasons) },
        ...(withdrawn > 0 ? { withdrawn } : {}),
        ...(missing > 0 ? { missingPictures: missing } : {}),
        otherReasons: otherReasons + Math.max(0, reasons.length - maxReasons),
      };
      await queueMail(trx, mail, now);
    }
  });
}
