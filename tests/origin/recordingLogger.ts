import type { OriginLogger } from '#origin/originLogger.ts';

/** A logger of the origin, and what it was told: a line of JSON each. */
export function recordingLogger(): { log: string[]; logger: OriginLogger } {
  const log: string[] = [];
  const note = (...entry: unknown[]) => {
    log.push(JSON.stringify(entry));
  };
  return { log, logger: { info: note, error: note } };
}
