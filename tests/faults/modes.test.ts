import { createEdgeSite, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { modeNames, modes, type Mode } from './upstream/modes.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const held = [
  '/',
  '/viviendas-barcelona-compra',
  '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000',
  '/web/estates/buy',
];
const cold = (count: number) => `/viviendas-barcelona-compra?price_min=${1_000 + count}`;

/** Of the clock, between two rounds, and how many rounds make a minute. */
const seconds = 10;
const rounds = 6;

// The short form of upstream/run.ts: the clock is moved, and timeouts are a fiftieth.
it.each(modeNames)('an upstream with "%s": what is held is served, the rest says when to come again', async (name) => {
  const { answer, answersAtTimes = false }: Mode = modes[name];
  for (const path of held) expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
  site.forward(1_000);
  site.impatient();
  const asked = site.upstream.requests.length;
  if (answer === null) await site.upstream.die();
  else site.upstream.behave(answer(site.upstream.good));
  for (let round = 0; round < rounds; round += 1) {
    const path = held[round % held.length]!;
    expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
    const { status, headers } = await site.visit(cold(round));
    if (!answersAtTimes || status !== 200) expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    await site.probe();
    site.forward(seconds);
  }
  const { api } = site.states();
  if (!answersAtTimes) {
    // API and CMS together.
    expect(site.upstream.requests.length - asked).toBeLessThanOrEqual(2 * 30);
    expect(api.breaker).toBe('open');
  }
  site.patient();
  if (answer === null) await site.upstream.comeBack();
  else site.upstream.behave(null);
  site.forward(seconds);
  await site.probe();
  expect((await site.visit(cold(rounds))).status).toBe(200);
});

it('for 24 hours every page that is held is served, and says that it is stale', async () => {
  const pages = [...held, '/en/properties-barcelona-buy', '/agentes/barcelona', '/viviendas-barcelona-compra?page=2'];
  for (const path of pages) expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
  await site.upstream.die();
  let past = 0;
  for (const hour of [1, 8, 16, 24]) {
    site.forward((hour - past) * 3_600);
    past = hour;
    for (const path of pages) {
      const { status, headers } = await site.visit(path);
      expect([hour, path, status, headers['cache-status']]).toEqual([
        hour,
        path,
        200,
        expect.stringMatching(/^Vencejo; hit; ttl=-\d+/),
      ]);
    }
    await site.probe();
  }
  await site.upstream.comeBack();
});
