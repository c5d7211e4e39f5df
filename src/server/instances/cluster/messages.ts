import type { CacheQuery, CacheReport } from '../../admin/describeCache.ts';
import type { Purge } from '../../edge/purge.ts';
import type { ChangedTags } from '../../startOrigin.ts';
import type { Counted } from '../RateCounter.ts';

/** What a worker asks of the other workers of its machine, by kind: the request, and the response of each worker. */
export interface WorkerCalls {
  purge: { request: Purge; response: null };
  /** Metrics as prom-client gives them as JSON. */
  metrics: { request: null; response: object[] };
  cache: { request: CacheQuery; response: CacheReport };
}

export type CallKind = keyof WorkerCalls;

/** A request of one worker to the others. The primary only passes it on. */
export interface WorkerCall<Kind extends CallKind = CallKind> {
  kind: Kind;
  request: WorkerCalls[Kind]['request'];
}

/** What came of a request to the other workers. */
export interface CallResult<Kind extends CallKind = CallKind> {
  /** Workers that served when the request was sent, without the one that sent it. */
  others: number;
  /** Those that are still alive and have not responded in time. */
  missing: number;
  responses: WorkerCalls[Kind]['response'][];
}

/** Messages from the primary to a worker. */
export type ToWorker =
  | { type: 'origin'; url: string }
  /** The data of the bundled origin changed. Sent to one worker, which purges on all instances. */
  | ({ type: 'changed' } & ChangedTags)
  /** A call of another worker, to be answered under its id. */
  | { type: 'call'; id: number; call: WorkerCall }
  /** The result of a call of its own. */
  | { type: 'callResult'; id: number; result: CallResult }
  /** What came of a count. */
  | { type: 'counted'; id: number; counted: Counted }
  | { type: 'drain' }
  /** Comes with a connection that this worker is to serve. */
  | { type: 'connection'; id: number }
  /** The answer to its own `closed`. */
  | { type: 'closed' };

/** Messages from a worker to the primary. */
export type ToPrimary =
  /** It serves from now on. */
  | { type: 'ready' }
  | { type: 'accepted'; id: number }
  /** A sign of life. */
  | { type: 'beat' }
  /** For the other workers. The id is the worker's own. */
  | { type: 'call'; id: number; call: WorkerCall }
  /** Its response to a call that the primary passed on. */
  | { type: 'response'; id: number; response: WorkerCalls[CallKind]['response'] }
  /** Counts a request of a client, for the limits of all workers (RateCounter.ts). */
  | { type: 'count'; id: number; key: string; windowMs: number }
  /**
   * It wants no further connections. It waits for the echo, which comes after the last connection that the primary sent
   * to it.
   */
  | { type: 'closed' };
