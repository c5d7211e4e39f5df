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

it('leaves an upstream alone after so many failures in a row, told or thrown', async () => {
  await fail(2);
  await breaker.run(good);
  await fail(2);
  expect(breaker.state()).toBe('closed');
  await expect(breaker.run(thrown())).rejects.toThrow('down');
  expect([breaker.state(), await refused()]).toEqual(['open', true]);
});

it('a call that its asker ended says nothing', async () => {
  for (let time = 0; time < 9; time += 1) await breaker.run(thrown('AbortError')).catch(() => {});
  expect(breaker.state()).toBe('closed');
});

it('tries again after its rest, which doubles up to the longest, and begins anew after a success', async () => {
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

it('one tries, the others wait a moment and go when it is well', async () => {
  await fail();
  now += 1_000;
  const gate = Promise.withResolvers<{ failed: boolean }>();
  const probe = breaker.run(() => gate.promise);
  expect(breaker.state()).toBe('halfOpen');
  const other = breaker.run(good);
  gate.resolve({ failed: false });
  await expect(Promise.all([probe, other])).resolves.toEqual([{ failed: false }, { failed: false }]);
});

it('one tries, and the others are refused when it is not', async () => {
  await fail();
  now += 1_000;
  const gate = Promise.withResolvers<{ failed: boolean }>();
  const probe = breaker.run(() => gate.promise);
  const other = refused();
  gate.resolve({ failed: true });
  expect([await probe, await other, breaker.state()]).toEqual([{ failed: true }, true, 'open']);
});

it('the others do not wait for one that hangs', async () => {
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

it('a try that its asker ended leaves the next to try', async () => {
  await fail();
  now += 1_000;
  await breaker.run(thrown('AbortError')).catch(() => {});
  expect(await refused()).toBe(false);
});
