import { sql, type Transaction } from 'kysely';
import { languages } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { EstateSummaryDocument } from '../estates/estateDocuments.ts';
import type { Store } from '../store.ts';
import type { Db, EstateRow, Tables } from '../tables.ts';

/** All that the pages of a stored listing are made of. */
export interface EstateDocuments {
  row: EstateRow;
  /** JSON: EstateSummaryDocument. */
  summary: string;
  /** JSON: EstateDetailDocument. */
  detail: string;
}

/** Paths of its pages in each language, separated by spaces. */
function pathsOf({ summary }: EstateDocuments): string {
  const { type, url_slug, address, key } = JSON.parse(summary) as EstateSummaryDocument;
  const paths = languages.map((language) => {
    const slug = localised(url_slug, language)!.value;
    const params = { province: address.province_slug, type, slug, ref: key };
    return buildUrl(routeTarget<'Estate'>({ to: 'Estate', params }), language);
  });
  return paths.join(' ');
}

export const readDocuments = (trx: Transaction<Tables>, key: number): Promise<Omit<EstateDocuments, 'row'>> =>
  trx
    .selectFrom('estate_summaries')
    .innerJoin('estate_details', 'estate_details.estate', 'estate_summaries.estate')
    .select(['summary', 'detail'])
    .where('estate_summaries.estate', '=', key)
    .executeTakeFirstOrThrow();

/** What its pages show, as one text: columns in one order, whether the row was read or made. */
const contentOf = ({ row, summary, detail }: EstateDocuments): string => {
  const columns = Object.entries(row)
    .filter(([name]) => name !== 'updated_at')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return [...columns, summary, detail].join('\n');
};

/** Whether search engines may index its pages: not of what is sold or rented. */
const isIndexed = (listing: EstateDocuments | undefined): boolean =>
  listing !== undefined && listing.row.availability_rank < 2;

/**
 * The pages of a listing that changed. A listing that is stored again as it was is no change; one that is sold, moved
 * or gone is, under the address that search engines know; one that stays sold is none that they may know.
 * @param after undefined for a listing that is gone
 * @returns for each address that it had or has, its paths in each language
 */
export function changedPagesOf(before: EstateDocuments | undefined, after: EstateDocuments | undefined): string[] {
  if (!isIndexed(before) && !isIndexed(after)) return [];
  if (before && after && contentOf(before) === contentOf(after)) return [];
  return [...new Set([before, after].flatMap((listing) => (listing ? [pathsOf(listing)] : [])))];
}

/** Pages that one statement records. */
const recordedAtOnce = 100;

/** Records changed pages, in the transaction that changes them. @param paths as `changedPagesOf` gives them */
export async function recordChangedPages(
  trx: Transaction<Tables>,
  paths: readonly string[],
  now = Date.now(),
): Promise<void> {
  const changed = { changed_at: now, leased_until: 0 };
  const rows = [...new Set(paths)].map((one) => ({ paths: one, ...changed }));
  for (let first = 0; first < rows.length; first += recordedAtOnce)
    await trx
      .insertInto('changed_pages')
      .values(rows.slice(first, first + recordedAtOnce))
      .onConflict((conflict) => conflict.column('paths').doUpdateSet(changed))
      .execute();
}

/** Pages that one job at a time submits. */
export interface LeasedPages {
  leasedUntil: number;
  paths: readonly string[];
}

/**
 * Leases the pages that changed first. No other job takes them until the lease ends; after a crash they are taken
 * again.
 * @param settled pages that changed later may change again at once
 * @param time of the lease, in ms
 * @param max listings
 */
export async function leaseChangedPages(
  { db, isOneOf }: Store,
  { now, settled, time, max }: { now: number; settled: number; time: number; max: number },
): Promise<LeasedPages> {
  const leasedUntil = now + time;
  const due = await db
    .selectFrom('changed_pages')
    .select('paths')
    .where('changed_at', '<=', settled)
    .where('leased_until', '<=', now)
    .orderBy('changed_at')
    .limit(max)
    .execute();
  // Mostly there is none, and reading first keeps SQLite's write lock free.
  if (due.length === 0) return { leasedUntil, paths: [] };
  const leased = await db
    .updateTable('changed_pages')
    .set({ leased_until: leasedUntil })
    .where(
      isOneOf(
        'paths',
        due.map(({ paths }) => paths),
      ),
    )
    .where('leased_until', '<=', now)
    .returning('paths')
    .execute();
  return { leasedUntil, paths: leased.map(({ paths }) => paths) };
}

/** Removes leased pages that were submitted; those that changed meanwhile stay. */
export async function removeChangedPages({ db, isOneOf }: Store, { leasedUntil, paths }: LeasedPages): Promise<void> {
  await db.deleteFrom('changed_pages').where(isOneOf('paths', paths)).where('leased_until', '=', leasedUntil).execute();
}

/** Ends a lease early: the pages were not submitted. */
export async function returnChangedPages({ db, isOneOf }: Store, { leasedUntil, paths }: LeasedPages): Promise<void> {
  await db
    .updateTable('changed_pages')
    .set({ leased_until: 0 })
    .where(isOneOf('paths', paths))
    .where('leased_until', '=', leasedUntil)
    .execute();
}

/**
 * Keeps the latest changes, and none from before a time.
 * @param most listings
 * @returns the number of listings removed
 */
export async function trimChangedPages(db: Db, { before, most }: { before: number; most: number }): Promise<number> {
  const first = await db
    .selectFrom('changed_pages')
    .select('changed_at')
    .orderBy('changed_at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  const bound = Math.max(before, first ? Number(first.changed_at) + 1 : 0);
  const { numDeletedRows } = await db.deleteFrom('changed_pages').where('changed_at', '<', bound).executeTakeFirst();
  return Number(numDeletedRows);
}

/** How many listings wait. */
export async function countChangedPages(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from changed_pages`.execute(db);
  return Number(rows[0]!.count);
}
