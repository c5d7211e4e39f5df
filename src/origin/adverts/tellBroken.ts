import type { Store } from '../db/store.ts';
import { readAdvertRules } from '../db/adverts/advertRules.ts';
import type { BrokenRule } from '../import/sync/report.ts';
import { groupFaults } from './groupFaults.ts';
import { readAdverts } from './readAdverts.ts';
import { createSayToAgent } from './sayToAgent.ts';

/** Adverts of a source that are looked at after a run: the newest. */
const most = 500;

const maxReferences = 20;

/**
 * The rules that have to hold and that stored listings of a source break, the worst first.
 * @param now epoch ms
 */
export async function tellBroken(store: Store, source: string, now: number): Promise<BrokenRule[]> {
  const { rules } = await readAdvertRules(store.db);
  const adverts = readAdverts(store, now, { most, brokenIn: source });
  const { groups } = await groupFaults(adverts, { rules, say: await createSayToAgent() }, { total: most, hidden: 0 });
  return groups
    .filter(({ weight }) => weight === 'must')
    .map(({ title, outcome, source: restsOn, count, found }) => ({
      ...{ title, outcome, source: restsOn, count },
      hidden: found.filter(({ hidden }) => hidden).length,
      references: found.slice(0, maxReferences).map(({ reference }) => reference),
      message: found[0]!.message,
    }));
}
