import { createRandom } from '#tests/fakes/createRandom.ts';
import { CircuitOpenError } from './createCircuitBreaker.ts';
import { breaking, createUrlBreaker, type UrlBreaker } from './createUrlBreaker.ts';

const { signal } = new AbortController();

let now = 0;
let breaker: UrlBreaker;
beforeEach(() => {
  now = 0;
  breaker = createUrlBreaker(() => now);
});

/** @returns whether it was sent */
const call = async (url: string, failed: boolean, isProbe = false): Promise<boolean> => {
  let isSent = false;
  await breaker
    .run({ url, signal, isProbe }, () => {
      isSent = true;
      return Promise.resolve({ failed });
    })
    .catch((error: unknown) => {
      expect(error).toBeInstanceOf(CircuitOpenError);
    });
  return isSent;
};

describe('one URL that always fails', () => {
  it('does not open the circuit while others succeed, however often it is asked for', async () => {
    for (let round = 0; round < 200; round += 1) {
      for (let time = 0; time < 4; time += 1) expect(await call('/broken', true)).toBe(true);
      await call(`/well/${round}`, false);
      expect(breaker.state()).toBe('closed');
    }
  });

  it('opens it where nothing else is asked for, and does not again when others have succeeded', async () => {
    for (let time = 0; time < breaking.failures.steady; time += 1) await call('/broken', true);
    expect(breaker.state()).toBe('open');
    now += 500;
    expect(await call('/broken', true)).toBe(false);
    for (let probe = 0; probe < breaking.successes; probe += 1) await call('/probe', false, true);
    expect(breaker.state()).toBe('closed');
    for (let time = 0; time < 100; time += 1) expect(await call('/broken', true)).toBe(true);
    expect(breaker.state()).toBe('closed');
  });

  it('counts again after it has succeeded once', async () => {
    for (let time = 0; time < 4; time += 1) await call('/broken', true);
    await call('/other', false);
    await call('/broken', false);
    for (let time = 0; time < breaking.failures.steady; time += 1) await call('/broken', true);
    expect(breaker.state()).toBe('open');
  });

  it('is no probe, unless nobody else sends one', async () => {
    for (let time = 0; time < breaking.failures.steady; time += 1) await call('/broken', true);
    now += 1_499;
    expect(await call('/broken', false)).toBe(false);
    now += 1;
    expect(await call('/broken', false)).toBe(true);
    expect(breaker.state()).toBe('halfOpen');
  });

  it('is not known by calls that visitors ended', async () => {
    for (let time = 0; time < 50; time += 1) {
      const leaving = new AbortController();
      await breaker
        .run({ url: '/left', signal: leaving.signal }, () => {
          leaving.abort();
          return Promise.reject(leaving.signal.reason as Error);
        })
        .catch(() => {});
    }
    for (let time = 0; time < breaking.failures.steady; time += 1) await call(`/${time}`, true);
    now += 500;
    expect(await call('/left', false)).toBe(true);
  });
});

describe('an upstream that fails at times, with visitors who ask thirty times a second', () => {
  const stepMs = 100;
  const callsAtOnce = 3;
  const minutes = 4;

  /** Visitors' calls and the probes of the background. @returns calls a minute */
  async function minutesOf(isUp: () => boolean): Promise<{ calls: number; failing: number }> {
    let calls = 0;
    let failing = 0;
    let urls = 0;
    const ask = (url: string, isProbe = false) =>
      breaker
        .run({ url, signal, isProbe }, () => {
          const failed = !isUp();
          calls += 1;
          if (failed) failing += 1;
          return Promise.resolve({ failed });
        })
        .catch(() => {});
    for (; now < minutes * 60_000; now += stepMs) {
      await Promise.all(Array.from({ length: callsAtOnce }, () => ask(`/${(urls += 1)}`)));
      if (breaker.state() === 'closed' || now % 500 > 0 || breaker.isRefusing()) continue;
      do await ask('/probe', true);
      while (breaker.state() === 'halfOpen');
    }
    return { calls: calls / minutes, failing: failing / minutes };
  }

  it.each([1, 2, 3])(
    'gets 30 failing calls a minute at most where it fails every second call (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const { calls, failing } = await minutesOf(() => random() < 0.5);
      expect(failing).toBeLessThanOrEqual(30);
      expect(calls).toBeLessThanOrEqual(60);
    },
  );

  it.each([1, 2, 4, 8])(
    'gets 30 failing calls a minute at most where it is up and down every %i s',
    async (seconds) => {
      const { failing } = await minutesOf(() => Math.floor(now / 1_000 / seconds) % 2 === 1);
      expect(failing).toBeLessThanOrEqual(30);
    },
  );

  it.each([1, 2, 3])('gets every call where it fails one of twenty (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const { calls } = await minutesOf(() => random() < 0.95);
    expect(calls).toBe((callsAtOnce * 60_000) / stepMs);
  });

  it.each([1, 2, 3])('gets nearly every call where it fails one of ten after an outage (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const outageMs = 5_000;
    const { calls } = await minutesOf(() => now >= outageMs && random() < 0.9);
    expect(calls).toBeGreaterThan((0.9 * callsAtOnce * 60_000) / stepMs);
  });

  it.each([
    ['every second call', () => createRandom(4)],
    ['all', () => () => 1],
    ['none for 2 s and all for 2 s', () => () => Math.floor(now / 2_000) % 2],
  ])('is used again within 5 s, whenever it is well after it failed: %s', async (_how, mode) => {
    for (let failsMs = 0; failsMs < 60_000; failsMs += 5_300) {
      now = 0;
      breaker = createUrlBreaker(() => now);
      const random = mode();
      for (; now < failsMs; now += stepMs) await call(`/${now}`, random() >= 0.5);
      const wellAt = now;
      for (; now < wellAt + 5_000; now += stepMs) {
        if (now % 500 === 0 && breaker.state() !== 'closed' && !breaker.isRefusing())
          for (let probe = 0; probe < breaking.successes; probe += 1) await call('/probe', false, true);
      }
      expect([failsMs, breaker.state()]).toEqual([failsMs, 'closed']);
    }
  });
});
