import { backoff } from '#shared/backoff.ts';

/** The delay before a process that exited again is restarted; after its first death it is at once. */
const limits = { initialMs: 200, maxMs: 10_000 } as const;

/** Milliseconds after which a running process counts as stable: its next death is a first one. */
const stableAfterMs = 30_000;

/** @returns the delay in milliseconds after each death, given how long the process lived */
export function createRestartDelay(): (livedMs: number) => number {
  let deaths = 0;
  return (livedMs) => {
    deaths = livedMs > stableAfterMs ? 1 : deaths + 1;
    return deaths === 1 ? 0 : backoff(deaths - 1, limits);
  };
}
