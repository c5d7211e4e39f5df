import { sql } from 'kysely';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { processorTime } from '#tests/fakes/processorTime.ts';
import { startOrigin, type Backend } from './originBackends.ts';
import { countOtherPages, findPages, purge, sumMetric, visit } from './scaleLoad.ts';
import type { ScaleCosts } from './scaleRows.ts';
import { startSites } from './scaleSites.ts';

/** Few enough to be asked for while the first are fresh. */
const measuredPages = 300;

/** Bytes of a listing in the database. */
async function measureRows({ url }: Backend) {
  const store = openDatabase(url);
  const { rows } = await sql<{ listings: number; all: number; lists: number }>`
    select (select count(*) from estates)::float as listings, pg_database_size(current_database())::float as "all",
      (pg_indexes_size('estates') + pg_total_relation_size('estate_features'))::float as lists`.execute(store.db);
  await store.close();
  const { listings, all, lists } = rows[0]!;
  return { listings, rowBytes: all / listings, indexBytes: lists / listings };
}

/**
 * What a page costs: made by one of two sites, found in Redis by the other, and then in that one's memory.
 * @throws Error where a visit was answered in another way
 */
export async function measureCosts(backend: Backend): Promise<ScaleCosts> {
  const { child, base } = await startOrigin(backend.url);
  const { sites, redisBytes, stop } = await startSites(2, base.replace(/\/web$/, ''));
  try {
    const [first, second] = sites as [(typeof sites)[number], (typeof sites)[number]];
    const all = await findPages(first.base, 2 * measuredPages);
    // A process that has just started compiles its code.
    for (const site of sites) await visit([site.base], all.slice(measuredPages));
    await purge(first, { all: true });
    const pages = all.slice(0, measuredPages);
    const clock = () => ({
      sites: processorTime(sites.map(({ pid }) => pid)),
      origin: processorTime([child.pid!, ...backend.pids]),
    });
    const measure = async (site: string) => {
      const before = clock();
      const { hits, shared } = await visit([site], pages);
      const after = clock();
      const each = { sites: (after.sites - before.sites) / pages.length, origin: (after.origin - before.origin) / pages.length }; // prettier-ignore
      return { ...each, hits: hits / pages.length, shared: shared / pages.length };
    };
    const bytesBefore = await redisBytes();
    const made = await measure(first.base);
    const siteBytes = (await sumMetric([first], 'vencejo_cache_bytes')) / pages.length;
    const shared = await measure(second.base);
    const own = await measure(second.base);
    const isAsAsked = made.hits < 0.1 && shared.shared > 0.9 && own.hits - own.shared > 0.9;
    if (!isAsAsked) throw new Error(`Not answered as asked: ${JSON.stringify({ made, shared, own })}`);
    return {
      ...{ own: own.sites, shared: shared.sites, made: made.sites, origin: made.origin },
      ...{ siteBytes, redisBytes: ((await redisBytes()) - bytesBefore) / pages.length },
      ...(await measureRows(backend)),
      otherPages: await countOtherPages(first.base),
    };
  } finally {
    await stop();
    child.kill();
  }
}
