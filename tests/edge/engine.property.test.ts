import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import type { EdgeCache, Loaded } from '#server/edge/EdgeCache.ts';
import type { Lifetime } from '#server/edge/entry.ts';
import type { Purge } from '#server/edge/purge.ts';
import { createRandom } from '#tests/fakes/createRandom.ts';

/** What was made of a key: when, for how long, and what purges did to it. */
interface Made {
  at: number;
  lifetime: Lifetime;
  tags: string[];
  /** When it stopped being fresh before its time. */
  softenedAt: number;
  gone: boolean;
}

const none: Purge = { tags: [], urls: [], prefixes: [], all: false, mode: 'soft' };

/**
 * The least that must hold of what is served, told without any of the cache's own arithmetic.
 * `most` is how old it may be at the outside, `fresh` how long it may be taken for new.
 */
function boundsOf({ at, lifetime, softenedAt }: Made): { freshUntil: number; staleUntil: number; errorUntil: number } {
  const freshUntil = Math.min(at + lifetime.fresh - lifetime.age, softenedAt);
  return { freshUntil, staleUntil: freshUntil + lifetime.whileRevalidate, errorUntil: freshUntil + lifetime.ifError };
}

const settled = async (cache: EdgeCache) => {
  while (cache.stats().inFlight > 0)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
};

/** The weights of all entries, and what the indexes say of them. */
function checkAccounts(cache: EdgeCache): void {
  const entries = [...cache.entries()];
  const { bytes, maxBytes, entries: count, kinds } = cache.stats();
  expect(bytes).toBe(entries.reduce((sum, entry) => sum + cache.sizeOf(entry), 0));
  expect(count).toBe(entries.length);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  const perKind = Object.values(kinds);
  expect(perKind.reduce((sum, kind) => sum + kind.bytes, 0)).toBe(bytes);
  expect(perKind.reduce((sum, kind) => sum + kind.entries, 0)).toBe(count);
}

it.each([11, 22, 33, 44, 55, 66])(
  'random requests, purges and failures keep windows and counters correct (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const pick = <T>(...of: T[]): T => of[Math.floor(random() * of.length)]!;
    let seconds = 0;
    let isFailing = 'no';
    // Small, so that entries are evicted too.
    const cache = createEdgeCache({ maxBytes: 60_000, now: () => seconds * 1_000 });
    const made: Made[] = [];
    const urls = ['/a', '/b', '/c/d', '/c/e', '/constructor', '/__proto__'];

    const bodyOf = (id: number) =>
      Buffer.from(JSON.stringify({ id, filler: 'x'.repeat(Math.floor(random() * 4_000)) }));
    function load(): Promise<Loaded> {
      if (isFailing === 'throws') return Promise.reject(new Error('down'));
      if (isFailing === 'status')
        return Promise.resolve({
          kind: 'answer',
          answer: { status: 503, headers: {}, body: Buffer.from('{"id":-1}') },
          lifetime: { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 },
          tags: [],
        });
      if (isFailing === 'own')
        return Promise.resolve({
          kind: 'answer',
          answer: { status: 500, headers: {}, body: Buffer.from('{"id":-1}') },
          lifetime: null,
          tags: [],
        });
      const lifetime = {
        fresh: pick(0, 1, 5, 20),
        whileRevalidate: pick(0, 5, 30),
        ifError: pick(0, 10, 60),
        age: pick(0, 0, 2),
      };
      const tags = [pick('t1', 't2', 'constructor'), pick('t1', 't3', '__proto__')];
      made.push({ at: seconds, lifetime, tags, softenedAt: Number.POSITIVE_INFINITY, gone: false });
      const headers: Record<string, string> = random() < 0.3 ? { etag: '"x"' } : {};
      return Promise.resolve({
        kind: 'answer',
        answer: { status: 200, headers, body: bodyOf(made.length - 1) },
        lifetime,
        tags,
        ...(isFailing === 'degraded' ? { degraded: true } : {}),
      });
    }

    /** Which URL each answer was made for. */
    const urlOf = new Map<number, string>();

    async function ask(): Promise<void> {
      const url = pick(...urls);
      const known = made.length;
      const failing = isFailing;
      const held = [...cache.entries()].find((entry) => entry.url === url);
      const isUsable =
        held !== undefined &&
        seconds < Math.max(...Object.values(boundsOf(made[(JSON.parse(held.body.toString()) as { id: number }).id]!)));
      const outcome = await cache
        .getOrLoad({ key: `k:${url}`, url, kind: pick('api'), load, demand: pick('servable', 'servable', 'current') })
        .catch((error: unknown) => error as Error);
      await settled(cache);
      for (let id = known; id < made.length; id += 1) urlOf.set(id, url);
      // What was made with parts missing took no place of what is good.
      if (failing === 'degraded' && isUsable)
        expect([...cache.entries()].find((entry) => entry.url === url)?.body).toBe(held.body);
      if (outcome instanceof Error) {
        expect([failing, isUsable]).toEqual(['throws', false]);
        return;
      }
      const { id } = JSON.parse(outcome.entry!.body.toString()) as { id: number };
      if (id < 0) {
        expect([['status', 'own'].includes(failing), isUsable]).toEqual([true, false]);
        return;
      }
      const { gone } = made[id]!;
      expect(urlOf.get(id)).toBe(url);
      // Made for this very asker: it may be as old as it likes.
      if (id >= known) return;
      const { freshUntil, staleUntil, errorUntil } = boundsOf(made[id]!);
      expect(gone).toBe(false);
      expect(seconds).toBeLessThan(Math.max(freshUntil, staleUntil, errorUntil));
      if (outcome.result.hit && !outcome.result.detail) expect(seconds).toBeLessThan(freshUntil);
      if (outcome.result.detail === 'stale-while-revalidate') expect(seconds).toBeLessThan(staleUntil);
      if (outcome.entry!.derived.size === 0)
        cache.derive(outcome.entry!, 'wire', () => ({ value: 'wire', bytes: Math.floor(random() * 900) }));
    }

    function purge(): void {
      const mode = pick<'soft' | 'hard'>('soft', 'hard');
      const what: Partial<Purge> = pick<Partial<Purge>>(
        { tags: [pick('t1', 't2', 't3', 'constructor', '__proto__', 'unknown')] },
        { urls: [pick(...urls)] },
        { prefixes: ['/c'] },
        random() < 0.2 ? { all: true } : { tags: ['t3'] },
      );
      const purged: Purge = { ...none, ...what, mode };
      cache.purge(purged);
      for (const [id, each] of made.entries()) {
        const url = urlOf.get(id)!;
        const isMeant =
          purged.all ||
          purged.urls.includes(url) ||
          purged.prefixes.some((prefix) => url.startsWith(prefix)) ||
          purged.tags.some((tag) => each.tags.includes(tag));
        if (!isMeant) continue;
        if (mode === 'hard') each.gone = true;
        else each.softenedAt = Math.min(each.softenedAt, seconds);
      }
      // Gone for whatever comes next, without its being asked.
      for (const { body } of cache.entries())
        expect(made[(JSON.parse(body.toString()) as { id: number }).id]!.gone).toBe(false);
    }

    for (let step = 0; step < 1_000; step += 1) {
      const choice = random();
      if (choice < 0.55) await ask();
      else if (choice < 0.75) seconds += random() < 0.1 ? random() * 100 : random() * 4;
      else if (choice < 0.85) isFailing = pick('no', 'no', 'throws', 'status', 'own', 'degraded');
      else if (choice < 0.97) purge();
      else checkAccounts(cache);
    }
    checkAccounts(cache);
    cache.purge({ ...none, all: true, mode: 'hard' });
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0, inFlight: 0 });
    for (const tag of ['t1', 't2', 't3', 'constructor', '__proto__'])
      expect(cache.purge({ ...none, tags: [tag] })).toBe(0);
    cache.close();
  },
);
