import http from 'node:http';
import { parseArgs } from 'node:util';
import { ask, residentMegabytes, startBuiltSite, type BuiltSite } from '#tests/fakes/builtSite.ts';
import { processorTime } from '#tests/fakes/processorTime.ts';

/**
 * What a flood of distinct URLs does to the memory of the built site and its origin: lists, filters, 404s and pictures,
 * from many addresses, as the read limit would turn one away. Both must stay within their bounds and not grow in the
 * last quarter, and the pages that visitors read must stay held. Some 100,000 requests fill a cache of 64 MB.
 * `node tests/faults/load/flood.ts [--requests 1000000] [--megabytes 64]`. Exit status 1 when one of it is not so.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '1000000' }, megabytes: { type: 'string', default: '64' } },
});
const requests = Number(values.requests);
const bound = Number(values.megabytes);

/** Megabytes resident (docs/operations.md, "Memory"). */
const limits = { site: bound + 180, origin: 300, growth: 1.05 } as const;

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** What visitors read. */
const normalPages = [
  '/',
  '/en',
  '/ca',
  '/viviendas-compra',
  '/viviendas-barcelona-compra',
  '/en/properties-madrid-rent',
  '/ca/habitatges-girona-lloguer',
  '/web/provinces?type=buy',
];

/** Pictures of the network, at every width: each is made once. */
async function readPictures(port: number): Promise<string[]> {
  const pages = Array.from({ length: 20 }, (_, page) => `/web/estates/buy?page=${page + 1}`);
  const found = new Set<string>();
  for (const page of pages)
    for (const [url] of (await ask(port, page, { agent, keepText: true })).text.matchAll(/\/media\/[\w/-]+\.\w+/g))
      found.add(url);
  return [...found];
}

/** One in a hundred makes a page, a list of the API, a list that nobody has asked for, and a picture. */
function floodUrl(turn: number, pictures: readonly string[]): string {
  if (turn % 50 === 0) return `/web/estates/buy?price_min=${turn}`;
  if (turn % 50 === 1) return `/viviendas-compra?price_max=${100_000 + turn}`;
  if (turn % 100 === 2) return pictures[(turn * 7) % pictures.length]!;
  if (turn % 100 === 3) return `/media/nothing/${turn}.webp`;
  if (turn % 100 === 4) return `/viviendas-lugar-${turn}-compra`;
  return [
    `/web/estates/buy?x=${turn}`,
    `/nada-${turn}`,
    `/?utm_source=${turn}`,
    `/viviendas-barcelona-compra?gclid=${turn}`,
    `/en/constructor/${turn}`,
    `/__proto__/${turn}?page=${turn}`,
  ][turn % 6]!;
}

/** An address of its own for every hundred requests. */
const clientOf = (turn: number): string => `203.${(turn >> 22) & 127}.${(turn >> 14) & 255}.${(turn >> 7) & 255}`;

interface Sample {
  /** Requests answered until then. */
  after: number;
  site: number;
  origin: number;
}

interface Flooded {
  samples: Sample[];
  visits: { hits: number; all: number };
  statuses: Record<number, number>;
  seconds: number;
  /** On a processor, site and origin. */
  processorSeconds: number;
}

async function flood({ port, site, origin }: BuiltSite): Promise<Flooded> {
  for (const page of normalPages) await ask(port, page, { agent });
  const pictures = await readPictures(port);
  const samples: Sample[] = [];
  const visits = { hits: 0, all: 0 };
  const statuses: Record<number, number> = {};
  const started = Date.now();
  let turn = 0;
  const visit = async (mine: number): Promise<void> => {
    for (const page of normalPages) {
      visits.all += 1;
      if ((await ask(port, page, { agent })).cacheStatus.includes('; hit')) visits.hits += 1;
    }
    samples.push({ after: mine, site: residentMegabytes(site), origin: residentMegabytes(origin()) });
  };
  await Promise.all(
    Array.from({ length: 16 }, async (_, asker) => {
      for (let mine = turn++; mine < requests; mine = turn++) {
        const { status } = await ask(port, floodUrl(mine, pictures), { agent, client: clientOf(mine) });
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (asker === 0 && mine % 500 < 16) await visit(mine);
      }
    }),
  );
  return {
    samples,
    visits,
    statuses,
    seconds: (Date.now() - started) / 1_000,
    processorSeconds: processorTime([site]) / 1_000,
  };
}

const most = (samples: readonly Sample[], of: 'site' | 'origin'): number =>
  Math.max(...samples.map((sample) => sample[of]));

/** The most of the last quarter against that of the third: the first half fills the cache. */
function growthOf(samples: readonly Sample[], of: 'site' | 'origin'): number {
  const quarter = (number: number) =>
    samples.filter(({ after }) => after >= ((number - 1) * requests) / 4 && after < (number * requests) / 4);
  return most(quarter(4), of) / most(quarter(3), of);
}

const built = await startBuiltSite({
  CACHE_MAX_MB: String(bound),
  DATA_DIR: process.env.BENCH_DATA ?? '.cache/e2e/site',
});
const { samples, visits, statuses, seconds, processorSeconds } = await flood(built);
await built.stop();
agent.destroy();

const step = Math.max(1, Math.floor(samples.length / 10));
for (const { after, site, origin } of samples.filter((_, index) => index % step === 0))
  console.log(`${String(after).padStart(9)} requests: site ${site.toFixed(0)} MB, origin ${origin.toFixed(0)} MB`);
const share = visits.hits / visits.all;
const failures = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
console.log(
  `${requests} distinct URLs in ${seconds.toFixed(0)} s, ${processorSeconds.toFixed(0)} s of a processor (${JSON.stringify(statuses)}); ` +
    `site at most ${most(samples, 'site').toFixed(0)} MB (limit ${limits.site}), origin ${most(samples, 'origin').toFixed(0)} MB (limit ${limits.origin}); ` +
    `last quarter to third: ${growthOf(samples, 'site').toFixed(2)} and ${growthOf(samples, 'origin').toFixed(2)} (limit ${limits.growth}); ` +
    `${(share * 100).toFixed(1)} % of ${visits.all} visits to normal pages were hits (limit 99 %)`,
);
const isBounded =
  most(samples, 'site') <= limits.site &&
  most(samples, 'origin') <= limits.origin &&
  growthOf(samples, 'site') <= limits.growth &&
  growthOf(samples, 'origin') <= limits.growth;
process.exitCode = isBounded && share >= 0.99 && failures.length === 0 ? 0 : 1;
