import { pinsSchema } from '#shared/contract/estateList.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { maxPageSize } from '#shared/domain/paging.ts';
import { operations } from '../../contract/operations.ts';
import type { CheckContext } from '../context.ts';
import { keysOf, rankOf, readList, type WalkedList } from '../listWalk.ts';

const maxPins = 2_000;

/** Degrees around a place, a hundredth of what an approximate one is rounded to. */
const around = 0.00005;

/** Boxes find a home by the place that is sent. One that is found by another place can be narrowed down to it. */
async function checkBoxes(context: CheckContext, type: string, pins: readonly unknown[]): Promise<void> {
  const approximate = pins.filter(
    (pin): pin is [string, number, number] =>
      Array.isArray(pin) && pin[4] !== 1 && typeof pin[1] === 'number' && typeof pin[2] === 'number',
  );
  for (const [key, lng, lat] of approximate.slice(0, context.limits.samples)) {
    const box = [lng - around, lat - around, lng + around, lat + around].map((degrees) => degrees.toFixed(6)).join(',');
    const { answer, list } = await readList(context, type, { bbox: box, _qty: maxPageSize });
    if (list && list.pages <= 1 && !keysOf(list.results).includes(foldKey(String(key))))
      context.find(operations.estates, answer, {
        rule: 'hidden-place-filter',
        came: `not ${key}, whose pin is there`,
        contract: 'boxes find a home by what is sent of its place, not by what is hidden',
        section: 'hidden-places',
      });
  }
}

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
      if (!closed && pins) await checkBoxes(context, type, pins);
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
