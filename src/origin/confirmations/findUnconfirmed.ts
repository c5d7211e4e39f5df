import { setImmediate as otherWork } from 'node:timers/promises';
import { unconfirmedDays } from '#shared/domain/advertAnswers.ts';
import { day } from '#shared/times.ts';
import type { EstateDetailDocument } from '../db/estates/estateDocuments.ts';
import type { Store } from '../db/store.ts';
import type { EstateRow } from '../db/tables.ts';
import { readConfirmed } from '../records/readConfirmed.ts';

/** Listings read at once; the process does other work in between. */
const pageRows = 100;

export type Unconfirmed = Pick<EstateRow, 'key' | 'url_key' | 'reference' | 'source' | 'source_id' | 'agent'>;

/** Listings that can be had, and whose stored date is old: of each the last confirmation is looked up. */
const readPage = ({ db }: Store, after: number, before: number) =>
  db
    .selectFrom('estates')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .select(['key', 'url_key', 'reference', 'source', 'source_id', 'agent', 'detail'])
    .where('key', '>', after)
    .where('availability_rank', '=', 0)
    .where('updated_at', '<=', before)
    .orderBy('key')
    .limit(pageRows)
    .execute();

/**
 * Available listings that nobody changed, confirmed or fed for 60 days, by the keys of their agents.
 * @param now epoch ms
 */
export async function findUnconfirmed(store: Store, now: number): Promise<Map<number, Unconfirmed[]>> {
  const before = now - unconfirmedDays * day;
  const byAgent = new Map<number, Unconfirmed[]>();
  for (let after = 0; ;) {
    const rows = await readPage(store, after, before);
    const confirmed = await readConfirmed(store, rows);
    for (const { detail, ...row } of rows) {
      const own = Date.parse((JSON.parse(detail) as EstateDetailDocument).confirmed_at ?? '');
      if (Math.max(own || 0, confirmed.get(row.url_key) ?? 0) > before) continue;
      const others = byAgent.get(row.agent);
      if (others) others.push(row);
      else byAgent.set(row.agent, [row]);
    }
    if (rows.length < pageRows) return byAgent;
    after = rows.at(-1)!.key;
    // SQLite answers within the turn of the event loop.
    await otherWork();
  }
}
