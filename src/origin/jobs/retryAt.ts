import { day, hour, minute } from '../times.ts';

/** When nobody waits for a mail any more; a link's seven days are not over then. */
const worthTrying = 3 * day;

/**
 * When a mail that could not be sent is to be tried again: after a minute, doubled at each failure, up to an hour.
 * @param attempts made so far @returns epoch ms; null: not any more
 */
export function retryAt(attempts: number, madeAt: number, now: number): number | null {
  const next = now + Math.min(minute * 2 ** (attempts - 1), hour);
  return next - madeAt > worthTrying ? null : next;
}
