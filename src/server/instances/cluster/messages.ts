import type { Purge } from '../../edge/purge.ts';
import type { Changed } from '../../startOrigin.ts';
import type { PurgeReport } from '../Purger.ts';

/** What the primary tells a worker. */
export type ToWorker =
  | { type: 'origin'; url: string }
  /** Its origin's data changed: for one worker, which purges wherever the site runs. */
  | ({ type: 'changed' } & Changed)
  /** Another worker purges: to be carried out, and confirmed with its number. */
  | { type: 'purge'; number: number; purge: Purge }
  /** What became of a purge of its own. */
  | ({ type: 'purgeReport'; number: number } & Omit<PurgeReport, 'entries'>)
  | { type: 'drain' }
  /** The answer to its own `closed`. */
  | { type: 'closed' };

/** What a worker tells the primary. */
export type ToPrimary =
  | { type: 'ready'; port: number }
  /** Carried out here, and to be carried out by the other workers. Its number is the worker's own. */
  | { type: 'purge'; number: number; purge: Purge }
  | { type: 'purged'; number: number }
  /** It takes no connections any more; it wants to hear that it has seen the last of those sent to it. */
  | { type: 'closed' };
