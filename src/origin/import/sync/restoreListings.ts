import type { Transaction } from 'kysely';
import { restoreEstates, type FormerEstate } from '../../db/estates/restoreEstates.ts';
import { findSourceRecords, writeSourceRecords } from '../../db/estates/sourceRecords.ts';
import { withdrawEstate } from '../../db/estates/writeEstate.ts';
import { takeListings, type KeptListing } from '../../db/imports/undoRows.ts';
import type { Store } from '../../db/store.ts';
import type { SourceRecordRow, Tables } from '../../db/tables.ts';

type Trx = Transaction<Tables>;

/** Numbers of listings, by what was done to them. */
export interface Restored {
  listings: number;
  /** Restored to their former content. */
  changed: number;
  /** Withdrawn by the run, listed again. */
  returned: number;
  /** Added by the run, withdrawn again. */
  withdrawn: number;
}

/** A listing as it was before, and what is known of its record now. */
interface Former extends KeptListing {
  id: string;
  present: SourceRecordRow | undefined;
}

/** Whether its status was set by hand after the run. (A run itself only clears that mark.) */
const wasSetSince = ({ record, present }: Former): boolean =>
  typeof present?.set_by_hand_at === 'number' && present.set_by_hand_at !== (record?.set_by_hand_at ?? null);

const formerEstate = (former: Former): FormerEstate[] =>
  former.estate ? [{ ...former.estate, keepsStatus: wasSetSince(former) }] : [];

const formerRecord = (former: Former): SourceRecordRow[] => {
  const { record, present, estate } = former;
  if (!record) return [];
  return [estate && wasSetSince(former) ? { ...record, set_by_hand_at: present!.set_by_hand_at } : record];
};

/** The URL keys of those that are listed now. */
async function findListed(store: Store, trx: Trx, source: string, former: readonly Former[]): Promise<string[]> {
  const ids = former.map(({ id }) => id);
  const rows = await trx
    .selectFrom('estates')
    .select('url_key')
    .where('source', '=', source)
    .where(store.isOneOf('source_id', ids))
    .execute();
  return rows.map(({ url_key }) => url_key);
}

async function restoreRecords(store: Store, trx: Trx, source: string, former: readonly Former[]): Promise<void> {
  const ids = former.map(({ id }) => id);
  await trx.deleteFrom('source_records').where('source', '=', source).where(store.isOneOf('source_id', ids)).execute();
  const records = former.flatMap(formerRecord);
  if (records.length > 0) await writeSourceRecords(store, trx, records);
}

/**
 * Puts the next of a source's listings, with what is kept of their records, back to what they were before its last run,
 * in a transaction of the caller.
 * @param next how many, and the time, epoch ms
 * @returns null where none is left
 */
export async function restoreListings(
  store: Store,
  trx: Trx,
  source: string,
  { count, now }: { count: number; now: number },
): Promise<Restored | null> {
  const kept = await takeListings(store, trx, source, count);
  if (kept.size === 0) return null;
  const present = await findSourceRecords(store, trx, source, [...kept.keys()]);
  const former = [...kept].map(([id, listing]): Former => ({ ...listing, id, present: present.get(id) }));
  const were = former.filter(({ estate }) => estate !== null);
  const changed = (await findListed(store, trx, source, were)).length;
  await restoreEstates(store, trx, former.flatMap(formerEstate), now);
  const added = former.filter(({ estate }) => estate === null);
  const toWithdraw = await findListed(store, trx, source, added);
  for (const key of toWithdraw) await withdrawEstate(store, trx, key, now);
  await restoreRecords(store, trx, source, former);
  return { listings: kept.size, changed, returned: were.length - changed, withdrawn: toWithdraw.length };
}
