import { backoff } from '#shared/backoff.ts';
import { day, hour, minute } from '#shared/times.ts';

/** After that a mail is of no use to its reader, and a receiver needs a person. */
const maxAgeMs = 3 * day;

/**
 * When a mail or a webhook that could not be sent is tried again: after a minute, then twice as long each time, up to
 * an hour.
 * @param attempts made so far
 * @param queuedAt since when it is tried, epoch ms
 * @returns epoch ms, null when it is given up
 */
export function retryAt(attempts: number, queuedAt: number, now: number): number | null {
  const next = now + backoff(attempts, { initialMs: minute, maxMs: hour });
  return next - queuedAt > maxAgeMs ? null : next;
}
