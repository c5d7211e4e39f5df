/**
 * How long each kind of answer may be reused, in seconds: fresh, then stale while a new one is fetched, then stale if
 * none can be had.
 */
interface CacheRule {
  fresh: number;
  whileRevalidate: number;
  ifError: number;
}

const minute = 60;
const hour = 3_600;
const day = 86_400;

export const cacheRules = {
  list: { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day },
  /** A random list is the same for as long as its answer is fresh (PD-28): see shuffleStart. */
  random: { fresh: 5 * minute, whileRevalidate: 10 * minute, ifError: 3 * day },
  estate: { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day },
  places: { fresh: 5 * minute, whileRevalidate: hour, ifError: 7 * day },
  people: { fresh: 5 * minute, whileRevalidate: hour, ifError: 7 * day },
  /** Never stale while it is fetched anew: a crawler comes once a day. */
  sitemap: { fresh: hour, whileRevalidate: 0, ifError: 7 * day },
  home: { fresh: 5 * minute, whileRevalidate: hour, ifError: 7 * day },
} as const satisfies Record<string, CacheRule>;

export type CacheRuleName = keyof typeof cacheRules;

export const cacheControl = (name: CacheRuleName): string => {
  const { fresh, whileRevalidate, ifError } = cacheRules[name];
  return `public, max-age=${fresh}, stale-while-revalidate=${whileRevalidate}, stale-if-error=${ifError}`;
};

/**
 * The shuffle rank at which random lists begin: the same for all requests of one cache life, so that such a list can be
 * paged and cached.
 */
export function shuffleStart(now: number): number {
  const period = Math.floor(now / (cacheRules.random.fresh * 1_000));
  return Math.imul(period ^ (period >>> 16), 0x45d9f3b) & 0x7fffffff;
}
