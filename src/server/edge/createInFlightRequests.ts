import { edgeTimes } from './edgeTimes.ts';
import { waitFor } from './waitFor.ts';

/** A fetch or rendering in flight. */
export interface InFlight<Result> {
  readonly key: string;
  readonly url: string;
  /** Grows from one request to the next. */
  readonly sequence: number;
  /** Aborted when no request waits any more. */
  readonly signal: AbortSignal;
  /** Goes on without waiters. */
  readonly background: boolean;
  /** Milliseconds of the clock. */
  readonly startedAt: number;
  /** Whether the request that started it still waits. */
  leaderWaits: () => boolean;
  readonly result: Promise<Result>;
}

export type InFlightMode =
  /** Later requests join it; it is aborted when the last waiter leaves. */
  | 'shared'
  /** As `shared`, and it goes on without waiters. */
  | 'background'
  /** As `shared`, and it goes on when its waiters have left. */
  | 'continued'
  /** Only for the request that started it. */
  | 'alone';

export interface InFlightRequests<Result> {
  start: (
    target: { key: string; url: string },
    mode: InFlightMode,
    run: (request: InFlight<Result>) => Promise<Result>,
  ) => InFlight<Result>;
  /** The in-flight request of the key, if it may still be joined. */
  joinable: (key: string) => InFlight<Result> | undefined;
  has: (key: string) => boolean;
  /**
   * Waits for the result.
   * @throws what its run throws; the signal's reason; WaitTimeoutError
   */
  join: (
    request: InFlight<Result>,
    waiter: { isLeader: boolean; signal?: AbortSignal | undefined; waitTimeoutMs?: number | undefined },
  ) => Promise<Result>;
  /** Those that match go on, and can no longer be joined. */
  detach: (matches: (request: InFlight<Result>) => boolean) => void;
  /** All in flight, joinable or not. */
  count: () => number;
}

interface State {
  abort: AbortController;
  waiters: number;
  leaderWaits: boolean;
  settled: boolean;
}

/** One fetch for all requests of a key at the same time (src/server/edge/README.md, statement 21). */
export function createInFlightRequests<Result>(now: () => number): InFlightRequests<Result> {
  const joinable = new Map<string, InFlight<Result>>();
  const states = new Map<InFlight<Result>, State>();
  let count = 0;

  function makeUnjoinable(request: InFlight<Result>): void {
    if (joinable.get(request.key) === request) joinable.delete(request.key);
  }

  async function follow(
    request: InFlight<Result>,
    run: (request: InFlight<Result>) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await run(request);
    } finally {
      states.get(request)!.settled = true;
      states.delete(request);
      makeUnjoinable(request);
    }
  }

  return {
    start: ({ key, url }, mode, run) => {
      count += 1;
      const state: State = {
        abort: new AbortController(),
        waiters: 0,
        leaderWaits: mode !== 'background',
        settled: false,
      };
      const request = {
        key,
        url,
        sequence: count,
        startedAt: now(),
        signal: state.abort.signal,
        background: mode === 'background' || mode === 'continued',
        leaderWaits: () => state.leaderWaits,
        result: undefined as never as Promise<Result>,
      };
      states.set(request, state);
      if (mode !== 'alone') joinable.set(key, request);
      request.result = follow(request, run);
      // All waiters may have left before it fails: nobody would handle the rejection.
      request.result.catch(() => {});
      return request;
    },
    joinable: (key) => {
      const request = joinable.get(key);
      return request && now() - request.startedAt < edgeTimes.leaderTimeoutMs ? request : undefined;
    },
    has: (key) => joinable.has(key),
    join: async (request, { isLeader, signal, waitTimeoutMs }) => {
      const state = states.get(request)!;
      state.waiters += 1;
      try {
        return await waitFor(request.result, { signal, waitTimeoutMs });
      } finally {
        state.waiters -= 1;
        if (isLeader) state.leaderWaits = false;
        if (state.waiters === 0 && !request.background && !state.settled) {
          makeUnjoinable(request);
          state.abort.abort(new DOMException('No request waits any more', 'AbortError'));
        }
      }
    },
    detach: (matches) => {
      for (const request of joinable.values()) if (matches(request)) joinable.delete(request.key);
    },
    count: () => states.size,
  };
}
