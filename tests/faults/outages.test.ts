import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { createRandom } from '#tests/fakes/createRandom.ts';
import {
  answering,
  brokenJson,
  counting,
  cutByLength,
  cutInChunks,
  garbage,
  hanging,
  held,
  resetting,
  stalling,
  type Answer,
} from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const page = '/viviendas-barcelona-compra';
const windows = { 'Cache-Control': 'max-age=10, stale-while-revalidate=20, stale-if-error=100' };

describe('an upstream that hangs', () => {
  it.each([
    ['an answer', resource],
    ['a page', page],
  ])('is asked once for %s that is stored, and later requests do not wait for it', async (_what, path) => {
    if (path === resource) site.upstream.behave(counting(windows));
    await site.visit(path);
    const calls = site.upstream.requests.length;
    site.forward(path === page ? 2_000 : 31);
    site.impatient();
    site.upstream.behave(hanging);
    const first = await site.visits(5, path);
    expect(first.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const asked = site.upstream.requests.length;
    // As often as one visit does, each call once more.
    expect(asked - calls).toBeLessThanOrEqual(2 * calls);
    for (let visit = 0; visit < 10; visit += 1) expect((await site.visit(path)).status).toBe(200);
    expect(site.upstream.requests.length).toBe(asked);
  });

  it.each([
    ['an answer', resource],
    ['a page', page],
  ])('is given up for %s that is not stored, and later requests do not wait for it', async (_what, path) => {
    site.impatient();
    site.upstream.behave(hanging);
    for (let visit = 0; visit < 6; visit += 1) {
      const { status, headers } = await site.visit(path);
      expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    }
    const asked = site.upstream.requests.length;
    await site.visit(path);
    expect(site.upstream.requests.length).toBe(asked);
  });

  it('for pictures does not delay pages', async () => {
    site.upstream.behave(hanging, /^\/media/);
    const leaving = new AbortController();
    const pictures = Array.from({ length: 60 }, (_, index) =>
      site.visit(`/media/${index}.webp`, { signal: leaving.signal }).catch(() => null),
    );
    while (site.upstream.requests.length < 48)
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    expect((await site.visit(page)).status).toBe(200);
    leaving.abort();
    await Promise.all(pictures);
  });
});

describe('500 concurrent requests', () => {
  it.each<[string, Answer]>([
    ['500', answering({}, { status: 500 })],
    ['a 503 for one alone', answering({ 'Cache-Control': 'private' }, { status: 503 })],
    ['no HTTP', garbage],
    ['an answer that was cut', cutByLength],
  ])('cause one fetch when the upstream gives %s', async (_what, failure) => {
    const slow = held(failure);
    site.upstream.behave(slow.answer);
    const visits = site.visits(500, resource);
    await slow.asked();
    await site.joined(499);
    slow.release();
    expect((await visits).every(({ status }) => status >= 500)).toBe(true);
    expect(site.asked(resource)).toBe(1);
  });

  it('cause one fetch for a page whose upstream fails, and one for a page that is revalidated', async () => {
    const first = await site.visits(100, page);
    expect(first.every(({ status }) => status === 200)).toBe(true);
    site.forward(2_000);
    site.upstream.behave(resetting);
    const asked = site.upstream.requests.length;
    const visits = await site.visits(100, page);
    expect(visits.every(({ status }) => status === 200)).toBe(true);
    // Each of its calls, tried once more, and on a busy machine by a second rendering.
    expect(site.upstream.requests.length - asked).toBeLessThanOrEqual(4 * new Set(site.upstream.requests).size);
  });
});

describe('an upstream that fails and recovers', () => {
  it('is hidden within the stale windows, and current data is served soon after', async () => {
    await site.visit(page);
    await site.upstream.die();
    for (let hour = 0; hour < 20; hour += 5) {
      site.forward(5 * 3_600);
      expect((await site.visit(page)).status).toBe(200);
      await site.settled();
    }
    await site.upstream.comeBack();
    site.forward(6);
    await site.probe();
    await site.visit(page);
    await site.settled();
    expect((await site.visit(page)).headers['cache-status']).toMatch(/^Vencejo; hit; ttl=\d/);
  });

  it('leaves no fetch in flight', async () => {
    await Promise.all([site.visits(20, page), site.visits(20, resource)]);
    await site.upstream.die();
    site.forward(5_000);
    await Promise.all([site.visits(20, page), site.visits(20, '/web/estates/rent')]);
    await site.settled();
    expect(site.cache.stats().inFlight).toBe(0);
    await site.upstream.comeBack();
  });
});

const failures: Answer[] = [
  answering({}, { status: 500 }),
  answering({ 'Cache-Control': 'no-store' }, { status: 503 }),
  resetting,
  garbage,
  brokenJson,
  cutByLength,
  cutInChunks,
  hanging,
  stalling,
];

it.each([1, 2, 3, 4])(
  'random faults: nothing is served beyond its window, and everything within it is served (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const clock = () => site.cache.now() / 1_000;
    /** When each answer was made. A hard purge takes away what was made before it. */
    const madeAt: number[] = [];
    let goneBefore = -1;
    const good: Answer = (req, res) => {
      madeAt.push(clock());
      answering(windows, { body: { n: madeAt.length - 1 } })(req, res);
    };
    site.impatient();
    site.upstream.behave(good);
    for (let step = 0; step < 120; step += 1) {
      const choice = random();
      if (choice < 0.35) {
        site.forward(random() < 0.3 ? random() * 120 : random() * 12);
      } else if (choice < 0.5) {
        site.upstream.behave(good);
      } else if (choice < 0.57) {
        site.upstream.behave(failures[Math.floor(random() * failures.length)]!);
      } else if (choice < 0.6) {
        site.purge({ urls: [resource], mode: 'hard' });
        goneBefore = madeAt.length;
      } else {
        const askedAt = clock();
        const { status, text } = await site.visit(resource);
        const answeredAt = clock();
        await site.settled();
        // A second for what passes on the way to the upstream.
        const isUsable = (n: number) => n >= goneBefore && answeredAt - madeAt[n]! < 109;
        if (status === 200) {
          const { n } = JSON.parse(text) as { n: number };
          expect(n).toBeGreaterThanOrEqual(goneBefore);
          expect(askedAt - madeAt[n]!).toBeLessThan(111);
        } else {
          expect(madeAt.map((_, n) => n).filter(isUsable)).toEqual([]);
        }
      }
    }
  },
);
