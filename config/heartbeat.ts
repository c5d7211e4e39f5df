/** Milliseconds between two signs of life of the bundled origin, and of silence after which it counts as hung. */
export const heartbeat = { everyMs: 1_000, hungAfterMs: 5_000 } as const;

/** Tells the process that started this one that its event loop turns, from now on: it is watched from the first on. */
export function sendHeartbeats(): void {
  const beat = () => {
    // The other process may be gone: then this one is about to end.
    process.send?.({ type: 'beat' }, undefined, undefined, () => {});
  };
  beat();
  setInterval(beat, heartbeat.everyMs).unref();
}

/**
 * Watches a process from its first sign of life on.
 * @param onHung called once, when none has come for too long
 */
export function watchHeartbeats(
  onHung: () => void,
  hungAfterMs: number = heartbeat.hungAfterMs,
): { onBeat: () => void; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let missed = 0;
  const stop = () => clearInterval(timer);
  // Counted in steps, not by the clock: a machine that slept reads what has come before it counts on.
  const step = hungAfterMs / 6;
  return {
    onBeat: () => {
      missed = 0;
      timer ??= setInterval(() => {
        missed += 1;
        if (missed < 6) return;
        stop();
        onHung();
      }, step).unref();
    },
    stop,
  };
}
