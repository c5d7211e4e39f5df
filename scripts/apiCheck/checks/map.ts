import { pinsSchema } from '#shared/contract/estateList.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { operations } from '../../contract/operations.ts';
import type { CheckContext } from '../context.ts';
import { keysOf, rankOf, type WalkedList } from '../listWalk.ts';

const maxPins = 2_000;

/** The maps of lists: as many estates, and the same. */
export async function checkMaps(context: CheckContext, lists: readonly WalkedList[]): Promise<void> {
  for (const { type, estates, isWhole, first } of lists)
    for (const closed of [false, true]) {
      const answer = await context.read('pins', { type }, { query: closed ? { closed: 1 } : {} });
      const map = pinsSchema.safeParse(answer.json);
      if (answer.status !== 200 || !map.success) continue;
      const say = context.find.bind(null, operations.pins, answer);
      const { total, pins, clusters } = map.data;
      const shown = estates.filter((estate) => closed || rankOf(estate) < 2);
      if (isWhole && total !== shown.length)
        say({
          rule: 'pins-total',
          came: `total ${total}, and the list has ${shown.length} of ${first.total}`,
          contract: 'same filters as the list; sold and rented ones only with closed=1',
        });
      if (!pins && !clusters)
        say({ rule: 'pins-none', came: 'neither pins nor clusters', contract: 'the answer has pins or clusters' });
      if ((pins?.length ?? 0) > maxPins)
        say({ rule: 'pins-many', came: `${pins!.length} pins`, contract: 'above 2,000 estates clusters' });
      const hiding = new Set(keysOf(shown.filter(({ address }) => address.visibility !== 'full')));
      const told = pins?.find((pin) => Array.isArray(pin) && pin[4] === 1 && hiding.has(foldKey(String(pin[0]))));
      if (told)
        say({
          rule: 'hidden-place',
          came: `an exact pin of ${String((told as unknown[])[0])}, whose address is not full`,
          contract: '1 where the location is exact, which only a full address is',
          section: 'hidden-places',
        });
      const keys = new Set(keysOf(shown));
      const foreign = pins?.find((pin) => Array.isArray(pin) && !keys.has(foldKey(String(pin[0]))));
      if (isWhole && foreign)
        say({
          rule: 'pins-key',
          came: `a pin of ${String((foreign as unknown[])[0])}, which the list has not`,
          contract: 'a pin begins with the key of its estate',
        });
    }
}
