import { createRandom } from '#tests/fakes/createRandom.ts';
import {
  breaking,
  CircuitOpenError,
  createCircuitBreaker,
  OwnFailure,
  type CircuitBreaker,
} from './createCircuitBreaker.ts';

const { signal } = new AbortController();
const { initialMs, maxMs } = breaking.open;

let now = 0;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 0;
  breaker = createCircuitBreaker(() => now);
});

type Call = Parameters<CircuitBreaker['admit']>[0];
const run = async <T extends { failed: boolean }>(given: Call, fetch: () => Promise<T>): Promise<T> =>
  breaker.settle(breaker.admit(given), fetch());

let urls = 0;
const nextUrl = () => `/${(urls += 1)}`;

/** @returns whether it was sent */
async function call(failed: boolean, { url = nextUrl(), isProbe = false } = {}): Promise<boolean> {
  let isSent = false;
  await run({ url, signal, isProbe }, () => {
    isSent = true;
    return Promise.resolve({ failed });
  }).catch((error: unknown) => {
    expect(error).toBeInstanceOf(CircuitOpenError);
  });
  return isSent;
}
const probe = (failed: boolean) => call(failed, { isProbe: true });
const fail = async (times: number = breaking.failures): Promise<void> => {
  for (let time = 0; time < times; time += 1) await call(true);
};
/** Until its circuit is closed. */
const recover = async (): Promise<void> => {
  while (breaker.isRefusingProbes()) now += 100;
  for (let time = 0; time < breaking.successes; time += 1) await probe(false);
};
/** Milliseconds until a probe would be sent. */
const restOf = (): number => {
  const from = now;
  while (breaker.isRefusingProbes()) now += 100;
  return now - from;
};

it('opens after consecutive failures, returned or thrown, and then refuses calls', async () => {
  await fail(4);
  await call(false);
  await fail(4);
  expect(breaker.state()).toBe('closed');
  const thrown = run({ url: '/x', signal }, () => Promise.reject(new Error('down')));
  await expect(thrown).rejects.toThrow('down');
  expect([breaker.state(), await call(false)]).toEqual(['open', false]);
});

it('an aborted call does not count as a failure', async () => {
  const aborted = Object.assign(new Error('left'), { name: 'AbortError' });
  for (let time = 0; time < 9; time += 1)
    await run({ url: nextUrl(), signal }, () => Promise.reject(aborted)).catch(() => {});
  expect(breaker.state()).toBe('closed');
});

it('is closed by probes alone, as many as prove it, while other calls are refused', async () => {
  await fail();
  now += initialMs;
  const states: string[] = [];
  for (let time = 0; time < breaking.successes; time += 1) {
    expect(await call(false)).toBe(false);
    await probe(false);
    states.push(breaker.state());
  }
  expect(states).toEqual([...Array<string>(breaking.successes - 1).fill('halfOpen'), 'closed']);
  expect(await call(false)).toBe(true);
});

it('opens again, for longer, when one of its probes fails', async () => {
  await fail();
  now += initialMs;
  for (const failed of [false, false, true]) await probe(failed);
  expect([breaker.state(), await probe(false), restOf()]).toEqual(['open', false, 2 * initialMs]);
});

it('probes after a delay that doubles up to its maximum, and is the shortest again after it was steady', async () => {
  await fail();
  const rests = [restOf()];
  for (let time = 0; time < 4; time += 1) {
    await probe(true);
    rests.push(restOf());
  }
  expect(rests).toEqual([initialMs, 1_000, 2_000, maxMs, maxMs]);
  await recover();
  now += breaking.unsteadyMs;
  await fail();
  expect(restOf()).toBe(initialMs);
});

it('stays open for the longest time at once when it opens soon after it closed, however often', async () => {
  await fail();
  for (let time = 0; time < 3; time += 1) {
    await recover();
    await fail();
    expect(restOf()).toBe(maxMs);
  }
});

it('counts the delay from when the probe was sent, and leaves at least a second after it', async () => {
  await fail();
  const probeOf = async (takes: number) => {
    restOf();
    await run({ url: '/probe', signal, isProbe: true }, () => {
      now += takes;
      return Promise.resolve({ failed: true });
    });
    return restOf();
  };
  expect([await probeOf(1_500), await probeOf(3_000), await probeOf(9_000)]).toEqual([1_000, 1_000, 1_000]);
  expect(await probeOf(500)).toBe(3_500);
});

it('does not count calls that were sent before it opened', async () => {
  const hanging = Array.from({ length: 12 }, () => Promise.withResolvers<{ failed: boolean }>());
  const calls = hanging.map(({ promise }) => run({ url: nextUrl(), signal }, () => promise));
  await fail();
  await recover();
  for (const { resolve } of hanging) resolve({ failed: true });
  expect(await Promise.all(calls)).toHaveLength(12);
  expect(breaker.state()).toBe('closed');
});

describe('an upstream that fails at times', () => {
  /** @param pattern of outcomes, again and again; x fails @returns how many calls it took to open, null: it did not */
  async function openedAfter(pattern: string, calls: number): Promise<number | null> {
    for (let count = 0; count < calls; count += 1) {
      await call(pattern[count % pattern.length] === 'x');
      if (breaker.state() === 'open') return count + 1;
    }
    return null;
  }

  it.each([
    ['half of the calls', '.x', 10],
    ['two of three', 'xx.', 10],
    ['half of them, after long being well', `${'.'.repeat(40)}${'x.'.repeat(20)}`, 59],
  ])('opens the circuit when it fails %s', async (_how, pattern, calls) => {
    expect(await openedAfter(pattern, 100)).toBe(calls);
  });

  it.each([
    ['one call of twenty', `x${'.'.repeat(19)}`],
    ['one of five', 'x....'],
    ['one of three', 'x..'],
    ['two of five', '.x..x'],
  ])('does not when it fails %s', async (_how, pattern) => {
    expect(await openedAfter(pattern, 3_000)).toBeNull();
  });

  it('does not for fewer than ten calls, unless they are consecutive', async () => {
    expect(await openedAfter('xx.xx.xx.', 9)).toBeNull();
    breaker = createCircuitBreaker(() => now);
    expect(await openedAfter('.xxxxx', 9)).toBe(6);
  });

  it('forgets the failures of before when it closes', async () => {
    await openedAfter('x.', 100);
    await recover();
    expect([breaker.state(), await openedAfter('x....', 100)]).toEqual(['closed', null]);
  });
});

describe('one URL that always fails', () => {
  const url = '/broken';

  it('does not open the circuit while others succeed, however often it is asked for', async () => {
    for (let round = 0; round < 200; round += 1) {
      for (let time = 0; time < 4; time += 1) expect(await call(true, { url })).toBe(true);
      await call(false);
      expect(breaker.state()).toBe('closed');
    }
  });

  it('opens it where nothing else is asked for, and does not again when others have succeeded', async () => {
    for (let time = 0; time < breaking.failures; time += 1) await call(true, { url });
    expect(breaker.state()).toBe('open');
    await recover();
    expect(breaker.state()).toBe('closed');
    await call(false);
    for (let time = 0; time < 100; time += 1) expect(await call(true, { url })).toBe(true);
    expect(breaker.state()).toBe('closed');
  });

  it('counts again after it has succeeded once', async () => {
    for (let time = 0; time < 4; time += 1) await call(true, { url });
    await call(false);
    await call(false, { url });
    for (let time = 0; time < breaking.failures; time += 1) await call(true, { url });
    expect(breaker.state()).toBe('open');
  });

  it('is not known by calls that visitors ended', async () => {
    for (let time = 0; time < 50; time += 1) {
      const leaving = new AbortController();
      await run({ url, signal: leaving.signal }, () => {
        leaving.abort();
        return Promise.reject(leaving.signal.reason as Error);
      }).catch(() => {});
    }
    await call(false);
    for (let time = 0; time < breaking.failures; time += 1) await call(true, { url });
    expect(breaker.state()).toBe('open');
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
    const ask = (isProbe = false) =>
      run({ url: isProbe ? '/probe' : nextUrl(), signal, isProbe }, () => {
        const failed = !isUp();
        calls += 1;
        if (failed) failing += 1;
        return Promise.resolve({ failed });
      }).catch(() => {});
    for (; now < minutes * 60_000; now += stepMs) {
      await Promise.all(Array.from({ length: callsAtOnce }, () => ask()));
      if (breaker.state() === 'closed' || now % 500 > 0 || breaker.isRefusingProbes()) continue;
      do await ask(true);
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
    'gets 50 failing calls a minute at most where it is up and down every %i s',
    async (seconds) => {
      const { failing } = await minutesOf(() => Math.floor(now / 1_000 / seconds) % 2 === 1);
      expect(failing).toBeLessThanOrEqual(50);
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
      breaker = createCircuitBreaker(() => now);
      const random = mode();
      for (; now < failsMs; now += stepMs) await call(random() >= 0.5);
      const wellAt = now;
      for (; now < wellAt + 5_000; now += stepMs) {
        if (now % 500 === 0 && breaker.state() !== 'closed' && !breaker.isRefusingProbes())
          for (let time = 0; time < breaking.successes; time += 1) await probe(false);
      }
      expect([failsMs, breaker.state()]).toEqual([failsMs, 'closed']);
    }
  });
});

describe('a web server, whose addresses fail one by one', () => {
  beforeEach(() => {
    breaker = createCircuitBreaker(() => now, { minFailingUrls: 10 });
  });

  it('has its circuit closed while a few of them fail, returned or thrown, however often', async () => {
    for (let round = 0; round < 5; round += 1)
      for (let page = 0; page < 4; page += 1) {
        await call(true, { url: `/failing/${page}` });
        const own = run({ url: `/odd/${page}`, signal }, () => Promise.reject(new OwnFailure('odd')));
        await expect(own).rejects.toThrow('odd');
      }
    expect(breaker.state()).toBe('closed');
  });

  it('has it opened by many of them', async () => {
    await fail(10 + breaking.failures);
    expect(breaker.state()).toBe('open');
  });

  it('has it opened by lost connections at once', async () => {
    for (let time = 0; time < breaking.failures; time += 1)
      await run({ url: nextUrl(), signal }, () => Promise.reject(new Error('reset'))).catch(() => {});
    expect(breaker.state()).toBe('open');
  });
});
