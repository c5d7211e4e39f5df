import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { AdvertReportOutcome } from '#shared/domain/advertReport.ts';
import type { AdvertReport } from '#shared/forms/advertReport.ts';
import type { Store } from '../store.ts';
import type { AdvertReportRow, Db, Tables } from '../tables.ts';
import { leadLife, traceLife } from './leads.ts';

/** What a visitor wrote; the address until they are told what came of it. */
export type AdvertReportContent = Pick<AdvertReport, 'message' | 'email'>;

/** A report as operators see it. */
export type ListedReport = Omit<AdvertReportRow, 'content'> & { content: AdvertReportContent | null };

/** Stored at once, open or settled: no flood fills the disk. */
const maxStored = 10_000;

type NewReport = Pick<AdvertReportRow, 'url_key' | 'reference' | 'reason' | 'subject_key' | 'language' | 'made_at'> & {
  content: AdvertReportContent;
};

/** @returns false, and stores nothing, while too many are stored */
export async function insertReport(trx: Transaction<Tables>, { content, ...row }: NewReport): Promise<boolean> {
  if ((await countReports(trx)) >= maxStored) return false;
  const stored = { ...row, id: randomUUID(), content: JSON.stringify(content), state: 'open' as const };
  await trx
    .insertInto('advert_reports')
    .values({ ...stored, note: null, settled_at: null })
    .execute();
  return true;
}

/** @returns how many are stored; with `state` only those in it */
export async function countReports(db: Db, state?: AdvertReportRow['state']): Promise<number> {
  const all = db.selectFrom('advert_reports').select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await (state ? all.where('state', '=', state) : all).executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a listing was reported since a time. */
export async function isReportedSince(trx: Transaction<Tables>, urlKey: string, since: number): Promise<boolean> {
  const found = await trx
    .selectFrom('advert_reports')
    .select('id')
    .where('url_key', '=', urlKey)
    .where('made_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const read = ({ content, ...row }: AdvertReportRow): ListedReport => ({
  ...row,
  made_at: Number(row.made_at),
  settled_at: row.settled_at === null ? null : Number(row.settled_at),
  content: content === null ? null : (JSON.parse(content) as AdvertReportContent),
});

/** Reports, the open ones first, of each the newest first. */
export async function listReports(db: Db, limit: number, offset: number): Promise<ListedReport[]> {
  const rows = await db
    .selectFrom('advert_reports')
    .selectAll()
    .orderBy(sql`case when state = 'open' then 0 else 1 end`)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(read);
}

export async function findReport(db: Db, id: string): Promise<ListedReport | undefined> {
  const row = await db.selectFrom('advert_reports').selectAll().where('id', '=', id).executeTakeFirst();
  return row && read(row);
}

/**
 * Settles an open report, and erases its address.
 * @returns the report as it was; undefined for one that is settled already, or that nobody knows
 */
export async function closeReport(
  trx: Transaction<Tables>,
  id: string,
  { outcome, note }: { outcome: AdvertReportOutcome; note: string },
  now: number,
): Promise<ListedReport | undefined> {
  // The row is this transaction's from here on: a second answer finds it settled.
  const row = await trx
    .updateTable('advert_reports')
    .set({ state: outcome, note: note || null, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const report = read(row);
  const content = report.content && JSON.stringify({ message: report.content.message });
  await trx.updateTable('advert_reports').set({ content }).where('id', '=', id).execute();
  return report;
}

/** Erases what reports contain when their time is over, and later what is left of them. @returns the number erased */
export async function eraseOldReports({ db }: Store, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('advert_reports')
    .set({ content: null, subject_key: null })
    .where('made_at', '<=', now - leadLife)
    .where('content', 'is not', null)
    .executeTakeFirst();
  await db
    .deleteFrom('advert_reports')
    .where('made_at', '<=', now - traceLife)
    .execute();
  return Number(numUpdatedRows);
}

/** Erases a person's reports. @param subjectKey digest of the address @returns the number erased */
export async function eraseReportsOf(trx: Transaction<Tables>, subjectKey: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('advert_reports')
    .set({ content: null, subject_key: null })
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
