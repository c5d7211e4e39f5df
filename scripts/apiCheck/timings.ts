import type { EndpointName } from '#shared/api/endpoints.ts';

export interface EndpointTimes {
  endpoint: EndpointName;
  requests: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

export interface Timings {
  add: (endpoint: EndpointName, ms: number) => void;
  all: () => EndpointTimes[];
}

/** The value below which a share of sorted ones lie. */
const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!);

/** Collects how long the answers of each endpoint took. */
export function createTimings(): Timings {
  const times = new Map<EndpointName, number[]>();
  return {
    add: (endpoint, ms) => {
      times.set(endpoint, [...(times.get(endpoint) ?? []), ms]);
    },
    all: () =>
      [...times].map(([endpoint, all]) => {
        const sorted = all.toSorted((a, b) => a - b);
        return { endpoint, requests: sorted.length, p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
      }),
  };
}
