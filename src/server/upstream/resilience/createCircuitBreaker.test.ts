import { createCircuitBreaker, CircuitOpenError, type CircuitBreaker } from './createCircuitBreaker.ts';

let now = 0;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 0;
  breaker = createCircuitBreaker({ failures: 3, open: { initialMs: 1_000, maxMs: 4_000 }, now: () => now });
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
