import type { CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { areaPriceSort, estateSorts, isAreaPriceSort, type EstateSort } from '#shared/domain/sorts.ts';
import { maxPageSize } from '#shared/domain/paging.ts';
import type { CheckContext } from '../context.ts';
import { rankOf, readList, reportFallen, type Estate, type WalkedList } from '../listWalk.ts';
import { reportPart } from './capabilities.ts';

/** What each sort compares, ascending; undefined where the estate has none. */
const values: Record<EstateSort, (estate: Estate) => number | undefined> = {
  recent: ({ created_at: created }) => (created === undefined ? undefined : -Date.parse(created)),
  'price-': ({ price }) => price,
  'price+': ({ price }) => price && -price,
  'area-': ({ area_constructed: area }) => area,
  'area+': ({ area_constructed: area }) => -area,
  'area_price-': ({ price, area_constructed: area }) => price && area && price / area,
  'area_price+': ({ price, area_constructed: area }) => price && area && -price / area,
};

const saidOf: Record<EstateSort, string> = {
  recent: 'recent: the latest publication first',
  'price-': 'price- ascends, hidden prices last',
  'price+': 'price+ descends, hidden prices last',
  'area-': 'area- ascends',
  'area+': 'area+ descends',
  'area_price-': 'area_price- ascends',
  'area_price+': 'area_price+ descends',
};

/** Of fractions, whose division databases round differently. */
const tolerance = 0.01;

/** The first estate that should stand before the one before it, among the available ones. */
function misplaced(estates: readonly Estate[], valueOf: (estate: Estate) => number | undefined) {
  const available = estates.filter((estate) => rankOf(estate) === 0);
  for (let at = 1; at < available.length; at += 1) {
    const [before, after] = [valueOf(available[at - 1]!), valueOf(available[at]!)];
    const isWrong = before === undefined ? after !== undefined : after !== undefined && after < before - tolerance;
    if (isWrong) return { before: available[at - 1]!, after: available[at]! };
  }
  return undefined;
}

const factsOf = ({ key, price, area_constructed: area, created_at: created }: Estate): string =>
  `${key} (price ${price ?? 'none'}, ${area} m², ${created?.slice(0, 10)})`;

function bestOf(estates: readonly Estate[], valueOf: (estate: Estate) => number | undefined): number | undefined {
  const found = estates
    .filter((estate) => rankOf(estate) === 0)
    .map(valueOf)
    .filter((value) => value !== undefined);
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** What is wrong with the first page of a sorted list, in words. @param estates of the list as far as it was read */
function problemOf(page: readonly Estate[], estates: readonly Estate[], sort: EstateSort): string | undefined {
  const wrong = misplaced(page, values[sort]);
  if (wrong) return `${factsOf(wrong.after)} after ${factsOf(wrong.before)}`;
  const [best, first] = [bestOf(estates, values[sort]), bestOf(page, values[sort])];
  return best !== undefined && first !== undefined && best < first - tolerance
    ? `first ${factsOf(page[0]!)}, and another page has one that comes before it`
    : undefined;
}

/** Every sort, on the first page of each list: a later one may do anything where it is not named. */
export async function checkSorts(
  context: CheckContext,
  lists: readonly WalkedList[],
  { sorts }: CapabilitiesDto,
): Promise<void> {
  const find = context.find.bind(null, { endpoint: 'estates', section: 'estates' });
  const isNamed = sorts.includes(areaPriceSort);
  for (const { type, estates, first } of lists)
    for (const { apiId } of estateSorts) {
      const isLater = isAreaPriceSort(apiId);
      const { answer, list } = await readList(
        context,
        type,
        { _sort: apiId, _qty: maxPageSize },
        isLater ? [200, 422] : [200],
      );
      const came = list && problemOf(list.results, estates, apiId);
      if (came !== undefined && (isNamed || !isLater)) find(answer, { rule: 'sort', came, contract: saidOf[apiId] });
      if (list) reportFallen(list.results, (statement) => find(answer, statement));
      if (!isLater) continue;
      const missing = answer.status === 422 ? '422' : undefined;
      // Homes that stand so in the usual order too show nothing.
      const works = list !== undefined && !came && problemOf(first.results, estates, apiId) !== undefined;
      reportPart({ name: areaPriceSort, isNamed, answer, missing, works }, find);
    }
}
