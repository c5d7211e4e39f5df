import http from 'node:http';
import { createRandom } from '#tests/fakes/createRandom.ts';
import { token, type SiteProcess } from './scaleSites.ts';

const connections = 8;

const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

export interface Answer {
  status: number;
  cacheStatus: string;
  body: string;
}

/** A GET as a browser sends it. @param keepsBody the body is wanted, not compressed */
export const ask = (url: string, keepsBody = false): Promise<Answer> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: keepsBody ? {} : { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => keepsBody && parts.push(part));
        response.on('end', () => {
          resolve({
            status: response.statusCode!,
            cacheStatus: String(response.headers['cache-status']),
            body: Buffer.concat(parts).toString(),
          });
        });
      })
      .on('error', reject);
  });

const locations = ({ body }: Answer): string[] =>
  [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => {
    const { pathname, search } = new URL(location!.replaceAll('&amp;', '&'));
    return pathname + search;
  });

/** Pages of the network by its sitemap: its lists, and as many listings, in an order that is the same each time. */
export async function findPages(base: string, count: number): Promise<string[]> {
  const files = locations(await ask(`${base}/sitemap.xml`, true));
  const all: string[] = [];
  for (const file of files) {
    if (all.length >= 10 * count) break;
    all.push(...locations(await ask(base + file, true)));
  }
  const random = createRandom(1);
  return all
    .map((page) => ({ page, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ page }) => page);
}

/** How many pages of one language are no listings. */
export async function countOtherPages(base: string): Promise<number> {
  const files = locations(await ask(`${base}/sitemap.xml`, true)).filter((file) =>
    /^\/sitemap-(?!estates-)[a-z]+-es[-.]/.test(file),
  );
  let count = 0;
  for (const file of files) count += locations(await ask(base + file, true)).length;
  return count;
}

/**
 * Pages as visitors ask for them: the n-th with a share of 1/n (Zipf's law).
 * @returns as many draws, the same for the same seed
 */
export function drawVisits(pages: readonly string[], count: number, seed: number): string[] {
  const random = createRandom(seed);
  let sum = 0;
  const sums = pages.map((_, n) => (sum += 1 / (n + 1)));
  return Array.from({ length: count }, () => {
    const wanted = random() * sum;
    return pages[sums.findIndex((each) => each >= wanted)]!;
  });
}

export interface Visited {
  seconds: number;
  hits: number;
  /** Hits of an entry that another site had made. */
  shared: number;
  /** Answers with another status than 200. */
  failed: number;
}

/** Asks for pages one after the other on each of several connections. */
export async function visit(bases: readonly string[], pages: readonly string[]): Promise<Visited> {
  const started = performance.now();
  const counted = { hits: 0, shared: 0, failed: 0 };
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < pages.length) {
        const number = next++;
        const { status, cacheStatus } = await ask(bases[number % bases.length]! + pages[number]!);
        if (status !== 200) counted.failed += 1;
        if (cacheStatus.includes('; hit')) counted.hits += 1;
        if (cacheStatus.includes('detail=shared')) counted.shared += 1;
      }
    }),
  );
  return { seconds: (performance.now() - started) / 1_000, ...counted };
}

/** The sum of a metric over its labels and all sites. */
export async function sumMetric(sites: readonly SiteProcess[], name: string): Promise<number> {
  let sum = 0;
  for (const { base } of sites) {
    const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    for (const line of (await response.text()).split('\n'))
      if (line.startsWith(`${name}{`)) sum += Number(line.split(' ').at(-1));
  }
  return sum;
}

/** Purges hard, by one site. @returns how many have confirmed it */
export async function purge({ base }: SiteProcess, what: object): Promise<number> {
  const response = await fetch(`${base}/admin/cache/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...what, mode: 'hard' }),
  });
  return ((await response.json()) as { confirmed: number }).confirmed;
}

export interface PurgeDelay {
  /** Milliseconds until the purge call was answered. */
  answered: number;
  /** Milliseconds until the last site had sent its last old answer. */
  old: number;
}

/** Purges a page at the first site while all are asked for it without a break. The page must be in every cache. */
export async function measurePurge(sites: readonly SiteProcess[], page: string): Promise<PurgeDelay> {
  const started = performance.now();
  const lastOld = sites.map(async ({ base }) => {
    let old = 0;
    for (;;) {
      const { cacheStatus } = await ask(base + page);
      // A page that another site has made since is no old one.
      if (!cacheStatus.includes('; hit') || cacheStatus.includes('detail=shared')) return old;
      old = performance.now() - started;
    }
  });
  const confirmed = await purge(sites[0]!, { urls: [page] });
  const answered = performance.now() - started;
  if (confirmed !== sites.length) throw new Error(`${confirmed} of ${sites.length} sites have confirmed a purge`);
  return { answered, old: Math.max(...(await Promise.all(lastOld))) };
}
