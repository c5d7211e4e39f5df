import type { CallKind, CallResult, WorkerCall, WorkerCalls } from './messages.ts';
import type { PrimaryChannel } from './primaryChannel.ts';

/** The other workers of this machine, as one worker sees them. */
export interface OtherWorkers {
  /** Asks all of them. Never rejects: a worker that does not respond in time is missing from the result. */
  ask: <Kind extends CallKind>(kind: Kind, request: WorkerCalls[Kind]['request']) => Promise<CallResult<Kind>>;
  /** Sets what this worker responds with. */
  respond: <Kind extends CallKind>(
    kind: Kind,
    handle: (
      request: WorkerCalls[Kind]['request'],
    ) => WorkerCalls[Kind]['response'] | Promise<WorkerCalls[Kind]['response']>,
  ) => void;
}

/** For a process without a primary. */
export const noOtherWorkers: OtherWorkers = {
  ask: () => Promise.resolve({ others: 0, missing: 0, responses: [] }),
  respond: () => {},
};

/** Milliseconds to wait for the primary's result; longer than the primary waits for the other workers. */
const resultTimeoutMs = 950;

/** Calls between the workers of one machine, which their primary passes on. */
export function createWorkerCalls(primary: PrimaryChannel): OtherWorkers {
  const waiting = new Map<number, (result: CallResult) => void>();
  let count = 0;

  primary.on('callResult', ({ id, result }) => {
    waiting.get(id)?.(result);
  });

  return {
    ask: <Kind extends CallKind>(kind: Kind, request: WorkerCalls[Kind]['request']) => {
      const id = (count += 1);
      const call: WorkerCall<Kind> = { kind, request };
      return new Promise<CallResult<Kind>>((resolve) => {
        const end = (result: CallResult) => {
          clearTimeout(timer);
          waiting.delete(id);
          // The responses are of the kind that was asked for: the primary only passes them on.
          resolve(result as CallResult<Kind>);
        };
        const timer = setTimeout(() => {
          end({ others: 0, missing: 0, responses: [] });
        }, resultTimeoutMs);
        waiting.set(id, end);
        primary.send({ type: 'call', id, call });
      });
    },
    respond: (kind, handle) => {
      primary.on('call', ({ id, call }) => {
        if (call.kind !== kind) return;
        // A worker that fails to respond is missing from the result.
        Promise.resolve(handle(call.request as never))
          .then((response) => {
            primary.send({ type: 'response', id, response });
          })
          .catch(() => {});
      });
    },
  };
}
