import { day, hour, minute } from '#shared/times.ts';
import { digest } from '../../db/digest.ts';
import type { ImportRunRow } from '../../db/tables.ts';
import type { RunSummary } from '../sync/summariseReport.ts';

/** In milliseconds. */
export const scheduleTimes = {
  /** At least, from the start of a refused, failed or perhaps killed run to the next. */
  retry: 5 * minute,
  /** At most, after runs that were killed one after another: from each to the next it is twice as long. */
  maxRetry: day,
  /** Added to each time, so that sources of one program are not read at the same moment: this share of `every`. */
  jitterShare: 0.05,
  maxJitter: 5 * minute,
};

const units = { m: minute, h: hour, d: day };

/** The ms of a source's `every`, as `6h`. */
export const intervalOf = (every: string): number =>
  Number(every.slice(0, -1)) * units[every.slice(-1) as keyof typeof units];

/** Derived from the id of the run, so that all origins agree, and each run has another. */
function jitterOf(runId: string, interval: number): number {
  const share = parseInt(digest(runId).slice(0, 8), 16) / 0xffffffff;
  return Math.round(share * Math.min(interval * scheduleTimes.jitterShare, scheduleTimes.maxJitter));
}

/** From the start of a run that was killed, or perhaps was, to the next: its feed may be what ends its process. */
function retryAfter({ report }: Pick<ImportRunRow, 'report'>): number {
  const { killedBefore = 0 } = JSON.parse(report) as RunSummary;
  return Math.min(scheduleTimes.retry * 2 ** killedBefore, scheduleTimes.maxRetry);
}

/**
 * For how long a run of a source should have been in progress: its time has come, or its last run, still at work, takes
 * longer than its interval.
 * @param every of the source, as `6h`
 * @param now epoch ms
 * @returns ms; null where no run is expected, and before the first
 */
export function behindMs(every: string, last: LastRun | undefined, now: number): number | null {
  const at = nextRunAt(every, last, now);
  if (!last || at === null) return null;
  const expected = last.state === 'running' ? last.started_at + intervalOf(every) : at;
  return expected === 0 ? 0 : Math.max(0, now - expected);
}

export type LastRun = Pick<ImportRunRow, 'id' | 'state' | 'started_at' | 'report'>;

/** Whether scheduled runs wait for one by command, as after an undo, which they would only repeat. */
export const isPaused = (last: LastRun | undefined): boolean =>
  last !== undefined && (JSON.parse(last.report) as RunSummary).undoes !== undefined;

/**
 * When a source is to be imported next. Derived from its last run, scheduled or not, so that all origins agree.
 * @param every of the source, as `6h`
 * @param now epoch ms
 * @returns epoch ms, in the past where it is due; null where it waits for a run by command
 */
export function nextRunAt(every: string, last: LastRun | undefined, now: number): number | null {
  if (!last) return 0;
  if (isPaused(last)) return null;
  const { id, state, started_at: startedAt } = last;
  // The clock was ahead when it began.
  if (startedAt > now + scheduleTimes.retry) return 0;
  const interval = intervalOf(every);
  // It is at work, or was killed: its lock says which. After the first, a stop of its process is likelier than the
  // feed.
  if (state === 'running') return startedAt + retryAfter(last);
  const wait = state === 'done' ? interval : Math.max(interval, retryAfter(last));
  return startedAt + wait + jitterOf(id, interval);
}
