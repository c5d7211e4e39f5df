import type { Transaction } from 'kysely';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { EstateDetailDocument } from './estateDocuments.ts';
import { acquireWriteLock } from './acquireWriteLock.ts';
import { readStored, storeReplaced, type Replaced } from './saveEstates.ts';

/**
 * Gives estates of one source to other agents, in a transaction of the caller: all else of them stays.
 * @param agents slugs, by the ids of the estates in their source
 * @param now epoch ms
 */
export async function moveEstates(
  store: Store,
  trx: Transaction<Tables>,
  source: string,
  agents: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const nextKey = await acquireWriteLock(trx);
  const stored = await readStored(store, trx, source, [...agents.keys()]);
  const people = await trx
    .selectFrom('agents')
    .select(['key', 'slug', 'agency'])
    .where(store.isOneOf('slug', [...new Set(agents.values())]))
    .execute();
  const hidden = await trx
    .selectFrom('estate_details')
    .select(['estate', 'hidden_address'])
    .where(
      store.isOneOf(
        'estate',
        [...stored.values()].map(({ row }) => row.key),
      ),
    )
    .execute();
  const bySlug = new Map(people.map((person) => [person.slug, person]));
  const addresses = new Map(hidden.map(({ estate, hidden_address }) => [estate, hidden_address]));
  const replaced = [...stored].map(([id, before]): Replaced => {
    const { key: agent, agency } = bySlug.get(agents.get(id)!)!;
    const { media } = JSON.parse(before.detail) as EstateDetailDocument;
    return {
      before,
      after: {
        ...before,
        row: { ...before.row, agent, agency },
        hidden_address: addresses.get(before.row.key) ?? null,
      },
      pictures: media.map(({ url }) => url),
    };
  });
  await storeReplaced(store, trx, replaced, { nextKey, now });
}
