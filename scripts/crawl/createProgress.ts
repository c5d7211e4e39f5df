import progress from 'cli-progress';

/** A bar on the terminal; where there is none, a line every five seconds. */
export const createProgress = (format: string): progress.SingleBar =>
  new progress.SingleBar({ format, barsize: 40, noTTYOutput: true, notTTYSchedule: 5_000 });
