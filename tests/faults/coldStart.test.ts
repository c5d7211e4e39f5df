import { createEdgeSite, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering, type Answer } from '#tests/fakes/upstreamBehaviours.ts';

const page = '/viviendas-barcelona-compra';

let sites: EdgeSite[];
beforeEach(async () => {
  sites = await Promise.all([createEdgeSite(), createEdgeSite()]);
});
afterEach(() => Promise.all(sites.map((site) => site.close())));

/** What a load balancer does: it asks who is ready, and sends the visitor there. @returns null: nobody is ready */
async function throughBalancer(path: string): Promise<number | null> {
  for (const site of sites) {
    if ((await site.visit('/readyz')).status !== 200) continue;
    return (await site.visit(path)).status;
  }
  return null;
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const down: [string, Answer][] = [
  ['refuses', (_req, res) => res.socket!.resetAndDestroy()],
  ['answers 500', answering({}, { status: 500 })],
];

it.each(down)(
  'sites that start while the upstream %s are not ready, and heal without a visitor',
  async (_how, answer) => {
    for (const { upstream, startProbing } of sites) {
      upstream.behave(answer);
      startProbing();
    }
    await pause(200);
    expect(await throughBalancer(page)).toBeNull();
    // Past the five failures that open the circuits.
    for (let round = 0; round < 6; round += 1) await Promise.all(sites.map(({ probe }) => probe()));
    expect(sites.map(({ states }) => states().api.breaker)).toEqual(['open', 'open']);
    for (let second = 0; second < 60; second += 1) {
      for (const site of sites) site.forward(1);
      await Promise.all(sites.map(({ probe }) => probe()));
      expect(await throughBalancer(page)).toBeNull();
    }
    // Every four seconds at the end, for each of two upstreams.
    for (const { upstream } of sites) expect(upstream.requests.length).toBeLessThan(60);

    for (const { upstream } of sites) upstream.behave(null);
    for (const site of sites) site.forward(4);
    while ((await throughBalancer('/livez')) === null) await pause(20);
    expect(await throughBalancer(page)).toBe(200);
  },
);

it('a site that starts is ready when its first probe has succeeded, and alive before', async () => {
  const [site] = sites;
  const gate = Promise.withResolvers<void>();
  site!.upstream.behave((_req, res) => void gate.promise.then(() => answering({}, { body: [] })(_req, res)));
  site!.startProbing();
  expect((await site!.visit('/readyz')).text).toBe('{"status":"unavailable"}');
  expect((await site!.visit('/livez')).text).toBe('{"status":"ok"}');
  gate.resolve();
  while ((await site!.visit('/readyz')).status !== 200) await pause(5);
  expect(site!.upstream.requests).toEqual(['GET /web/provinces', 'GET /wp-json/custom/v1/home-data/']);
});

it('a probe is one call of a visitor less: it goes past the cache, and calls nobody while the circuit refuses', async () => {
  const [site] = sites;
  await site!.probe();
  await site!.probe();
  expect(site!.upstream.requests).toHaveLength(2);
  expect(site!.cache.stats().entries).toBe(0);
  site!.upstream.behave(down[1]![1]);
  for (let index = 0; index < 5; index += 1) await site!.visit(`/web/estates/rent?_page=${index}`);
  const asked = site!.upstream.requests.length;
  await site!.probe();
  expect(site!.upstream.requests).toHaveLength(asked);
  site!.forward(1);
  site!.upstream.behave(null);
  await site!.probe();
  expect(site!.states().api.breaker).toBe('closed');
  expect((await site!.visit('/web/provinces')).status).toBe(200);
});
