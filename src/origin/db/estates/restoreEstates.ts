import type { Transaction } from 'kysely';
import type { EstateStatus } from '#shared/domain/estate.ts';
import type { EstateDetailDocument } from './estateDocuments.ts';
import { isBehind, putBehind } from './availability.ts';
import { withStatus } from './estateRow.ts';
import type { EstateDocuments } from './readDocuments.ts';
import { acquireWriteLock } from './acquireWriteLock.ts';
import { readStored, storeReplaced, type Replaced } from './saveEstates.ts';
import type { Store } from '../store.ts';
import type { EstateRow, Tables } from '../tables.ts';

type Trx = Transaction<Tables>;

/** An estate as it was stored. */
export interface FormerEstate extends EstateDocuments {
  hidden_address: string | null;
  /** Slug of who offers it. */
  agent: string;
  /** Its status was set by hand since, and stays. */
  keepsStatus: boolean;
}

/** The keys of agents, and of the agencies where they work now, by slug. */
async function readAgents(
  trx: Trx,
  slugs: readonly string[],
): Promise<Map<string, Pick<EstateRow, 'agent' | 'agency'>>> {
  const rows = await trx.selectFrom('agents').select(['key', 'slug', 'agency']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ slug, key, agency }) => [slug, { agent: key, agency }]));
}

/** Its row as it was, under the key that it has now if it is there. */
function formerRow({ row, keepsStatus }: FormerEstate, present: EstateRow | undefined, now: number): EstateRow {
  // What stands behind which twin has been found out since.
  const former = putBehind({ ...row, key: present?.key ?? row.key }, present !== undefined && isBehind(present));
  return present && keepsStatus ? withStatus(former, present.status as EstateStatus, now) : former;
}

/**
 * Puts estates of one source back to what they were, also such as were withdrawn since, in a transaction of the caller.
 * @param now epoch ms
 * @throws when an agent is not stored any more
 */
export async function restoreEstates(
  store: Store,
  trx: Trx,
  estates: readonly FormerEstate[],
  now: number,
): Promise<void> {
  if (estates.length === 0) return;
  const nextKey = await acquireWriteLock(trx);
  const ids = estates.map(({ row }) => row.source_id);
  const stored = await readStored(store, trx, estates[0]!.row.source, ids);
  const agents = await readAgents(trx, [...new Set(estates.map(({ agent }) => agent))]);
  const replaced = estates.map((former): Replaced => {
    const before = stored.get(former.row.source_id);
    const agent = agents.get(former.agent);
    if (!agent) throw new Error(`The store holds no agent ${former.agent} any more`);
    const { summary, detail, hidden_address } = former;
    const { media } = JSON.parse(detail) as EstateDetailDocument;
    return {
      before,
      after: { row: { ...formerRow(former, before?.row, now), ...agent }, summary, detail, hidden_address },
      pictures: media.map(({ url }) => url),
    };
  });
  await storeReplaced(store, trx, replaced, { nextKey, now, isUndo: true });
}
