import { createEdgeSite, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { createRandom } from '#tests/fakes/createRandom.ts';
import { answering, type Answer } from '#tests/fakes/upstreamBehaviours.ts';
import { modeNames, modes, type Mode } from './upstream/modes.ts';

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

// The short form of upstream/run.ts: the clock is moved, and timeouts are a fiftieth. One site bears one way to fail
// after the other, with the pages that it got at first.
describe('an upstream that fails in one way after the other', () => {
  let site: EdgeSite;
  let visited = 0;
  beforeAll(async () => {
    site = await createEdgeSite();
    for (const path of held) expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
  });
  afterEach(async () => {
    site.patient();
    site.upstream.behave(null);
    await site.upstream.comeBack().catch(() => {});
  });
  afterAll(async () => {
    await site.settled();
    await site.close();
  });

  const expectCold = async (answersAtTimes: boolean): Promise<void> => {
    const { status, headers } = await site.visit(cold((visited += 1)));
    if (!answersAtTimes || status !== 200) expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  };

  it.each(modeNames)('"%s": what is held is served, the rest says when to come again', async (name) => {
    const { answer, answersAtTimes = false }: Mode = modes[name];
    site.forward(1_000);
    expect(site.states().api.breaker).toBe('closed');
    site.impatient();
    const asked = site.upstream.requests.length;
    if (answer === null) await site.upstream.die();
    else site.upstream.behave(answer(site.upstream.good));
    for (let round = 0; round < rounds; round += 1) {
      const path = held[round % held.length]!;
      expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
      await expectCold(answersAtTimes);
      await site.probe();
      site.forward(seconds);
    }
    const { api } = site.states();
    if (!answersAtTimes) {
      // API and CMS together.
      expect(site.upstream.requests.length - asked).toBeLessThanOrEqual(2 * 30);
      expect(api.breaker).toBe('open');
    }
    // A failure that is under way would come after the recovery, and open the circuit again.
    await site.settled();
    site.patient();
    if (answer === null) await site.upstream.comeBack();
    else site.upstream.behave(null);
    site.forward(seconds);
    await site.probe();
    expect((await site.visit(cold((visited += 1)))).status).toBe(200);
  });
});

describe('an upstream that fails for long', () => {
  const atTimes = ['up and down every 2 s', 'every second call'] as const;
  let site: EdgeSite;
  beforeEach(async () => {
    site = await createEdgeSite();
  });
  afterEach(() => site.close());

  it.each(atTimes)(
    'with "%s" it gets 30 failing calls a minute at most, and is used again within 5 s',
    async (name) => {
      const minutes = 2;
      const stepSeconds = 0.2;
      const random = createRandom(5);
      let well = 0;
      const counted: Answer = (req, res) => {
        well += 1;
        site.upstream.good(req, res);
      };
      const heldCalls = ['/web/provinces', '/web/estates/buy', '/web/estate/MS0116-1000/public'];
      for (const path of heldCalls) expect((await site.visit(path)).status).toBe(200);
      site.forward(4_000);
      const asked = site.upstream.requests.length;
      site.upstream.behave(modes[name].answer!(counted, { now: site.cache.now, random }));
      const begun = site.cache.now();
      const statuses = new Set<number>();
      for (let step = 0; site.cache.now() - begun < minutes * 60_000; step += 1) {
        const path = heldCalls[step % heldCalls.length]!;
        expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
        const { status, headers } = await site.visit(`/web/estates/buy?price_min=${1_000 + step}`);
        statuses.add(status);
        if (status !== 200 && status !== 500) expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
        if (step % 2 === 0) await site.probe();
        site.forward(stepSeconds);
      }
      expect([...statuses]).toEqual(expect.arrayContaining([200, 503]));
      expect(site.upstream.requests.length - asked - well).toBeLessThanOrEqual(30 * minutes);
      site.upstream.behave(null);
      site.forward(4.5);
      await site.probe();
      expect((await site.visit('/web/estates/rent')).status).toBe(200);
    },
  );

  it('for one listing alone keeps its circuit closed, however often that is asked for', async () => {
    const broken = '/web/estate/MS0116-1001/public';
    site.upstream.behave(answering({}, { status: 500 }), /MS0116-1001/);
    for (let round = 0; round < 15; round += 1) {
      for (let time = 0; time < 3; time += 1) expect((await site.visit(broken)).status).toBe(500);
      expect((await site.visit(`/web/estates/buy?price_min=${1_000 + round}`)).status).toBe(200);
      expect(site.states().api.breaker).toBe('closed');
    }
    for (let time = 0; time < 20; time += 1) await site.visit(broken);
    expect([site.states().api.breaker, site.asked(broken)]).toEqual(['closed', 65]);
  });

  it.each([0, 12])(
    'for 24 hours pages that nobody asked for in %d hours are served, and said to be stale',
    async (idle) => {
      const pages = [
        ...held,
        '/en/properties-barcelona-buy',
        '/agentes/barcelona',
        '/viviendas-barcelona-compra?page=2',
      ];
      for (const path of pages) expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
      site.forward(idle * 3_600);
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
            expect.stringMatching(/^Vencejo; hit; ttl=-\d+; detail=stale-/),
          ]);
        }
        await site.probe();
      }
      await site.upstream.comeBack();
    },
  );
});
