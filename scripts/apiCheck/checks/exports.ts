import { estateSchema } from '#shared/contract/estate.ts';
import { estateExportSchema } from '#shared/contract/estateExport.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { operations } from '../../contract/operations.ts';
import type { Statement } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';
import { keysOf, ofOneOperation, rankOf, type WalkedList } from '../listWalk.ts';

/** The export holds every estate to be had, once. */
export async function checkExport(context: CheckContext, lists: readonly WalkedList[]): Promise<void> {
  const keys: string[] = [];
  let after: string | undefined;
  do {
    const answer = await context.read('estateExport', {}, { query: after === undefined ? {} : { _after: after } });
    const page = estateExportSchema.safeParse(answer.json);
    if (answer.status !== 200 || !page.success) return;
    const say = context.find.bind(null, operations.estateExport, answer);
    for (const record of page.data.results) {
      const estate = estateSchema.safeParse(record);
      if (!estate.success) continue;
      keys.push(foldKey(estate.data.key));
      if (rankOf(estate.data) === 2)
        say({
          rule: 'export',
          came: `${estate.data.key} (${estate.data.status})`,
          contract: 'neither sold nor rented',
        });
    }
    if (page.data.next !== undefined && page.data.next === after)
      return say({ rule: 'export', came: `next ${after} again`, contract: 'next is where the next page begins' });
    after = page.data.next;
    if (after === undefined) compare(keys, lists, say);
  } while (after !== undefined && keys.length < context.limits.records);
}

function compare(keys: readonly string[], lists: readonly WalkedList[], say: (statement: Statement) => void): void {
  const known = new Set(keys);
  if (known.size !== keys.length)
    say({ rule: 'export', came: `${keys.length - known.size} estates twice`, contract: 'an order that never changes' });
  const live = keysOf(
    ofOneOperation(lists)
      .flatMap(({ estates }) => estates)
      .filter((estate) => rankOf(estate) < 2),
  );
  const lacking = live.find((key) => !known.has(key));
  if (lacking !== undefined)
    say({ rule: 'export', came: `no ${lacking}, which a list has`, contract: 'every estate neither sold nor rented' });
}
