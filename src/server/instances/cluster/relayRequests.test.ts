import type { Worker } from 'node:cluster';
import type { EdgeCache } from '../../edge/EdgeCache.ts';
import type { Purge } from '../../edge/purge.ts';
import { createWorkerCalls } from './createWorkerCalls.ts';
import { createWorkerPurger } from './createWorkerPurger.ts';
import type { ToPrimary, ToWorker } from './messages.ts';
import { relayRequests } from './relayRequests.ts';

const everything: Purge = { tags: [], urls: [], prefixes: [], all: true, mode: 'hard' };

/** A machine: a primary and workers that are objects of this process. */
function createMachine(count: number) {
  const serving: Worker[] = [];
  const relay = relayRequests(() => serving);
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
    const others = createWorkerCalls({
      send: (message: ToPrimary) => {
        setImmediate(() => {
          relay.onMessage(worker, message);
        });
      },
      on: (type, listener) => {
        listeners.push((message) => {
          if (message.type === type) listener(message as never);
        });
      },
    });
    const purger = createWorkerPurger(cache, others);
    serving.push(worker);
    return { state, purger, others, worker };
  });
  return {
    workers,
    leave: (worker: Worker) => {
      serving.splice(serving.indexOf(worker), 1);
      relay.onGone(worker);
    },
  };
}

it('a purge is carried out once by every worker, and reported to the one that was asked', async () => {
  const { workers } = createMachine(3);
  expect(await workers[1]!.purger.purge(everything)).toEqual({ entries: 1, instances: 3, confirmed: 3 });
  expect(workers.map(({ state }) => state.purged)).toEqual([1, 1, 1]);
});

it('concurrent purges are reported separately', async () => {
  const { workers } = createMachine(3);
  const reports = await Promise.all(
    Array.from({ length: 90 }, (_, index) => workers[index % 3]!.purger.purge(everything)),
  );
  expect(reports.every(({ confirmed }) => confirmed === 3)).toBe(true);
  expect(workers.map(({ state }) => state.purged)).toEqual([90, 90, 90]);
});

it('a single worker is answered at once', async () => {
  const { workers } = createMachine(1);
  expect(await workers[0]!.purger.purge(everything)).toEqual({ entries: 1, instances: 1, confirmed: 1 });
});

it('a worker that hangs is missing from the report, which comes within a second', async () => {
  const { workers } = createMachine(3);
  workers[2]!.state.hangs = true;
  const startedAt = performance.now();
  expect(await workers[0]!.purger.purge(everything)).toEqual({ entries: 1, instances: 3, confirmed: 2 });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

it('a worker that exits during a purge counts as purged', async () => {
  const { workers, leave } = createMachine(3);
  workers[2]!.state.hangs = true;
  const report = workers[0]!.purger.purge(everything);
  setTimeout(() => {
    leave(workers[2]!.worker);
  }, 50);
  expect(await report).toEqual({ entries: 1, instances: 3, confirmed: 3 });
});

it('a call returns the response of every other worker', async () => {
  const { workers } = createMachine(3);
  for (const [index, { others }] of workers.entries()) others.respond('metrics', () => [{ index }]);
  const { others, missing, responses } = await workers[1]!.others.ask('metrics', null);
  expect([others, missing, responses]).toEqual([2, 0, [[{ index: 0 }], [{ index: 2 }]]]);
});

it('a worker that cannot respond is missing from the result', async () => {
  const { workers } = createMachine(3);
  workers[0]!.others.respond('metrics', () => Promise.reject(new Error('broken')));
  workers[2]!.others.respond('metrics', () => []);
  expect(await workers[1]!.others.ask('metrics', null)).toEqual({ others: 2, missing: 1, responses: [[]] });
});
