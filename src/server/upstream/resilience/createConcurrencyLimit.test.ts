import { createConcurrencyLimit, OverloadError } from './createConcurrencyLimit.ts';

/** Tasks that the test ends. */
function createTasks() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  return {
    begun,
    end: (index: number) => {
      ends[index]!();
    },
    task: (index: number) => () =>
      new Promise<number>((resolve) => {
        begun.push(index);
        ends[index] = () => {
          resolve(index);
        };
      }),
  };
}

const soon = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it('starts tasks in the background after all others, in half of the slots', async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 4, maxQueued: 10, queueTimeoutMs: 1_000 });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, background = false) =>
    limit.run(
      () => {
        started.push(name);
        return new Promise<void>((resolve) => {
          ends.push(resolve);
        });
      },
      { background },
    );
  const runs = [run('b1', true), run('b2', true), run('b3', true), run('u1'), run('u2'), run('u3')];
  await new Promise(setImmediate);
  expect(started).toEqual(['b1', 'b2', 'u1', 'u2']);
  ends[0]!();
  await new Promise(setImmediate);
  expect(started.slice(4)).toEqual(['u3']);
  for (const end of ends.slice(1)) end();
  await new Promise(setImmediate);
  expect(started.slice(5)).toEqual(['b3']);
  ends.at(-1)!();
  await Promise.all(runs);
});

it('runs so many at the same time, the rest in the order of asking', async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 2, maxQueued: 10, queueTimeoutMs: 1_000 });
  const tasks = createTasks();
  const runs = [0, 1, 2, 3].map((index) => limit.run(tasks.task(index)));
  await soon();
  expect([tasks.begun, limit.active(), limit.queued()]).toEqual([[0, 1], 2, 2]);
  tasks.end(1);
  await soon();
  expect(tasks.begun).toEqual([0, 1, 2]);
  tasks.end(0);
  await soon();
  for (const index of [2, 3]) tasks.end(index);
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3]);
  expect([limit.active(), limit.queued()]).toEqual([0, 0]);
});

it('gives the place of one that fails to the next', async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 10, queueTimeoutMs: 1_000 });
  const failing = limit.run(() => Promise.reject(new Error('down')));
  const next = limit.run(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('down');
  expect([await next, limit.active()]).toEqual(['next', 0]);
});

it('refuses when the queue is full, and when the wait is too long', async () => {
  jest.useFakeTimers();
  try {
    const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 1, queueTimeoutMs: 1_000 });
    void limit.run(() => new Promise(() => {}));
    const queued = limit.run(() => Promise.resolve()).catch((error: unknown) => error);
    await expect(limit.run(() => Promise.resolve())).rejects.toThrow(OverloadError);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([await queued, limit.queued()]).toEqual([expect.any(OverloadError), 0]);
  } finally {
    jest.useRealTimers();
  }
});

it('lets one leave the queue, who then takes no place', async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 10, queueTimeoutMs: 1_000 });
  const tasks = createTasks();
  const first = limit.run(tasks.task(0));
  const leaving = new AbortController();
  const left = limit.run(tasks.task(1), { signal: leaving.signal });
  const third = limit.run(tasks.task(2));
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  tasks.end(0);
  await first;
  await soon();
  expect(tasks.begun).toEqual([0, 2]);
  tasks.end(2);
  await third;
  await expect(limit.run(tasks.task(3), { signal: leaving.signal })).rejects.toThrow('left');
  expect(limit.active()).toBe(0);
});

describe('tasks that may hang', () => {
  const doubtful = { maxConcurrent: 9, maxQueued: 10, queueTimeoutMs: 60_000, doubt: { tasks: 2, afterMs: 1_000 } };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keep others from being started, until one is completed', async () => {
    const limit = createConcurrencyLimit(doubtful);
    const tasks = createTasks();
    const runs = [0, 1].map((index) => limit.run(tasks.task(index)));
    await jest.advanceTimersByTimeAsync(1_001);
    runs.push(limit.run(tasks.task(2)), limit.run(tasks.task(3)));
    await jest.advanceTimersByTimeAsync(1_000);
    expect([tasks.begun, limit.queued()]).toEqual([[0, 1], 2]);
    tasks.end(0);
    await jest.advanceTimersByTimeAsync(0);
    expect([tasks.begun, limit.queued()]).toEqual([[0, 1, 2, 3], 0]);
    for (const index of [1, 2, 3]) tasks.end(index);
    await Promise.all(runs);
  });

  it('keep none from it while others are completed', async () => {
    const limit = createConcurrencyLimit(doubtful);
    const tasks = createTasks();
    for (const index of [0, 1]) void limit.run(tasks.task(index));
    await jest.advanceTimersByTimeAsync(900);
    await limit.run(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(900);
    void limit.run(tasks.task(2));
    await jest.advanceTimersByTimeAsync(0);
    expect(tasks.begun).toEqual([0, 1, 2]);
  });

  it('that all fail let the others start', async () => {
    const limit = createConcurrencyLimit(doubtful);
    const fails = [1, 2].map(() => Promise.withResolvers<void>());
    const failing = fails.map(({ promise }) => limit.run(() => promise).catch(() => {}));
    await jest.advanceTimersByTimeAsync(1_001);
    const last = limit.run(() => Promise.resolve('started'));
    for (const { reject } of fails) reject(new Error('timeout'));
    await Promise.all(failing);
    expect(await last).toBe('started');
  });
});
