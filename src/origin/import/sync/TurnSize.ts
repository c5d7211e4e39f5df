import { second } from '#shared/times.ts';

/** Of one transaction of a run: while it runs, no other source is written, and with SQLite nothing else. */
export const turnLimits = {
  /** How long one is to take, in ms. */
  ms: second,
  /** Listings, or people: of the first, at least and at most. */
  first: 100,
  min: 25,
  max: 1_000,
};

/** How many listings, or people, a run stores in one transaction: as many as it stored lately in a second. */
export class TurnSize {
  #count = turnLimits.first;

  get count(): number {
    return this.#count;
  }

  /** @param ms how long a transaction had the database */
  note(count: number, ms: number): void {
    const inTime = Math.floor((count * turnLimits.ms) / Math.max(ms, 1));
    this.#count = Math.min(turnLimits.max, Math.max(turnLimits.min, inTime));
  }
}
