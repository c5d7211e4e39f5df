import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '#shared/api/ApiError.ts';
import { second } from '#shared/times.ts';
import { createServerApi } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { toldSearch, type ListPage } from './countedPage.ts';
import type { Tally } from './createTallies.ts';

/** The call that the page was made of is in the cache: what takes longer waits for the next batch. */
const timeoutMs = 4 * second;

/** Lists that are looked up before other work has its turn. */
const listsAtOnce = 16;

/** The keys of the listings that stand on a page of a list. @throws ApiError */
async function listingsOn({ address: { params, query } }: ListPage, upstream: Upstream): Promise<string[]> {
  const { type, province } = params;
  const { filters, sort, page } = query;
  const api = createServerApi(upstream, { use: { entries: [], failed: false }, demand: 'servable' });
  const { results } = await api.estates(
    { type, filters: { ...(province ? { province } : {}), ...filters }, sort, page },
    { signal: AbortSignal.timeout(timeoutMs) },
  );
  return results.map(({ key }) => key);
}

async function countList(tally: Tally, page: ListPage, times: number, upstream: Upstream): Promise<void> {
  let keys: string[];
  try {
    keys = await listingsOn(page, upstream);
  } catch (error) {
    // Of what is gone nothing was shown; for what does not answer now, the list is kept.
    if (!(error instanceof ApiError && error.status !== 0)) tally.addList(page, times);
    return;
  }
  for (const key of keys) tally.add(key, 'shown', times);
  if (page.address.query.page === 1) for (const key of keys) tally.add(key, 'shownFirst', times);
  const search = keys.length === 0 ? toldSearch(page.address) : null;
  if (search !== null) tally.addEmptySearch(search, times);
}

/** Counts the listings of a tally's lists: those that the call says which a page of the list is made of. */
export async function findListings(tally: Tally, upstream: Upstream): Promise<void> {
  const lists = tally.takeLists();
  for (let from = 0; from < lists.length; from += listsAtOnce) {
    const some = lists.slice(from, from + listsAtOnce);
    await Promise.all(some.map(({ page, times }) => countList(tally, page, times, upstream)));
    await nextTurn();
  }
}
