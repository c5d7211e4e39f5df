import { retentionPeriods } from '#shared/domain/retention.ts';
import type { Lead } from './leadCipher.ts';
import type { KeptLead } from './leadTable.ts';

/** The bounds of what is kept, waiting and refused together. */
export const leadBounds = { requests: 10_000, bytes: 64 * 1024 * 1024, days: retentionPeriods.leadDays } as const;

/** What happened to a request that was kept, or should have been. */
export type LeadEvent = 'kept' | 'delivered' | 'refused' | 'full' | 'notKept' | 'expired';

/** What came of handing a request to the API. */
export type Delivery =
  | 'delivered'
  /** Nothing answered: the others would fare no better. */
  | 'unreachable'
  /** It answered that it failed: this request waits, others may pass. */
  | 'failed'
  /** It answered that it never will take this one. */
  | { refused: number };

export type Keeping = 'kept' | 'notKept' | 'otherContent';

/** Keeps requests that the API could not take, and delivers them later (docs/decisions/028). */
export interface LeadQueue {
  /** False where DATA_DIR cannot be written to: nothing is ever kept. */
  keeps: boolean;
  /**
   * `kept`: the request outlives a power failure; `notKept`: no room, or no writable disk; `otherContent`: another
   * request waits under the same key, and this one would be lost among its repeats. Never throws.
   */
  keep: (lead: Lead, form: string) => Keeping;
  /** To be called when the API took a request: it is up, and what waits is delivered at once. */
  wake: () => void;
  /** Oldest first. Of every process that shares DATA_DIR. */
  list: () => KeptLead[];
  /** Puts what the API refused among the waiting. @returns how many */
  retry: () => number;
  /** Resolves when no delivery is in progress. */
  close: () => Promise<void>;
}

/** Where nothing can be kept. */
export const noLeadQueue: LeadQueue = {
  keeps: false,
  keep: () => 'notKept',
  wake: () => {},
  list: () => [],
  retry: () => 0,
  close: () => Promise.resolve(),
};
