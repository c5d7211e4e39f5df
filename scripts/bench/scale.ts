import '#config/requireNode24.mjs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { processorTime } from '#tests/fakes/processorTime.ts';
import { hasRedis } from '#tests/fakes/privateRedis.ts';
import { openBackends, startOrigin, withoutJudging, type Backend } from './originBackends.ts';
import { measureCosts } from './scaleCosts.ts';
import { ask, drawVisits, findPages, measurePurge, purge, sumMetric, visit } from './scaleLoad.ts';
import { printRows } from './scaleRows.ts';
import { startSites, type Sites } from './scaleSites.ts';

/**
 * One, two and four sites behind nginx (or asked in turn, where that is not installed), on one Redis, one origin and
 * PostgreSQL: the same visits to sites with empty caches, then further ones. Then what a page costs, and by that the
 * rows of docs/growing.md. `npm run bench -- scale [--estates 20000] [--database URL] [--visits 4000] [--pages 1500]
 * [--exponent 0.8] [--only rows]`. It needs a build, PostgreSQL and Redis.
 *
 * All processes share the machine, so requests a second do not grow with the sites. What grows or not is judged by what
 * does not depend on that: time on a processor and calls of the upstream for each thousand requests, as ratios to one
 * site in the same run. Requests a second of a core of their own follow from the former, as far as proxy, Redis, origin
 * and database keep up. Exit status 1 when a ratio is above its limit.
 */
const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '20000' },
    visits: { type: 'string', default: '4000' },
    pages: { type: 'string', default: '1500' },
    database: { type: 'string' },
    // Of requests for pages: 0.64 to 0.83 (Breslau and others, Web Caching and Zipf-like Distributions, 1999).
    exponent: { type: 'string', default: '0.8' },
    only: { type: 'string' },
  },
});
const visits = Number(values.visits);

/** Of several sites to one; shares of requests. */
const limits = { warmProcessor: 1.5, coldCalls: 1.5, failed: 0.01 };

const purges = 15;

interface Figures {
  perSecond: number;
  /** Shares of the requests. */
  hits: number;
  shared: number;
  failed: number;
  /** Processor ms of a request. */
  sites: number;
  others: number;
  /** Calls of the upstream for 1,000 requests. */
  calls: number;
}

const upstreamCalls = (sites: Sites['sites']) => sumMetric(sites, 'vencejo_upstream_calls_total');

async function measure({ sites, bases }: Sites, origin: readonly number[], pages: readonly string[]): Promise<Figures> {
  const pids = sites.map(({ pid }) => pid);
  const before = { sites: processorTime(pids), origin: processorTime(origin), calls: await upstreamCalls(sites) };
  const { seconds, hits, shared, failed } = await visit(bases, pages);
  return {
    perSecond: pages.length / seconds,
    hits: hits / pages.length,
    shared: shared / pages.length,
    failed: failed / pages.length,
    sites: (processorTime(pids) - before.sites) / pages.length,
    others: (processorTime(origin) - before.origin) / pages.length,
    calls: (1_000 * ((await upstreamCalls(sites)) - before.calls)) / pages.length,
  };
}

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)]!;

async function measurePurges({ sites }: Sites, pages: readonly string[]): Promise<string> {
  const delays: { answered: number[]; old: number[] } = { answered: [], old: [] };
  for (const page of pages.slice(0, purges)) {
    // Twice: a hit of one's own, not of another site's entry.
    for (const { base } of [...sites, ...sites]) await ask(base + page);
    const { answered, old } = await measurePurge(sites, page);
    delays.answered.push(answered);
    delays.old.push(old);
  }
  const shown = (times: number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return `${median(sorted).toFixed(0)} (${sorted.at(-1)!.toFixed(0)}) ms`;
  };
  return `purge answered after ${shown(delays.answered)}, last old answer at ${shown(delays.old)}: median (maximum)`;
}

function print(name: string, { perSecond, hits, shared, failed, sites, others, calls }: Figures): void {
  const share = (part: number) => `${(100 * part).toFixed(1)} %`;
  console.log(
    `${name}: ${perSecond.toFixed(0)} requests/s on this machine, ${(1_000 / sites).toFixed(0)} a core of the sites; hits ${share(hits)}, from another site ${share(shared)}, failed ${share(failed)}; processor ms a request: sites ${sites.toFixed(2)}, origin and database ${others.toFixed(2)}; ${calls.toFixed(0)} upstream calls/1,000`,
  );
}

async function measureSites(count: number, backend: Backend) {
  const { child, base } = await startOrigin(backend.url);
  const origin = [child.pid!, ...backend.pids];
  const sites = await startSites(count, base.replace(/\/web$/, ''));
  try {
    const pages = await findPages(sites.sites[0]!.base, Number(values.pages));
    // A process compiles its code for thousands of requests: each has had as many as it is measured with, or more.
    for (const { base: site } of sites.sites) await visit([site], drawVisits(pages, visits, 1));
    await purge(sites.sites[0]!, { all: true });
    console.log(`▸ ${count} sites, ${pages.length} pages`);
    const cold = await measure(sites, origin, drawVisits(pages, visits, 2));
    print('  first visits', cold);
    const warm = await measure(sites, origin, drawVisits(pages, 2 * visits, 3));
    print('  further ones', warm);
    const [bytes, entries] = [
      await sumMetric(sites.sites, 'vencejo_cache_bytes'),
      await sumMetric(sites.sites, 'vencejo_cache_entries'),
    ];
    console.log(
      `  ${(entries / count).toFixed(0)} entries in each cache, ${(bytes / entries / 1_024).toFixed(1)} KB each`,
    );
    console.log(`  ${await measurePurges(sites, pages)}`);
    return { cold, warm };
  } finally {
    await sites.stop();
    child.kill();
  }
}

/** @returns whether what does not depend on the machine is within its limits */
async function compareSites(backend: Backend): Promise<boolean> {
  let isWithin = true;
  const one = await measureSites(1, backend);
  for (const count of [2, 4]) {
    const { cold, warm } = await measureSites(count, backend);
    const ratios = { warmProcessor: warm.sites / one.warm.sites, coldCalls: cold.calls / one.cold.calls };
    console.log(
      `  to one site: processor of further visits ${ratios.warmProcessor.toFixed(2)} ×, calls of first ones ${ratios.coldCalls.toFixed(2)} ×`,
    );
    isWithin &&= ratios.warmProcessor <= limits.warmProcessor && ratios.coldCalls <= limits.coldCalls;
    isWithin &&= warm.failed <= limits.failed;
  }
  return isWithin;
}

let isWithin = hasRedis;
if (!hasRedis) console.log('redis-server is not installed');
else
  for await (const backend of openBackends('postgres', Number(values.estates), values.database)) {
    isWithin = values.only === 'rows' || (await withoutJudging(backend.url, () => compareSites(backend)));
    printRows(await withoutJudging(backend.url, () => measureCosts(backend)), Number(values.exponent));
  }
console.log(isWithin ? 'Within the limits.' : 'Above the limits, or not measured.');
process.exitCode = isWithin ? 0 : 1;
