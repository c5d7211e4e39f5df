import type { Logger } from './logger.ts';

/** Milliseconds between two lines about the same. */
const every = 60_000;

/**
 * Logs that work was refused: the first time at once, then at most once a minute, each time with how often since the
 * last line. The metrics count every one.
 */
export function createRefusalLog(
  logger: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): (message: string, details?: Record<string, string>) => void {
  const last = new Map<string, { at: number; times: number }>();
  return (message, details = {}) => {
    const line = last.get(message) ?? { at: -Infinity, times: 0 };
    line.times += 1;
    last.set(message, line);
    if (now() - line.at < every) return;
    logger.warn({ ...details, times: line.times }, message);
    Object.assign(line, { at: now(), times: 0 });
  };
}
