import type { Worker } from 'node:cluster';
import { createLocalCounter } from '../RateCounter.ts';
import type { CallResult, ToPrimary, ToWorker } from './messages.ts';

/** Milliseconds that the workers have to respond. */
const responseTimeoutMs = 800;

/** Sends a message to a worker, unless it has just exited. */
export const sendTo = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message, () => {});
};

interface PendingCall {
  missing: Set<Worker>;
  responses: CallResult['responses'];
  end: () => void;
}

/**
 * Passes a call of one worker to the others, and their responses back to it; counts for all of them.
 * @param serving the workers that serve requests now
 */
export function relayRequests(serving: () => readonly Worker[]) {
  const pending = new Map<number, PendingCall>();
  const counter = createLocalCounter();
  let count = 0;

  function acknowledge(id: number, worker: Worker, response?: CallResult['responses'][number]): void {
    const call = pending.get(id);
    if (!call?.missing.delete(worker)) return;
    if (response !== undefined) call.responses.push(response);
    if (call.missing.size === 0) call.end();
  }

  function relay(from: Worker, { id: callerId, call }: Extract<ToPrimary, { type: 'call' }>): void {
    const others = serving().filter((worker) => worker !== from);
    const id = (count += 1);
    const missing = new Set(others);
    const responses: CallResult['responses'] = [];
    const end = () => {
      clearTimeout(timer);
      pending.delete(id);
      const result = { others: others.length, missing: missing.size, responses };
      sendTo(from, { type: 'callResult', id: callerId, result });
    };
    const timer = setTimeout(end, responseTimeoutMs);
    pending.set(id, { missing, responses, end });
    for (const worker of others) sendTo(worker, { type: 'call', id, call });
    if (others.length === 0) end();
  }

  return {
    onMessage: (worker: Worker, message: ToPrimary): void => {
      if (message.type === 'call') relay(worker, message);
      if (message.type === 'count') {
        const { id, key, windowMs } = message;
        sendTo(worker, { type: 'counted', id, counted: counter.countNow(key, windowMs) });
      }
      if (message.type === 'response') acknowledge(message.id, worker, message.response);
    },
    /** A worker that exited has no entries left and does not respond. */
    onGone: (worker: Worker): void => {
      for (const id of [...pending.keys()]) acknowledge(id, worker);
    },
  };
}
