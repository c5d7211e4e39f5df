import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { pageSize } from '#shared/domain/paging.ts';
import type { Answer } from '../client.ts';
import type { Statement } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';
import { keysOf, readList, reportFallen, type WalkedList } from '../listWalk.ts';

type Say = (answer: Answer, statement: Statement) => void;

function checkWalk({ answer, estates, first, isWhole }: WalkedList, say: Say): void {
  const keys = keysOf(estates);
  const twice = keys.find((key, position) => keys.indexOf(key) !== position);
  if (twice !== undefined)
    say(answer, {
      rule: 'record-twice',
      came: `${twice} on two places of the list`,
      contract: 'no estate comes twice',
    });
  reportFallen(estates, (statement) => say(answer, statement));
  if (!isWhole) return;
  const counts = [
    ['available', estates.filter(({ status }) => !hidesPrice(status)).length],
    ['closed', estates.filter(({ status }) => isClosed(status)).length],
  ] as const;
  for (const [name, count] of counts)
    if (first[name] !== undefined && first[name] !== count)
      say(answer, {
        rule: 'counts',
        came: `${name} ${first[name]}, and ${count} in the list`,
        contract: 'available: neither reserved nor closed; closed: sold or rented',
      });
}

/** Pages of another size hold the same estates in the same order. */
async function checkSizes(context: CheckContext, { type, estates }: WalkedList, say: Say): Promise<void> {
  const size = 7;
  const { answer, list } = await readList(context, type, { _qty: size });
  if (!list) return;
  if (list.qty !== size || list.sent > size)
    say(answer, { rule: 'page-size', came: `qty ${list.qty}, ${list.sent} results`, contract: '_qty is kept' });
  else if (!list.total_capped && list.pages !== Math.ceil(list.total / size))
    say(answer, {
      rule: 'pages',
      came: `pages ${list.pages}, total ${list.total}, qty ${list.qty}`,
      contract: 'pages is total by qty',
    });
  const second = list.pages > 1 ? await readList(context, type, { _qty: size, _page: 2 }) : undefined;
  const keys = keysOf([...list.results, ...(second?.list?.results ?? [])]);
  if (keys.join() !== keysOf(estates).slice(0, keys.length).join())
    say(second?.answer ?? answer, {
      rule: 'unstable-order',
      came: `pages of ${size} are not the beginning of the list in pages of 48`,
      contract: 'an order is stable: pages of any size cut the same list',
    });
}

async function checkEnd(context: CheckContext, { type, first }: WalkedList, say: Say): Promise<void> {
  if (first.total_capped) return;
  const last = Math.max(1, Math.ceil(first.total / pageSize));
  const past = await context.read('estates', { type }, { query: { _page: last + 1 }, statuses: [200, 404] });
  if (past.status === 200)
    say(past, { rule: 'past-last-page', came: '200', contract: 'a page past the last is a 404', section: 'errors' });
}

/** The list of both operations holds the estates of each. */
function checkBoth(lists: readonly WalkedList[], say: Say): void {
  const totals = ['buy', 'rent', 'all'].map((type) => lists.find((list) => list.type === type)?.first);
  const [buy, rent, all] = totals;
  if (!buy || !rent || !all || totals.some((list) => list?.total_capped) || buy.total + rent.total === all.total)
    return;
  say(lists.at(-1)!.answer, {
    rule: 'sums',
    came: `total ${all.total}; buy ${buy.total}, rent ${rent.total}`,
    contract: '{type} all is both operations',
  });
}

/** Of each list: what its pages say of one another. */
export async function checkPaging(context: CheckContext, lists: readonly WalkedList[]): Promise<void> {
  const say: Say = context.find.bind(null, { endpoint: 'estates', section: 'estates' });
  checkBoth(lists, say);
  for (const list of lists) {
    checkWalk(list, say);
    await checkSizes(context, list, say);
    await checkEnd(context, list, say);
  }
}
