import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '#shared/api/ApiError.ts';
import { listQuery } from '#shared/api/listQuery.ts';
import type { EdgeCache } from '../edge/EdgeCache.ts';
import { createServerApi } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { toldSearch, type ListPage } from './countedPage.ts';
import type { CountedList, Tally } from './createTallies.ts';

/** Look-ups of a list without an answer, after which nothing is counted of it: an hour. */
const maxAttempts = 400;

/** Lists that are looked up before other work has its turn. */
const listsAtOnce = 16;

interface FindDeps {
  upstream: Upstream;
  cache: Pick<EdgeCache, 'peek'>;
  /** What is not found when it is aborted stays in the tally. */
  signal: AbortSignal;
}

/** Answers as they are stored, however old: nothing is asked of an upstream for a page that somebody only named. */
const withoutCalls = ({ upstream, cache }: FindDeps): Upstream => ({
  ...upstream,
  get: (path) => {
    const key = upstream.keyFor(path);
    const entry = key === undefined ? undefined : cache.peek(key);
    return entry ? Promise.resolve({ entry, result: { hit: true } }) : Promise.reject(new ApiError(0));
  },
});

/** The keys of the listings that stand on a page of a list. @throws ApiError */
async function listingsOn(page: ListPage, upstream: Upstream, signal: AbortSignal): Promise<string[]> {
  const api = createServerApi(upstream, { use: { entries: [], failed: false }, demand: 'servable' });
  const { results } = await api.estates(listQuery(page.address), { signal });
  return results.map(({ key }) => key);
}

/** @returns whether it is known what stood on it */
async function countList(tally: Tally, { page, times, isTold }: CountedList, deps: FindDeps): Promise<boolean> {
  let keys: string[];
  try {
    keys = await listingsOn(page, isTold ? withoutCalls(deps) : deps.upstream, deps.signal);
  } catch (error) {
    // Of what is gone nothing was shown.
    return isTold || (error instanceof ApiError && error.status !== 0);
  }
  for (const key of keys) tally.add(key, 'shown', times);
  if (page.address.query.page === 1) for (const key of keys) tally.add(key, 'shownFirst', times);
  // A page past the last is empty, whatever the search finds.
  const search = keys.length === 0 && page.address.query.page === 1 ? toldSearch(page.address) : null;
  if (search !== null) tally.addEmptySearch(search, times);
  return true;
}

/**
 * Counts the listings of a tally's lists: those that the call says which a page of the list is made of, which is in the
 * cache as a rule.
 */
export async function findListings(tally: Tally, deps: FindDeps): Promise<void> {
  const lists = tally.takeLists();
  const unknown: CountedList[] = [];
  let asked = 0;
  for (; asked < lists.length && !deps.signal.aborted; asked += listsAtOnce) {
    const some = lists.slice(asked, asked + listsAtOnce);
    const areKnown = await Promise.all(some.map((list) => countList(tally, list, deps)));
    unknown.push(...some.filter((_, index) => !areKnown[index]));
    await nextTurn();
  }
  for (const list of lists.slice(asked)) tally.addList(list);
  // Those that were not answered come last, so that they hold up no other twice.
  for (const list of unknown) {
    const attempts = (list.attempts ?? 0) + 1;
    if (attempts < maxAttempts) tally.addList({ ...list, attempts });
  }
}
