import {
  createCircuitBreaker,
  CircuitOpenError,
  type CircuitBreaker,
  type CircuitBreakerOptions,
} from './createCircuitBreaker.ts';

const unsteadyMs = 30_000;

let now = 0;
let breaker: CircuitBreaker;
const create = (options: Partial<CircuitBreakerOptions>): CircuitBreaker =>
  createCircuitBreaker({
    failures: { steady: 3, least: 2 },
    rate: { calls: 20, share: 0.45 },
    successes: 1,
    open: { initialMs: 1_000, maxMs: 4_000 },
    unsteadyMs,
    now: () => now,
    ...options,
  });
beforeEach(() => {
  now = 0;
  breaker = create({});
});

const good = () => Promise.resolve({ failed: false });
const bad = () => Promise.resolve({ failed: true });
const thrown =
  (name = 'RequestError') =>
  () =>
    Promise.reject(Object.assign(new Error('down'), { name }));
const fail = async (times = 3): Promise<void> => {
  for (let time = 0; time < times; time += 1) await breaker.run(bad);
};
const refused = async (): Promise<boolean> =>
  breaker.run(good).then(
    () => false,
    (error: unknown) => error instanceof CircuitOpenError,
  );

it('opens after three consecutive failures, returned or thrown', async () => {
  await fail(2);
  await breaker.run(good);
  await fail(2);
  expect(breaker.state()).toBe('closed');
  await expect(breaker.run(thrown())).rejects.toThrow('down');
  expect([breaker.state(), await refused()]).toEqual(['open', true]);
});

it('an aborted call does not count as a failure', async () => {
  for (let time = 0; time < 9; time += 1) await breaker.run(thrown('AbortError')).catch(() => {});
  expect(breaker.state()).toBe('closed');
});

it('probes after a delay that doubles up to its maximum and resets after a success', async () => {
  await fail();
  const rests: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const from = now;
    while (
      breaker.state() === 'open' &&
      (await breaker.run(bad).then(
        () => false,
        () => true,
      ))
    )
      now += 100;
    rests.push(now - from);
  }
  expect(rests).toEqual([1_000, 2_000, 4_000, 4_000, 4_000]);
  now += 4_000;
  expect([await refused(), breaker.state()]).toEqual([false, 'closed']);
  now += unsteadyMs;
  await fail();
  now += 999;
  expect(await refused()).toBe(true);
  now += 1;
  expect(await refused()).toBe(false);
});

it('counts the delay from when the probe was sent, and leaves at least a second after it', async () => {
  await fail();
  const probe = async (takes: number) => {
    while (breaker.isRefusing()) now += 100;
    await breaker.run(() => {
      now += takes;
      return bad();
    });
    const from = now;
    while (breaker.isRefusing()) now += 100;
    return now - from;
  };
  expect([await probe(1_500), await probe(3_000), await probe(9_000)]).toEqual([1_000, 1_000, 1_000]);
  expect(await probe(500)).toBe(3_500);
});

it('calls during a probe wait for it and run when it succeeds', async () => {
  await fail();
  now += 1_000;
  const gate = Promise.withResolvers<{ failed: boolean }>();
  const probe = breaker.run(() => gate.promise);
  expect(breaker.state()).toBe('halfOpen');
  const other = breaker.run(good);
  gate.resolve({ failed: false });
  await expect(Promise.all([probe, other])).resolves.toEqual([{ failed: false }, { failed: false }]);
});

it('calls during a probe are refused when it fails', async () => {
  await fail();
  now += 1_000;
  const gate = Promise.withResolvers<{ failed: boolean }>();
  const probe = breaker.run(() => gate.promise);
  const other = refused();
  gate.resolve({ failed: true });
  expect([await probe, await other, breaker.state()]).toEqual([{ failed: true }, true, 'open']);
});

it('calls during a probe that hangs are refused after a short wait', async () => {
  jest.useFakeTimers();
  try {
    await fail();
    now += 1_000;
    void breaker.run(() => new Promise<{ failed: boolean }>(() => {}));
    const other = refused();
    await jest.advanceTimersByTimeAsync(250);
    expect(await other).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

it('the next call is the probe when the first probe is aborted', async () => {
  await fail();
  now += 1_000;
  await breaker.run(thrown('AbortError')).catch(() => {});
  expect(await refused()).toBe(false);
});

describe('an upstream that fails at times', () => {
  /** @param pattern of outcomes, again and again; x fails @returns how many calls it took to open, null: it did not */
  async function openedAfter(pattern: string, calls: number): Promise<number | null> {
    for (let call = 0; call < calls; call += 1) {
      await breaker.run(pattern[call % pattern.length] === 'x' ? bad : good);
      if (breaker.state() === 'open') return call + 1;
    }
    return null;
  }

  it.each([
    ['half of the calls', '.x', 10],
    ['two of three, unless three in a row', 'xx.', 10],
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
    breaker = create({});
    expect(await openedAfter('.xxx', 9)).toBe(4);
  });

  it('forgets the failures of before when it closes', async () => {
    await openedAfter('x.', 100);
    now += 1_000;
    expect(await openedAfter('.', 1)).toBeNull();
    expect([breaker.state(), await openedAfter('x....', 100)]).toEqual(['closed', null]);
  });
});

it('does not count calls that were sent before it opened', async () => {
  const hanging = Array.from({ length: 12 }, () => Promise.withResolvers<{ failed: boolean }>());
  const calls = hanging.map(({ promise }) => breaker.run(() => promise));
  await fail();
  now += 1_000;
  await breaker.run(good);
  expect(breaker.state()).toBe('closed');
  for (const { resolve } of hanging) resolve({ failed: true });
  expect(await Promise.all(calls)).toHaveLength(12);
  expect(breaker.state()).toBe('closed');
});

describe('a circuit that needs four successful probes', () => {
  beforeEach(async () => {
    breaker = create({ successes: 4 });
    await fail();
    now += 1_000;
  });

  it('closes after them', async () => {
    const states: string[] = [];
    for (let probe = 0; probe < 4; probe += 1) {
      expect(breaker.isRefusing()).toBe(false);
      await breaker.run(good);
      states.push(breaker.state());
    }
    expect(states).toEqual(['halfOpen', 'halfOpen', 'halfOpen', 'closed']);
  });

  it('opens again, for longer, when one of them fails', async () => {
    for (const probe of [good, good, good, bad]) await breaker.run(probe);
    now += 1_999;
    expect([breaker.state(), await refused()]).toEqual(['open', true]);
    now += 1;
    for (let probe = 0; probe < 4; probe += 1) await breaker.run(good);
    expect(breaker.state()).toBe('closed');
  });

  it('sends them one at a time, however many calls wait, which then all run', async () => {
    let running = 0;
    let most = 0;
    const page = Array.from({ length: 8 }, () =>
      breaker.run(async () => {
        running += 1;
        if (breaker.state() !== 'closed') most = Math.max(most, running);
        // No turn of the event loop, in which a busy machine might end the wait for a probe.
        for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
        running -= 1;
        return { failed: false };
      }),
    );
    expect(await Promise.all(page)).toHaveLength(8);
    expect([most, breaker.state()]).toEqual([1, 'closed']);
  });

  it('sends a doubtful call as one only where nobody has sent another for a second', async () => {
    const isDoubtfulRefused = () =>
      breaker.run(good, true).then(
        () => false,
        () => true,
      );
    now += 999;
    expect(await isDoubtfulRefused()).toBe(true);
    now += 1;
    expect([await isDoubtfulRefused(), breaker.state()]).toEqual([false, 'halfOpen']);
  });

  it('lets doubtful calls wait for the others, and go on with them', async () => {
    const calls = [good, good, good, good].map((probe) => breaker.run(probe));
    const doubtful = breaker.run(good, true);
    await Promise.all(calls);
    expect([await doubtful, breaker.state()]).toEqual([{ failed: false }, 'closed']);
  });
});

describe('a circuit that opens soon after it closed', () => {
  /** Milliseconds for which calls are refused. */
  const restOf = async (): Promise<number> => {
    const from = now;
    while (await refused()) now += 100;
    return now - from;
  };
  const failuresUntilOpen = async (): Promise<number> => {
    for (let count = 1; ; count += 1) {
      await breaker.run(bad);
      if (breaker.state() === 'open') return count;
    }
  };

  it('stays open for the longest time at once, and no longer however often it happens', async () => {
    await fail();
    const rests = [await restOf()];
    for (let time = 0; time < 5; time += 1) {
      await fail(2);
      rests.push(await restOf());
    }
    expect(rests).toEqual([1_000, 4_000, 4_000, 4_000, 4_000, 4_000]);
  });

  it('needs fewer failures for it each time, and as many as ever when it was steady for a while', async () => {
    breaker = create({ failures: { steady: 5, least: 2 } });
    const counts: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      counts.push(await failuresUntilOpen());
      await restOf();
    }
    expect(counts).toEqual([5, 3, 2, 2]);
    now += unsteadyMs;
    expect(await failuresUntilOpen()).toBe(5);
    expect(await restOf()).toBe(1_000);
  });

  it('needs as many as ever once a call has succeeded after a failed one', async () => {
    breaker = create({ failures: { steady: 5, least: 2 } });
    for (let time = 0; time < 3; time += 1) {
      await failuresUntilOpen();
      await restOf();
    }
    await breaker.run(bad);
    for (let call = 0; call < 20; call += 1) await breaker.run(good);
    expect(await failuresUntilOpen()).toBe(5);
  });
});
