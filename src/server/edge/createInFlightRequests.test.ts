import { createInFlightRequests, type InFlight } from './createInFlightRequests.ts';
import { WaitTimeoutError } from './waitFor.ts';

const asked = { key: 'k', url: '/k' };
/** A run that the test ends. */
function open() {
  const gate = Promise.withResolvers<string>();
  return { ...gate, run: () => gate.promise };
}

it('requests that arrive while a shared request runs join it; later ones do not', async () => {
  const inFlight = createInFlightRequests<string>(() => 0);
  const { run, resolve } = open();
  const request = inFlight.start(asked, 'shared', run);
  expect([inFlight.joinable('k'), inFlight.has('k'), inFlight.count()]).toEqual([request, true, 1]);
  const waits = [inFlight.join(request, { isLeader: true }), inFlight.join(request, { isLeader: false })];
  resolve('loaded');
  expect(await Promise.all(waits)).toEqual(['loaded', 'loaded']);
  expect([inFlight.joinable('k'), inFlight.has('k'), inFlight.count()]).toEqual([undefined, false, 0]);
});

it('a request in mode `alone` cannot be joined', () => {
  const inFlight = createInFlightRequests<string>(() => 0);
  inFlight.start(asked, 'alone', open().run);
  expect([inFlight.joinable('k'), inFlight.count()]).toEqual([undefined, 1]);
});

it('a request is aborted when its last waiter leaves, unless it runs in the background', async () => {
  for (const [mode, isAborted] of [
    ['shared', true],
    ['alone', true],
    ['background', false],
  ] as const) {
    const inFlight = createInFlightRequests<string>(() => 0);
    const request = inFlight.start(asked, mode, open().run);
    const leaving = [new AbortController(), new AbortController()];
    const waits = leaving.map(({ signal }, index) =>
      inFlight.join(request, { isLeader: index === 0, signal }).catch(() => 'left'),
    );
    leaving[0]!.abort();
    await waits[0];
    expect([request.signal.aborted, request.leaderWaits()]).toEqual([false, false]);
    leaving[1]!.abort();
    await waits[1];
    expect(request.signal.aborted).toBe(isAborted);
  }
});

it('a completed request is not aborted when its waiters leave', async () => {
  const inFlight = createInFlightRequests<string>(() => 0);
  const request = inFlight.start(asked, 'shared', () => Promise.resolve('loaded'));
  await inFlight.join(request, { isLeader: true });
  expect(request.signal.aborted).toBe(false);
});

it('a request of five seconds is no longer joined, and its end leaves its successor joinable', async () => {
  let now = 0;
  const inFlight = createInFlightRequests<string>(() => now);
  const old = open();
  const first = inFlight.start(asked, 'shared', old.run);
  now = 5_000;
  expect(inFlight.joinable('k')).toBeUndefined();
  const second = inFlight.start(asked, 'shared', open().run);
  expect(second.sequence).toBeGreaterThan(first.sequence);
  old.resolve('late');
  await first.result;
  expect(inFlight.joinable('k')).toBe(second);
});

it('a detached request cannot be joined, and still completes', async () => {
  const inFlight = createInFlightRequests<string>(() => 0);
  const { run, resolve } = open();
  const request = inFlight.start(asked, 'shared', run);
  const other = inFlight.start({ key: 'o', url: '/o' }, 'shared', open().run);
  inFlight.detach(({ url }: InFlight<string>) => url === '/k');
  expect([inFlight.joinable('k'), inFlight.joinable('o'), inFlight.count()]).toEqual([undefined, other, 2]);
  const wait = inFlight.join(request, { isLeader: true });
  resolve('loaded');
  expect(await wait).toBe('loaded');
});

it('a failure rejects every waiter, and is no unhandled rejection without one', async () => {
  const inFlight = createInFlightRequests<string>(() => 0);
  const { run, reject } = open();
  const request = inFlight.start(asked, 'background', run);
  const wait = inFlight.join(request, { isLeader: false });
  reject(new Error('down'));
  await expect(wait).rejects.toThrow('down');
  inFlight.start(asked, 'background', () => Promise.reject(new Error('unheard')));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(inFlight.count()).toBe(0);
});

it('a waiter gets a WaitTimeoutError after its timeout', async () => {
  const inFlight = createInFlightRequests<string>(() => 0);
  const request = inFlight.start(asked, 'background', open().run);
  await expect(inFlight.join(request, { isLeader: false, waitTimeoutMs: 5 })).rejects.toThrow(WaitTimeoutError);
});
