import { edgeTimes } from './edgeTimes.ts';
import { waitFor } from './waitFor.ts';

/** One fetch or rendering under way. */
export interface InFlight<Result> {
  readonly key: string;
  readonly url: string;
  /** Later ones have higher numbers. */
  readonly sequence: number;
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Goes on though nobody waits for it. */
  readonly background: boolean;
  /** Whether the one who began it still waits. */
  leaderWaits: () => boolean;
  readonly result: Promise<Result>;
}

export type InFlightMode =
  /** Those who ask meanwhile join it; with the last of them it ends. */
  | 'shared'
  /** As `shared`, and it goes on when nobody waits. */
  | 'background'
  /** For the one who began it. */
  | 'alone';

export interface InFlightRequests<Result> {
  start: (
    asked: { key: string; url: string },
    mode: InFlightMode,
    run: (flight: InFlight<Result>) => Promise<Result>,
  ) => InFlight<Result>;
  /** The one under way that may still be joined. */
  joinable: (key: string) => InFlight<Result> | undefined;
  has: (key: string) => boolean;
  /**
   * Waits for a flight.
   * @throws what its run throws; the signal's reason; WaitTimeoutError
   */
  join: (
    flight: InFlight<Result>,
    waiter: { leads: boolean; signal?: AbortSignal | undefined; waitTimeoutMs?: number | undefined },
  ) => Promise<Result>;
  /** Those that are named go on, and are joined no more. */
  detach: (isNamed: (flight: InFlight<Result>) => boolean) => void;
  /** All that are under way, joined or not. */
  count: () => number;
}

interface State {
  abort: AbortController;
  waiters: number;
  leaderWaits: boolean;
  settled: boolean;
  startedAt: number;
}

/** What is under way: one fetch for all who ask for the same at the same time (src/server/edge/README.md, statement 21). */
export function createInFlightRequests<Result>(now: () => number): InFlightRequests<Result> {
  const joinables = new Map<string, InFlight<Result>>();
  const underWay = new Map<InFlight<Result>, State>();
  let begun = 0;

  function part(flight: InFlight<Result>): void {
    if (joinables.get(flight.key) === flight) joinables.delete(flight.key);
  }

  async function follow(flight: InFlight<Result>, run: (flight: InFlight<Result>) => Promise<Result>): Promise<Result> {
    try {
      return await run(flight);
    } finally {
      underWay.get(flight)!.settled = true;
      underWay.delete(flight);
      part(flight);
    }
  }

  return {
    start: ({ key, url }, mode, run) => {
      begun += 1;
      const state: State = {
        abort: new AbortController(),
        waiters: 0,
        leaderWaits: mode !== 'background',
        settled: false,
        startedAt: now(),
      };
      const flight = {
        key,
        url,
        sequence: begun,
        signal: state.abort.signal,
        background: mode === 'background',
        leaderWaits: () => state.leaderWaits,
        result: undefined as never as Promise<Result>,
      };
      underWay.set(flight, state);
      if (mode !== 'alone') joinables.set(key, flight);
      flight.result = follow(flight, run);
      // Every waiter may have gone before it fails: nobody is left to be told.
      flight.result.catch(() => {});
      return flight;
    },
    joinable: (key) => {
      const flight = joinables.get(key);
      return flight && now() - underWay.get(flight)!.startedAt < edgeTimes.leaderTimeoutMs ? flight : undefined;
    },
    has: (key) => joinables.has(key),
    join: async (flight, { leads, signal, waitTimeoutMs }) => {
      const state = underWay.get(flight)!;
      state.waiters += 1;
      try {
        return await waitFor(flight.result, { signal, waitTimeoutMs });
      } finally {
        state.waiters -= 1;
        if (leads) state.leaderWaits = false;
        if (state.waiters === 0 && !flight.background && !state.settled) {
          part(flight);
          state.abort.abort(new DOMException('Nobody waits for it any more', 'AbortError'));
        }
      }
    },
    detach: (isNamed) => {
      for (const flight of joinables.values()) if (isNamed(flight)) joinables.delete(flight.key);
    },
    count: () => underWay.size,
  };
}
