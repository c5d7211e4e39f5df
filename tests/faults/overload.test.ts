import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering, counting, held } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

/** Calls that run, and that wait. */
const most = 48 + 1_024;

/** One request of a visitor of his own: visitors have a limit too. */
const visit = (count: number, path: string, signal?: AbortSignal) =>
  site.visit(path, {
    headers: { 'x-forwarded-for': `203.0.${Math.floor(count / 250)}.${1 + (count % 250)}` },
    ...(signal ? { signal } : {}),
  });

it('more misses than may wait are answered 503 with Retry-After at once, and what is held is served', async () => {
  await site.visit('/web/provinces');
  const slow = held(answering());
  site.upstream.behave(slow.answer);
  const leaving = new AbortController();
  const waiting = Array.from({ length: most }, (_, count) =>
    visit(count, `/media/${count}.webp`, leaving.signal).catch(() => null),
  );
  let overflow;
  // Calls that wait are given up after three seconds: on a slow machine the queue may not fill at the first try.
  for (let count = most; overflow?.status !== 503 && count < most + 200; count += 1) {
    const patience = AbortSignal.timeout(100);
    overflow = await visit(count, `/media/${count}.webp`, patience).catch(() => undefined);
  }
  expect([overflow?.status, Number(overflow?.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await visit(0, '/web/provinces')).status).toBe(200);
  slow.release();
  leaving.abort();
  await Promise.all(waiting);
});

it('a purge of everything under load fails nobody, and nothing from before it is served after it', async () => {
  const numbered = counting({ 'Cache-Control': 'max-age=600' });
  site.upstream.behave(numbered, /things/);
  const page = '/viviendas-barcelona-compra';
  let over = false;
  const statuses = new Set<number>();
  const load = Array.from({ length: 12 }, async (_, visitor) => {
    while (!over) statuses.add((await site.visit(visitor % 2 ? page : resource)).status);
  });
  for (let purge = 0; purge < 10; purge += 1) {
    const before = numbered.count();
    site.purge({ all: true, mode: 'hard' });
    const { text } = await site.visit(resource);
    expect((JSON.parse(text) as { n: number }).n).toBeGreaterThan(before);
  }
  over = true;
  await Promise.all(load);
  expect([...statuses]).toEqual([200]);
  expect(site.cache.stats().kinds.page!.entries).toBeLessThanOrEqual(1);
});
