import type { Worker } from 'node:cluster';
import type { ToPrimary, ToWorker } from './messages.ts';

/** Milliseconds for which workers are waited for. */
const longest = 800;

export const tell = (worker: Worker, message: ToWorker): void => {
  // One that has just died needs nothing any more.
  if (worker.isConnected()) worker.send(message, () => {});
};

interface Round {
  missing: Set<Worker>;
  end: () => void;
}

/**
 * Passes a worker's purge on to the others, and tells it how many have carried it out.
 * @param serving the workers that answer visitors now
 * @returns what takes the workers' messages, and is told when one is gone
 */
export function relayPurges(serving: () => readonly Worker[]) {
  const rounds = new Map<number, Round>();
  let count = 0;

  function acknowledge(number: number, worker: Worker): void {
    const round = rounds.get(number);
    if (round?.missing.delete(worker) && round.missing.size === 0) round.end();
  }

  function relay(from: Worker, { number: asked, purge }: Extract<ToPrimary, { type: 'purge' }>): void {
    const others = serving().filter((worker) => worker !== from);
    const number = (count += 1);
    const missing = new Set(others);
    const end = () => {
      clearTimeout(timer);
      rounds.delete(number);
      tell(from, {
        type: 'purgeReport',
        number: asked,
        instances: 1 + others.length,
        confirmed: 1 + others.length - missing.size,
      });
    };
    const timer = setTimeout(end, longest);
    rounds.set(number, { missing, end });
    for (const worker of others) tell(worker, { type: 'purge', number, purge });
    if (others.length === 0) end();
  }

  return {
    take: (worker: Worker, message: ToPrimary): void => {
      if (message.type === 'purge') relay(worker, message);
      if (message.type === 'purged') acknowledge(message.number, worker);
    },
    /** It has forgotten everything. */
    gone: (worker: Worker): void => {
      for (const number of [...rounds.keys()]) acknowledge(number, worker);
    },
  };
}
