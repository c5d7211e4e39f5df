import { createRandom } from '#tests/fakes/createRandom.ts';

/** Visits to sites that share a Redis, and what they keep. */
export interface SimulatedVisits {
  /** That there are, in all languages. */
  pages: number;
  /** The n-th page is asked for with a share of 1/n to this power (Zipf). */
  exponent: number;
  perSecond: number;
  sites: number;
  /** Pages that the memory of one site, and that Redis holds: the least recently used goes. */
  siteEntries: number;
  sharedEntries: number;
  /** In seconds: how long a page is fresh, and then stale while a new one is made. */
  fresh: number;
  stale: number;
  /** Visits that are counted, once every lifetime has passed. */
  counted: number;
}

/** Shares of the visits. */
export interface SimulatedAnswers {
  /** Answered from the site's own memory. */
  own: number;
  /** Answered from Redis. */
  shared: number;
  /** For which a page was made, for the visit itself or after it, in place of the stale one that it got. */
  made: number;
}

/** Draws the numbers of pages, from 1, by the integral of their shares: a few per cent off for the first alone. */
function drawsOf({ pages, exponent }: SimulatedVisits, random: () => number): () => number {
  const [least, most] = [0.5, pages + 0.5];
  if (exponent === 1) return () => Math.round(least * (most / least) ** random());
  const power = 1 - exponent;
  const [from, to] = [least ** power, most ** power];
  return () => Math.round((from + random() * (to - from)) ** (1 / power));
}

/** When pages were made, by their numbers, in seconds; the least recently used first. */
function createEntries(max: number) {
  const made = new Map<number, number>();
  // Kept from one eviction to the next: a new iterator would first skip all keys that were ever deleted.
  const oldest = made.keys();
  const set = (page: number, at: number): void => {
    made.delete(page);
    made.set(page, at);
    if (made.size > max) made.delete(oldest.next().value!);
  };
  return {
    set,
    use: (page: number): number => {
      const at = made.get(page);
      if (at === undefined) return Number.NEGATIVE_INFINITY;
      set(page, at);
      return at;
    },
  };
}

/** Goes through the visits one by one, each to any of the sites. */
export function simulateCache(visits: SimulatedVisits): SimulatedAnswers {
  const { perSecond, sites, siteEntries, sharedEntries, fresh, stale } = visits;
  const random = createRandom(4);
  const draw = drawsOf(visits, random);
  const memories = Array.from({ length: sites }, () => createEntries(siteEntries));
  const redis = createEntries(sharedEntries);
  const first = Math.round((fresh + stale) * perSecond);
  const counted = { own: 0, shared: 0, made: 0 };
  const answer = (now: number): (keyof SimulatedAnswers)[] => {
    const page = draw();
    const memory = memories[Math.floor(random() * sites)]!;
    const kept = memory.use(page);
    if (now - kept < fresh) return ['own'];
    const other = redis.use(page);
    const isMade = now - other >= fresh;
    if (isMade) redis.set(page, now);
    memory.set(page, isMade ? now : other);
    const what = now - kept < fresh + stale ? 'own' : now - other < fresh + stale ? 'shared' : 'made';
    return isMade && what !== 'made' ? [what, 'made'] : [what];
  };
  for (let visit = 0; visit < first + visits.counted; visit += 1)
    for (const what of answer(visit / perSecond)) if (visit >= first) counted[what] += 1;
  const shareOf = (part: number): number => part / visits.counted;
  return { own: shareOf(counted.own), shared: shareOf(counted.shared), made: shareOf(counted.made) };
}
