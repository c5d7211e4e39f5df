import { listLifetime } from '#server/answers/lifetimes.ts';
import { languages } from '#shared/i18n/languages.ts';
import { simulateCache, type SimulatedAnswers } from './simulateCache.ts';

/** What scale.ts has measured. */
export interface ScaleCosts {
  /** Listings of the network that it was measured with, and its other pages in one language. */
  listings: number;
  otherPages: number;
  /** Processor ms of a site for a page from its own memory, from Redis, and made anew. */
  own: number;
  shared: number;
  made: number;
  /** Processor ms of origin and database for a page made anew. */
  origin: number;
  /** Bytes of a page with the answers that it was made from. */
  siteBytes: number;
  redisBytes: number;
  /** Bytes of a listing in the database, and those of them that lists are read from. */
  rowBytes: number;
  indexBytes: number;
}

interface ScaleTarget {
  listings: number;
  perSecond: number;
  /** Assumed, in GB; 0: one site, which needs none. */
  redisGb: number;
}

/** The rows of docs/growing.md. */
const targets: readonly ScaleTarget[] = [
  { listings: 20_000, perSecond: 50, redisGb: 0 },
  { listings: 1_000_000, perSecond: 1_000, redisGb: 16 },
  { listings: 10_000_000, perSecond: 10_000, redisGb: 64 },
];

/** How much of its cores a service may use at the peak. */
const use = 0.6;
const gb = 1e9;
/** CACHE_MAX_MB of a site, by default. */
const siteCacheBytes = 256 * 1_024 * 1_024;
/** In which crawlers read every page once. */
const crawlDays = 30;

const secondsOf = { fresh: listLifetime.fresh, stale: listLifetime.whileRevalidate };

function simulate({ listings, perSecond, redisGb }: ScaleTarget, costs: ScaleCosts, exponent: number, sites: number) {
  const siteEntries = Math.round(siteCacheBytes / costs.siteBytes);
  return simulateCache({
    ...{ exponent, perSecond, sites, siteEntries, ...secondsOf },
    pages: pagesOf(listings, costs),
    counted: Math.max(200_000, 60 * perSecond),
    sharedEntries: redisGb === 0 ? siteEntries : Math.round((redisGb * gb) / costs.redisBytes),
  });
}

const pagesOf = (listings: number, { otherPages }: ScaleCosts): number => (listings + otherPages) * languages.length;

/** Cores of the sites, and of origin and database, at their use. */
const coresOf = ({ perSecond }: ScaleTarget, { own, shared, made }: SimulatedAnswers, costs: ScaleCosts) => ({
  sites: (perSecond * (own * costs.own + shared * costs.shared + made * costs.made)) / 1_000 / use,
  origin: (perSecond * made * costs.origin) / 1_000 / use,
});

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const count = (value: number): string => Math.round(value).toLocaleString('en');

function printRow(target: ScaleTarget, costs: ScaleCosts, exponent: number): void {
  // As many as if every second page were made, to divide the visits; then as many as that gives.
  const guess = coresOf(target, { own: 0.5, shared: 0, made: 0.5 }, costs).sites;
  const sites = target.redisGb === 0 ? 1 : Math.ceil(guess);
  const answers = simulate(target, costs, exponent, sites);
  const cores = coresOf(target, answers, costs);
  const crawled = pagesOf(target.listings, costs) / (crawlDays * 86_400);
  const byBots = coresOf({ ...target, perSecond: crawled }, { own: 0, shared: 0, made: 1 }, costs);
  const flatter = simulate(target, costs, 1, sites);
  console.log(
    `${count(target.listings)} listings · ${count(target.perSecond)} pages/s, of ${count(pagesOf(target.listings, costs))} pages
  hits ${percent(answers.own + answers.shared)} (from Redis ${percent(answers.shared)}); ${percent(answers.made)} of the visits make a page, at once or after a stale hit; by an exponent of 1 ${percent(flatter.own + flatter.shared)} and ${percent(flatter.made)}
  sites ${count(Math.ceil(cores.sites))} cores, origin and database ${count(Math.ceil(cores.origin))}; Redis ${target.redisGb} GB
  database ${((target.listings * costs.rowBytes) / gb).toFixed(1)} GB on disk, of which ${((target.listings * costs.indexBytes) / gb).toFixed(1)} GB in memory
  crawlers that read all in ${crawlDays} days: ${crawled.toPrecision(2)} pages/s more, ${byBots.sites.toPrecision(2)} and ${byBots.origin.toPrecision(2)} cores more
  with a CDN that keeps pages as long: ${count(target.perSecond * answers.made)} of ${count(target.perSecond)} requests a second reach the sites`,
  );
}

/** Prints what the targets need by the costs of this run, and all that is assumed. @param exponent of Zipf's law */
export function printRows(costs: ScaleCosts, exponent: number): void {
  const ms = (value: number) => value.toFixed(2);
  console.log(`▸ Measured with ${count(costs.listings)} listings
  processor ms of a page: from a site's memory ${ms(costs.own)}, from Redis ${ms(costs.shared)}, made ${ms(costs.made)} and of origin and database ${ms(costs.origin)}
  bytes of a page: ${count(costs.siteBytes)} in a site, ${count(costs.redisBytes)} in Redis; of a listing: ${count(costs.rowBytes)}, of which ${count(costs.indexBytes)} are the indexes and rows of lists
  ${count(costs.otherPages)} pages of a language are no listings
▸ Computed from that
  assumed: visits by Zipf's law with an exponent of ${exponent} over all listings and lists in ${languages.length} languages, none of which is preferred; pages fresh for ${secondsOf.fresh} s, stale for ${secondsOf.stale}; nothing purged; ${siteCacheBytes / 1_048_576} MB of each site for pages alone; the same cost at each size; cores ${percent(use)} used; bots apart`);
  for (const target of targets) printRow(target, costs, exponent);
}
