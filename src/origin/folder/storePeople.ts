import type { Transaction } from 'kysely';
import { saveAgency, saveAgent } from '../db/people/savePeople.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import type { FolderPeople } from './readPeople.ts';

/**
 * Stores the people of a folder: new ones are added, changed ones replaced, and what is as it was is left alone. Who is
 * no longer in the folder stays, because listings may name them.
 */
export async function storePeople(
  store: Store,
  trx: Transaction<Tables>,
  { agencies, agents }: FolderPeople,
  now: number,
): Promise<void> {
  const own = { source: null, now };
  const keys = new Map<string, number>();
  for (const agency of agencies) keys.set(agency.slug, await saveAgency(store, trx, agency, own));
  for (const agent of agents) await saveAgent(store, trx, agent, keys.get(agent.agency.slug)!, own);
}
