/**
 * Loads of one kind that run at once for what is stored and may be served meanwhile. Few, because they are not
 * urgent: visitors of what is not stored must not wait for them.
 */
export const maxRevalidations = 8;

export interface RevalidationLimit {
  /** Whether another one of the kind may be started. */
  hasRoom: (kind: string) => boolean;
  /** Counts one until it has settled. */
  add: (kind: string, result: Promise<unknown>) => void;
}

/** Bounds revalidations, of which none waits: what is dropped is tried again with the next request. */
export function createRevalidationLimit(): RevalidationLimit {
  const running = new Map<string, number>();
  const countOf = (kind: string): number => running.get(kind) ?? 0;
  return {
    hasRoom: (kind) => countOf(kind) < maxRevalidations,
    add: (kind, result) => {
      running.set(kind, countOf(kind) + 1);
      const end = (): void => {
        running.set(kind, countOf(kind) - 1);
      };
      result.then(end, end);
    },
  };
}
