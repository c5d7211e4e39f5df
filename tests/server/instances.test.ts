import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import type { CdnPurger } from '#server/cdn/createCdnPurger.ts';
import type { Purge } from '#server/edge/purge.ts';
import type { RedisTimes } from '#server/instances/redis/connectRedis.ts';
import { createFakeUpstream, type FakeUpstream } from '#tests/fakes/createFakeUpstream.ts';
import { createInstance, instanceToken, type Instance, type InstanceOptions } from '#tests/fakes/createInstance.ts';
import { startMovingAddress } from '#tests/fakes/movingAddress.ts';
import { hasRedis, startPrivateRedis, type PrivateRedis } from '#tests/fakes/privateRedis.ts';

const list = '/web/estates/?type=buy';
const page = '/viviendas-barcelona-compra';

const nothing: Purge = { tags: [], urls: [], prefixes: [], all: false, mode: 'soft' };
const hardly = (what: Partial<Purge>): Purge => ({ ...nothing, mode: 'hard', ...what });
const softly = (what: Partial<Purge>): Purge => ({ ...nothing, ...what });

/** Resolves when the condition holds; a test that waits for ever fails by its own limit. */
async function until(holds: () => unknown): Promise<void> {
  while (!(await holds())) await sleep(10);
}

if (!hasRedis) console.info('Left out: no redis-server is installed here (apt-get install redis-server).');

(hasRedis ? describe : describe.skip)('instances on one Redis', () => {
  let redis: PrivateRedis;
  let upstream: FakeUpstream;
  let instances: Instance[] = [];

  /** Another instance on the same upstream and Redis. */
  async function join(options: Omit<InstanceOptions, 'redisUrl' | 'upstreamUrl'> = {}): Promise<Instance> {
    const instance = await createInstance({
      redisUrl: redis.url,
      upstreamUrl: upstream.url,
      ...options,
    });
    instances.push(instance);
    return instance;
  }

  const get = (instance: Instance, path: string) => request(instance.app).get(path);
  const cacheStatus = async (instance: Instance, path: string) => (await get(instance, path)).headers['cache-status'];
  /** Entries in Redis whose key holds this. */
  const storedKeys = async (what: string) =>
    (await redis.command('KEYS', `vencejo:*:${what}*`)).split('\r\n').filter((line) => line.startsWith('vencejo:'))
      .length;

  beforeAll(async () => {
    redis = await startPrivateRedis();
  });
  afterAll(async () => {
    await redis.stop();
  });

  beforeEach(async () => {
    await redis.command('FLUSHALL');
    upstream = await createFakeUpstream();
  });
  afterEach(async () => {
    for (const instance of instances) instance.close();
    instances = [];
    await upstream.close();
  });

  /**
   * Has an instance put an answer or page into Redis. It asks anew when nothing arrived: to a busy machine Redis may
   * look slow, and then nothing is shared.
   */
  async function share(instance: Instance, path: string): Promise<void> {
    for (;;) {
      await get(instance, path).expect(200);
      for (let look = 0; look < 50; look += 1) {
        if (await storedKeys(`${path.startsWith('/web') ? 'api' : 'page'}:${path}`)) return;
        await sleep(10);
      }
      await instance.purger.purge(hardly({ urls: [path] }));
    }
  }

  it('count a client’s forms together, and each by itself while Redis is away', async () => {
    const [a, b] = [await join(), await join()];
    const send = async (instance: Instance) =>
      (await request(instance.app).post('/web/subscribe').set('X-Forwarded-For', '192.0.2.77').send({})).status;
    // To a busy machine Redis may look slow for a while: what was counted alone is then counted once more.
    let sent = 0;
    for (; (await send(sent % 2 === 0 ? a : b)) !== 429; sent += 1) expect(sent).toBeLessThan(80);
    expect(sent).toBeGreaterThanOrEqual(40);
    expect(sent).toBeLessThan(60);
    expect(await redis.command('KEYS', 'vencejo:*:rate:*')).not.toContain('192.0.2');
    await until(async () => (await send(a)) === 429);
    await redis.kill();
    expect(await send(a)).toBe(429);
    const statuses = [];
    for (let n = 0; n < 45; n += 1)
      statuses.push((await request(b.app).post('/web/subscribe').set('X-Forwarded-For', '192.0.2.78').send({})).status);
    expect(statuses.slice(0, 40)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    await redis.start();
  });

  it('purge together again without a restart when Redis has moved to another server', async () => {
    const other = await startPrivateRedis();
    const portOf = ({ url }: PrivateRedis) => Number(new URL(url).port);
    const address = await startMovingAddress(portOf(redis));
    const redisUrl = `redis://127.0.0.1:${address.port}`;
    for (let count = 0; count < 2; count += 1)
      instances.push(await createInstance({ redisUrl, upstreamUrl: upstream.url }));
    const [a, b] = instances as [Instance, Instance];
    await get(b, page);
    address.leadTo(portOf(other));
    address.cut();
    await until(async () => (await a.purger.purge(hardly({ tags: ['estates'] }))).confirmed === 2);
    expect(await cacheStatus(b, page)).not.toContain('hit');
    expect(await other.command('KEYS', 'vencejo:*:purges')).toContain('purges');
    for (const instance of instances) instance.close();
    instances = [];
    await address.stop();
    await other.stop();
  });

  /** Two instances, where the first has fetched the path and the second could have it from Redis. */
  async function shareOf(path: string, times?: RedisTimes): Promise<[Instance, Instance]> {
    const pair: [Instance, Instance] = [await join({ times }), await join({ times })];
    await share(pair[0], path);
    return pair;
  }

  describe('share entries', () => {
    it.each([list, page])('%s, which one has, costs the other no call', async (path) => {
      const [a, b] = await shareOf(path);
      const calls = upstream.requests.length;
      const [fromA, fromB] = [await get(a, path), await get(b, path)];
      expect(fromB.status).toBe(200);
      expect(fromB.text).toBe(fromA.text);
      expect(fromB.headers['cache-status']).toContain('hit');
      expect(fromB.headers['cache-status']).toContain('detail=shared');
      expect(fromB.headers.etag).toBe(fromA.headers.etag);
      expect(upstream.requests).toHaveLength(calls);
    });

    it('an entry is as old in one as in the other', async () => {
      upstream.behave((_req, res) => {
        const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=600', Age: '30' };
        res.writeHead(200, fields).end('{}');
      });
      const [a, b] = await shareOf(list);
      const ageIn = async (instance: Instance) => Number((await get(instance, list)).headers.age);
      expect(await ageIn(b)).toBeGreaterThanOrEqual(30);
      // A second may begin between two requests.
      await until(async () => (await ageIn(a)) === (await ageIn(b)));
    });

    it('builds do not share: a page names files of its own', async () => {
      await shareOf(page);
      expect(await cacheStatus(await join({ build: 'two' }), page)).toContain('fwd=uri-miss');
    });

    it('pages are shared by those alone that make them by the same at the moment; what the API said by all', async () => {
      let now = 'a';
      const [a, b] = [await join({ pagesBy: () => 'a' }), await join({ pagesBy: () => now })];
      await share(a, page);
      now = 'b';
      expect(await cacheStatus(b, page)).toContain('fwd=');
      await share(a, list);
      expect(await cacheStatus(b, list)).toContain('detail=shared');
      now = 'a';
      b.cache.purge(hardly({ urls: [page] }));
      expect(await cacheStatus(b, page)).toContain('detail=shared');
    });

    it('entries that somebody else wrote to Redis are not served, and that is logged once', async () => {
      const [a, b] = [await join(), await join()];
      await get(a, page);
      await until(async () => (await storedKeys(`page:${page}`)) > 0);
      const [key] = (await redis.command('KEYS', `vencejo:*:page:${page}`)).split('\r\n').slice(2);
      await redis.command('SETRANGE', key!, '200', 'forged');
      for (let visit = 0; visit < 2; visit += 1) {
        b.cache.purge(hardly({ all: true }));
        const { status, headers } = await get(b, page);
        expect([status, headers['cache-status']]).toEqual([200, expect.not.stringContaining('shared')]);
        await until(async () => (await storedKeys(`page:${page}`)) > 0);
        await redis.command('SETRANGE', key!, '200', 'forged');
      }
      expect(b.logged.filter((line) => line.includes('no instance of this site wrote'))).toHaveLength(1);
    });

    it('instances with another secret share among themselves', async () => {
      const [a, b] = [await join(), await join({ secret: 'another secret' })];
      await get(a, page);
      await until(async () => (await storedKeys(`page:${page}`)) > 0);
      expect(await cacheStatus(b, page)).not.toContain('shared');
      expect(b.logged.join()).not.toContain('no instance of this site wrote');
    });

    it('instances with another secret say so to operators, as long as both live', async () => {
      const [a, b] = [await join(), await join({ secret: 'another secret' })];
      const read = async (path: string) => (await get(b, path).set('Authorization', `Bearer ${instanceToken}`)).text;
      const others = async () => {
        await b.purger.purge(softly({ tags: ['none'] }));
        return /^vencejo_redis_other_secrets (\d)$/m.exec(await read('/metrics'))?.[1];
      };
      await until(async () => (await others()) === '1');
      expect(await read('/metrics')).toMatch(/^vencejo_redis_up 1$/m);
      expect(await read('/admin')).toContain('FORM_SECRET is another at other sites');
      a.close();
      await until(async () => (await others()) === '0');
      expect(await read('/admin')).not.toContain('FORM_SECRET is another');
      expect(b.logged.filter((line) => line.includes('FORM_SECRET'))).toEqual([
        'other sites of this REDIS_URL have another FORM_SECRET',
        'all sites of this REDIS_URL have one FORM_SECRET',
      ]);
      expect(await redis.command('HVALS', 'vencejo:https://www.example.com:instances')).not.toContain('secret');
    });

    it('one that starts in an outage is ready while Home, which it can serve, is there', async () => {
      await share(await join(), '/');
      upstream.behave((_req, res) => res.destroy());
      const [sharing, other] = [await join(), await join({ build: 'two' })];
      const isUnavailable = async (instance: Instance) => (await get(instance, '/readyz')).status === 503;
      for (let number = 0; !(await isUnavailable(other)); number += 1)
        for (const instance of [sharing, other]) await get(instance, `/web/estates/?type=rent&_qty=${1 + number}`);
      expect((await get(sharing, '/readyz')).status).toBe(200);
      expect((await get(sharing, '/')).headers['cache-status']).toContain('detail=shared');
    });

    it('pictures stay where they are', async () => {
      upstream.behave((_req, res) => {
        res.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=60' }).end('picture');
      });
      await get(await join(), '/media/estates/1.webp').expect(200);
      await sleep(100);
      expect(await storedKeys('media:')).toBe(0);
    });

    it('failures stay where they are', async () => {
      upstream.behave((_req, res) => {
        res.writeHead(503, { 'Cache-Control': 'max-age=60' }).end();
      });
      const a = await join();
      await get(a, list);
      await sleep(100);
      expect(await storedKeys('api:')).toBe(0);
    });

    it.each(['', 'xxxx', '\xff\xff\xff\xff{}', `\0\0\0\u0002{}body`])(
      'what cannot be read counts as not there: %j',
      async (value) => {
        const [, b] = await shareOf(list);
        const [key] = /vencejo:\S+api:\S+/.exec(await redis.command('KEYS', '*api:*'))!;
        await redis.command('SET', key, value, 'EX', '100');
        expect(await cacheStatus(b, list)).toContain('fwd=uri-miss');
      },
    );
  });

  describe('purge together', () => {
    it.each([
      ['its tag', { tags: ['estates'] }],
      ['its URL', { urls: [list] }],
      ['what its path begins with', { prefixes: ['/web/'] }],
      ['everything', { all: true }],
    ])('hard, by %s: the next request on the other instance is fetched again', async (_name, what) => {
      const [a, b] = await shareOf(list);
      await get(b, list);
      expect(await a.purger.purge(hardly(what))).toEqual({ entries: 1, instances: 2, confirmed: 2 });
      expect(await cacheStatus(b, list)).toContain('fwd=uri-miss');
      await until(() => storedKeys(`api:${list}`));
      // What was fetched anew is shared again.
      expect(await cacheStatus(a, list)).toContain('detail=shared');
    });

    it('soft: the other serves it stale once more, and fetches', async () => {
      const [a, b] = await shareOf(list);
      await get(b, list);
      const calls = upstream.requests.length;
      expect(await a.purger.purge(softly({ tags: ['estates'] }))).toMatchObject({ confirmed: 2 });
      expect(await cacheStatus(b, list)).toMatch(/hit; ttl=-\d+.*stale-while-revalidate/);
      await until(() => upstream.requests.length > calls);
    });

    it('the instance that was asked sends it on to a CDN, when the others have applied it', async () => {
      const sent: [by: string, confirmedByOther: number][] = [];
      const recording = (by: string, other: () => Instance): CdnPurger => ({
        send: () => sent.push([by, other().cache.stats().purges]),
        stats: () => ({ calls: { sent: 0, failed: 0, refused: 0 }, waiting: 0 }),
        close: () => Promise.resolve(),
      });
      const a: Instance = await join({ cdn: recording('a', () => b) });
      const b: Instance = await join({ cdn: recording('b', () => a) });
      await until(async () => (await b.purger.purge(nothing)).confirmed === 2);
      const before = b.cache.stats().purges;
      await request(a.app)
        .post('/admin/cache/purge')
        .set('Authorization', `Bearer ${instanceToken}`)
        .send({ tags: ['estates'] })
        .expect(200);
      expect(sent).toEqual([['a', before + 1]]);
    });

    it('what was purged does not come back from Redis', async () => {
      const [a, b] = await shareOf(list);
      await a.purger.purge(hardly({ tags: ['estates'] }));
      const [fromA, fromB] = [await cacheStatus(a, list), await cacheStatus(b, list)];
      expect(fromA).toContain('fwd=uri-miss');
      // It may have been fetched by the other meanwhile; the old one it is not.
      expect(fromB).toMatch(/fwd=uri-miss|ttl=(?:60|59)/);
      expect(upstream.requests.filter((line) => line.endsWith(list)).length).toBeGreaterThanOrEqual(2);
    });

    it('what was purged softly comes from Redis as stale', async () => {
      const [a, b] = await shareOf(list);
      await a.purger.purge(softly({ tags: ['estates'] }));
      expect(await cacheStatus(b, list)).toMatch(/hit; ttl=-.*shared/);
    });

    it('an instance that starts later applies earlier purges', async () => {
      const [a, b] = await shareOf(list);
      await a.purger.purge(hardly({ tags: ['estates'] }));
      b.close();
      instances.splice(instances.indexOf(b), 1);
      expect(await cacheStatus(await join(), list)).toContain('fwd=uri-miss');
    });

    it('the result of a fetch in flight at the purge is not shared', async () => {
      const [a, b] = [await join(), await join()];
      let answer = () => {};
      upstream.behave((_req, res) => {
        answer = () => {
          res
            .writeHead(200, {
              'Content-Type': 'application/json',
              'Cache-Control': 'max-age=60',
              'Surrogate-Key': 'estates',
            })
            .end('{"old":true}');
        };
      });
      const slow = get(b, list).then((response) => response.body as unknown);
      await until(() => upstream.requests.length > 0);
      await a.purger.purge(hardly({ tags: ['estates'] }));
      upstream.behave(null);
      answer();
      expect(await slow).toEqual({ old: true });
      for (const instance of [a, b]) expect((await get(instance, list)).body).toHaveProperty('results');
    });

    it('one that left is not waited for', async () => {
      const [a, b] = [await join(), await join()];
      await until(async () => (await a.purger.purge(nothing)).instances === 2);
      b.close();
      instances.splice(instances.indexOf(b), 1);
      await until(async () => (await a.purger.purge(nothing)).instances === 1);
    });

    it('many at the same time all arrive', async () => {
      const [a, b] = await shareOf(list);
      const before = [a.cache.stats().purges, b.cache.stats().purges];
      const reports = await Promise.all(
        Array.from({ length: 200 }, (_, index) => (index % 2 ? a : b).purger.purge(hardly({ tags: [`tag-${index}`] }))),
      );
      expect(reports.every(({ confirmed }) => confirmed === 2)).toBe(true);
      expect([a.cache.stats().purges, b.cache.stats().purges]).toEqual(before.map((purges) => purges + 200));
    });
  });

  describe('when Redis is in trouble', () => {
    /**
     * Misses, one after the other, of which none fails. How often Redis is waited for stands in
     * redisConnection.test.ts.
     */
    async function visit(instance: Instance, count: number): Promise<void> {
      for (let index = 0; index < count; index += 1)
        expect((await get(instance, `/web/estates/?type=buy&_page=1&_qty=${1 + index}`)).status).toBe(200);
    }

    afterEach(async () => {
      redis.resume();
      await redis.command('PING').catch(() => redis.start());
    });

    it('killed: visitors are not affected, and sharing resumes when Redis is back', async () => {
      const [a, b] = await shareOf(list);
      await until(async () => (await a.purger.purge(nothing)).instances === 2);
      await redis.kill();
      await visit(a, 20);
      const report = await a.purger.purge(hardly({ tags: ['estates'] }));
      expect(report).toMatchObject({ confirmed: 1, instances: 2 });
      await get(b, list).expect(200);
      await redis.start();
      await until(async () => (await a.purger.purge(nothing)).confirmed === 2);
      // B missed a purge, and Redis lost all: what B holds is not fresh any more.
      expect(await cacheStatus(b, list)).not.toMatch(/hit; ttl=[1-9]/);
      // To a busy machine Redis may look slow once more: then another list is tried, until one is shared.
      for (let qty = 1; ; qty += 1) {
        const fresh = `/web/estates/?type=rent&_qty=${qty}`;
        await share(a, fresh);
        if ((await cacheStatus(b, fresh))?.includes('detail=shared')) break;
      }
      for (const { logged } of [a, b])
        expect(logged.filter((line) => line.startsWith('redis '))).toEqual(['redis disconnected', 'redis connected']);
    });

    it('paused: a few requests wait briefly, later ones not at all, until Redis is back', async () => {
      const times = { suspension: { initialMs: 50, maxMs: 200 }, heartbeatMs: 100, deadAfterMs: 5_000 };
      const [a, b] = await shareOf(list, times);
      redis.pause();
      await visit(a, 20);
      expect(await a.purger.purge(hardly({ tags: ['estates'] }))).toMatchObject({ confirmed: 1 });
      // Longer than it is suspended at first.
      await sleep(150);
      redis.resume();
      await until(async () => (await a.purger.purge(nothing)).confirmed === 2);
      await until(() => b.cache.stats().purges > 2);
      expect(b.logged.concat(a.logged)).toContain('redis connected');
    });

    it('paused for longer than a connection is believed in: a new one is made', async () => {
      const times = { suspension: { initialMs: 20, maxMs: 20 }, heartbeatMs: 20, deadAfterMs: 60 };
      const [a] = [await join({ times }), await join({ times })];
      redis.pause();
      await visit(a, 3);
      await sleep(200);
      redis.resume();
      await until(async () => (await a.purger.purge(nothing)).confirmed === 2);
    });

    it('flushed: what is held turns stale, for purges may have gone with it', async () => {
      const [a, b] = await shareOf(list);
      await get(b, list);
      await redis.command('FLUSHALL');
      for (const instance of [a, b]) await until(async () => /ttl=-/.test((await cacheStatus(instance, list))!));
      await until(async () => (await a.purger.purge(nothing)).confirmed === 2);
    });

    it('not there at the start: it is joined when it comes', async () => {
      await redis.kill();
      const joining = join();
      await sleep(300);
      await redis.start();
      expect(await (await joining).purger.purge(nothing)).toMatchObject({ confirmed: 1, instances: 1 });
    });

    it('full: entries are no longer stored, and one complaint is logged', async () => {
      const a = await join();
      await redis.command('CONFIG', 'SET', 'maxmemory', '1');
      await visit(a, 10);
      await redis.command('CONFIG', 'SET', 'maxmemory', '0');
      await until(() => a.logged.length > 0);
      expect(a.logged).toEqual(['redis refused a command']);
    });
  });
});
