/** Asks an upstream whether it answers. */
export interface Probe {
  /** Whether that is unknown, or was not so the last time. */
  isDue: () => boolean;
  /** One call, or so many as close a circuit. Its failure is recorded where calls are made. */
  run: (signal: AbortSignal) => Promise<unknown>;
}

/** Milliseconds between two looks at whether a probe is due. The circuit breaker bounds the calls themselves. */
export const probePause = { minMs: 250, maxMs: 500 } as const;

/**
 * Runs each probe at once and then again and again while it is due, each in a loop of its own: without it an instance
 * that gets no visitors while its upstreams are down would never learn that they are back.
 * @param random from 0 to 1; spreads the calls of several instances
 * @returns ends the loops and aborts what is in flight
 */
export function startProbes(probes: readonly Probe[], random: () => number = Math.random): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const timers = new Map<Probe, NodeJS.Timeout>();

  async function follow(probe: Probe): Promise<void> {
    if (probe.isDue()) await probe.run(signal).catch(() => {});
    if (signal.aborted) return;
    const pause = probePause.minMs + random() * (probePause.maxMs - probePause.minMs);
    timers.set(probe, setTimeout(() => void follow(probe), pause).unref());
  }

  for (const probe of probes) void follow(probe);
  return () => {
    closing.abort(new DOMException('The site stops', 'AbortError'));
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
