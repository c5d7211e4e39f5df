import { setTimeout as sleep } from 'node:timers/promises';
import { EnvError } from '#config/settingsError.ts';
import { compareSecrets } from '#server/instances/redis/compareSecrets.ts';
import { connectRedis, redisLimits, type Redis } from '#server/instances/redis/connectRedis.ts';
import { joinRedis } from '#server/instances/redis/joinRedis.ts';
import type { EdgeCache } from '#server/edge/EdgeCache.ts';
import type { Logger } from '#server/logging/logger.ts';
import { startMovingAddress, type MovingAddress } from '#tests/fakes/movingAddress.ts';
import { hasRedis, startPrivateRedis, type PrivateRedis } from '#tests/fakes/privateRedis.ts';

(hasRedis ? describe : describe.skip)('the connection to Redis', () => {
  let server: PrivateRedis;
  let redis: Redis;
  let logged: string[];
  const times = { suspension: { initialMs: 50, maxMs: 200 }, heartbeatMs: 100, deadAfterMs: 5_000 };

  beforeEach(async () => {
    server = await startPrivateRedis();
    logged = [];
    const note = (...words: unknown[]) => {
      logged.push(String(words.at(-1)));
    };
    redis = connectRedis({ url: server.url, logger: { info: note, warn: note } as unknown as Logger, times });
    await until(isWell);
  });
  afterEach(async () => {
    redis.close();
    server.resume();
    await server.stop();
  });

  const ask = () => redis.run((client) => client.ping(), redisLimits.replyTimeoutMs);
  const isWell = () =>
    ask().then(
      () => true,
      () => false,
    );
  const nameOfFailure = () =>
    ask().then(
      () => null,
      (error: Error) => error.name,
    );
  async function until(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds())) await sleep(20);
  }

  it('a start whose own secret another site does not have stops in words, unless the secret is set', async () => {
    const site = 'https://www.example.com';
    const compare = (value: string, isSet = false) =>
      compareSecrets(
        [
          { name: 'FORM_SECRET', value: 'the same everywhere', isSet: true, file: 'form-secret' },
          { name: 'EXPORT_SECRET', value, isSet, file: 'export-secret' },
        ],
        { url: server.url, site, logger: { warn: () => {} } as unknown as Logger },
      );
    await compare('made at the first');
    await compare('made at the first');
    await expect(compare('made at the second')).rejects.toThrow(
      /another secret.*\n {2}EXPORT_SECRET: set it.*DATA_DIR\/export-secret$/,
    );
    await compare('made at the second', true);
    await compare('made at the second');
    await expect(compare('made at the first')).rejects.toBeInstanceOf(EnvError);
    expect(await server.command('HGETALL', `vencejo:${site}:secrets`)).not.toMatch(/made|same/);
    await server.kill();
    await compare('made at the third');
  });

  it('slow: after three timeouts commands fail at once, until Redis is fast again', async () => {
    server.pause();
    const failures = [];
    for (let count = 0; count < 6; count += 1) failures.push(await nameOfFailure());
    expect(failures).toEqual([
      ...Array<string>(redisLimits.maxLateReplies).fill('RedisTimeoutError'),
      ...Array<string>(3).fill('RedisAwayError'),
    ]);
    // It stays so, however long: who tries is a timer.
    await sleep(200);
    expect(await nameOfFailure()).toBe('RedisAwayError');
    server.resume();
    await until(isWell);
    // A busy machine may be slow once more.
    expect(logged.slice(0, 2)).toEqual(['redis disconnected', 'redis connected']);
  });

  it('disconnected: commands fail at once, until Redis is reachable again', async () => {
    await server.kill();
    await until(async () => (await nameOfFailure()) === 'RedisAwayError');
    await sleep(100);
    await server.start();
    await until(isWell);
    // A busy machine may be slow once more.
    expect(logged.slice(0, 2)).toEqual(['redis disconnected', 'redis connected']);
  });

  it('returns the time of the Redis server', async () => {
    const [seconds, microseconds] = await redis.run((client) => client.time(), 1_000);
    const told = Number(seconds) * 1_000 + Number(microseconds) / 1_000;
    expect(Math.abs(redis.now()! - told)).toBeLessThan(5_000);
  });

  describe('to an address that moves', () => {
    let other: PrivateRedis;
    let address: MovingAddress;
    let moving: Redis;
    const portOf = ({ url }: PrivateRedis) => Number(new URL(url).port);
    const write = () => moving.run((client) => client.set('where', 'there'), 1_000).catch(() => null);
    const has = async (redisServer: PrivateRedis) => (await redisServer.command('GET', 'where')).includes('there');

    beforeEach(async () => {
      other = await startPrivateRedis();
      address = await startMovingAddress(portOf(server));
      const logger = { info: () => {}, warn: () => {} } as unknown as Logger;
      moving = connectRedis({ url: `redis://127.0.0.1:${address.port}`, logger, times });
      await until(async () => (await write()) === 'OK');
      await server.command('DEL', 'where');
    });
    afterEach(async () => {
      moving.close();
      await address.stop();
      await other.stop();
    });

    it('leads to the new server once the old one has gone', async () => {
      address.leadTo(portOf(other));
      await server.kill();
      await until(async () => (await write()) === 'OK');
      expect(await has(other)).toBe(true);
    });

    it('leads to the new server once the old one says that it is a replica', async () => {
      await server.command('REPLICAOF', '127.0.0.1', String(portOf(other)));
      expect(await write()).toBeNull();
      // Until a failover is over the name leads to the old one.
      await sleep(2 * times.heartbeatMs);
      address.leadTo(portOf(other));
      await until(async () => (await write()) === 'OK');
      expect(await has(other)).toBe(true);
    });
  });

  it('who reads purges leaves a server that became a replica, too', async () => {
    const other = await startPrivateRedis();
    const portOf = ({ url }: PrivateRedis) => Number(new URL(url).port);
    const address = await startMovingAddress(portOf(server));
    const silent = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Logger;
    const site = 'https://www.example.com';
    const joined = joinRedis({
      ...{ url: `redis://127.0.0.1:${address.port}`, site, namespace: 'one', secret: 'secret', logger: silent, times },
    });
    const purged: string[] = [];
    const purger = joined.join({
      purge: ({ tags }) => purged.push(...tags),
      stats: () => ({ entries: 0, inFlight: 0 }) as ReturnType<EdgeCache['stats']>,
    });
    await purger.current;
    // Of nobody: it answers reads, and gets nothing any more.
    await server.command('REPLICAOF', '127.0.0.1', '1');
    address.leadTo(portOf(other));
    const purge = JSON.stringify({ tags: ['estates'], urls: [], prefixes: [], all: false, mode: 'hard' });
    await until(async () => {
      // It writes, and learns that the server refuses.
      await joined.counter.count('any', 1_000).catch(() => undefined);
      await other.command('XADD', `vencejo:${site}:purges`, '*', 'from', 'another', 'number', '1', 'purge', purge);
      return purged.includes('estates');
    });
    purger.close();
    await address.stop();
    await other.stop();
  });

  it('an error reply does not count as a disconnection', async () => {
    await expect(redis.run((client) => client.sendCommand(['NONSENSE']), 1_000)).rejects.toThrow(/unknown command/);
    expect(redis.isUsable()).toBe(true);
    expect(logged).toEqual(['redis refused a command']);
  });
});
