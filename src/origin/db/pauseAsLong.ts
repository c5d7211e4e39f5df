import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Between two parts of long work: a pause as long as the part took, so that others get half of the time.
 * @param startedAt of the part, as performance.now() has it
 * @param signal ends the pause
 */
export const pauseAsLong = (startedAt: number, signal?: AbortSignal): Promise<void> =>
  sleep(performance.now() - startedAt, undefined, signal ? { signal } : {}).catch(() => undefined);
