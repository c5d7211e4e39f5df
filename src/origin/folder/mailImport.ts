import type { Transaction } from 'kysely';
import { day } from '#shared/times.ts';
import { digest } from '../db/digest.ts';
import type { ImportReportMail } from '../db/outbox/mail.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import type { SyncReport } from '../import/sync/report.ts';
import { summariseReport, type RunSummary } from '../import/sync/summariseReport.ts';
import { anotherRuns } from '../import/sync/syncSource.ts';
import type { Source } from './sourceFile.ts';

/** The same is not mailed again for so long, in ms. */
const silence = day;

/** In a mail; the operators' page has all. */
const maxReasons = 20;

type Outcome = ImportReportMail['outcome'];

/** What there is to tell; undefined where a run was good, and where another one was at work. */
function outcomeOf({ refusedRun, refused }: RunSummary, hasFailed: boolean): Outcome | undefined {
  if (hasFailed) return 'failed';
  if (refusedRun) return refusedRun.reason === anotherRuns ? undefined : 'refused';
  return refused > 0 ? 'records' : undefined;
}

/** The same for two runs that say the same: of a run that was refused, whatever its numbers. */
function markOf(outcome: Outcome, { refusedRun, reasons }: RunSummary): string {
  const refused = reasons.filter(({ kind }) => kind === 'refused');
  const told = outcome === 'records' ? JSON.stringify(refused) : refusedRun?.reason.replaceAll(/\d+/g, '#');
  return digest(`${outcome} ${told}`).slice(0, 16);
}

/** When each outcome was mailed, epoch ms, by its mark. */
type Mailed = Record<string, number>;

const rowName = (source: string): string => `mailed:${source}`;

async function readMailed(trx: Transaction<Tables>, source: string, now: number): Promise<Mailed> {
  const row = await trx.selectFrom('meta').select('value').where('name', '=', rowName(source)).executeTakeFirst();
  const all = row ? (JSON.parse(row.value) as Mailed) : {};
  return Object.fromEntries(Object.entries(all).filter(([, at]) => at <= now && now - at < silence));
}

async function writeMailed(trx: Transaction<Tables>, source: string, mailed: Mailed): Promise<void> {
  const value = JSON.stringify(mailed);
  await trx
    .insertInto('meta')
    .values({ name: rowName(source), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Mails who answers for a source (`report`) what a run did not take: when it fails, is refused, or refuses records. The
 * same outcome is mailed once a day, however often the source is read.
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
  const summary = summariseReport(report);
  const outcome = outcomeOf(summary, hasFailed);
  if (outcome === undefined) return;
  const { read, refused, warnings, refusedRun, reasons, otherReasons } = summary;
  const mark = markOf(outcome, summary);
  await store.db.transaction().execute(async (trx) => {
    const mailed = await readMailed(trx, source, now);
    if (mark in mailed) return;
    await writeMailed(trx, source, { ...mailed, [mark]: now });
    const mail = {
      ...{ kind: 'importReport', recipient, language: 'es', name: '', source, outcome } as const,
      ...(refusedRun ? { problem: refusedRun.reason } : {}),
      ...{ read, refused, warnings, reasons: reasons.slice(0, maxReasons) },
      otherReasons: otherReasons + Math.max(0, reasons.length - maxReasons),
    };
    await queueMail(trx, mail, now);
  });
}
