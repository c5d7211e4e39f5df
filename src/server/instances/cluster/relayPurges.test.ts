import type { Worker } from 'node:cluster';
import type { EdgeCache } from '../../edge/EdgeCache.ts';
import type { Purge } from '../../edge/purge.ts';
import { createWorkerPurger } from './createWorkerPurger.ts';
import type { ToPrimary, ToWorker } from './messages.ts';
import { relayPurges } from './relayPurges.ts';

const everything: Purge = { tags: [], urls: [], prefixes: [], all: true, mode: 'hard' };

/** A machine: a primary and workers that are objects of this process. */
function createMachine(count: number) {
  const serving: Worker[] = [];
  const relay = relayPurges(() => serving);
  const workers = Array.from({ length: count }, () => {
    const listeners: ((message: ToWorker) => void)[] = [];
    const state = { hangs: false, purged: 0 };
    const worker = {
      isConnected: () => true,
      send: (message: ToWorker) => {
        if (!state.hangs)
          setImmediate(() => {
            for (const listen of listeners) listen(message);
          });
      },
    } as unknown as Worker;
    const cache = { purge: () => (state.purged += 1) } as Pick<EdgeCache, 'purge'>;
    const purger = createWorkerPurger(cache, {
      tell: (message: ToPrimary) => {
        setImmediate(() => {
          relay.take(worker, message);
        });
      },
      on: (type, listener) => {
        listeners.push((message) => {
          if (message.type === type) listener(message as never);
        });
      },
    });
    serving.push(worker);
    return { state, purger, worker };
  });
  return {
    workers,
    leave: (worker: Worker) => {
      serving.splice(serving.indexOf(worker), 1);
      relay.gone(worker);
    },
  };
}

it('every worker purges once, and the one that was asked is told', async () => {
  const { workers } = createMachine(3);
  expect(await workers[1]!.purger.purge(everything)).toEqual({ entries: 1, instances: 3, confirmed: 3 });
  expect(workers.map(({ state }) => state.purged)).toEqual([1, 1, 1]);
});

it('many at once do not get into one another', async () => {
  const { workers } = createMachine(3);
  const reports = await Promise.all(
    Array.from({ length: 90 }, (_, index) => workers[index % 3]!.purger.purge(everything)),
  );
  expect(reports.every(({ confirmed }) => confirmed === 3)).toBe(true);
  expect(workers.map(({ state }) => state.purged)).toEqual([90, 90, 90]);
});

it('one alone is answered at once', async () => {
  const { workers } = createMachine(1);
  expect(await workers[0]!.purger.purge(everything)).toEqual({ entries: 1, instances: 1, confirmed: 1 });
});

it('one that hangs is told of, and waited for less than a second', async () => {
  const { workers } = createMachine(3);
  workers[2]!.state.hangs = true;
  const startedAt = performance.now();
  expect(await workers[0]!.purger.purge(everything)).toEqual({ entries: 1, instances: 3, confirmed: 2 });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

it('one that dies meanwhile has forgotten too', async () => {
  const { workers, leave } = createMachine(3);
  workers[2]!.state.hangs = true;
  const report = workers[0]!.purger.purge(everything);
  setTimeout(() => {
    leave(workers[2]!.worker);
  }, 50);
  expect(await report).toEqual({ entries: 1, instances: 3, confirmed: 3 });
});
