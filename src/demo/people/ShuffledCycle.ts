import type { Random } from '../random.ts';

/** Returns a list's items in random order, each once before any is repeated, so that neighbours rarely get the same. */
export class ShuffledCycle<T> {
  private readonly items: readonly T[];
  private readonly random: Random;
  private rest: T[] = [];

  constructor(items: readonly T[], random: Random) {
    this.items = items;
    this.random = random;
  }

  next(): T {
    if (this.rest.length === 0) this.rest = this.random.sample(this.items, this.items.length);
    return this.rest.pop()!;
  }

  /** The next `count` different items, or all when there are fewer. */
  nextDistinct(count: number): T[] {
    const taken = new Set<T>();
    while (taken.size < Math.min(count, this.items.length)) taken.add(this.next());
    return [...taken];
  }
}
