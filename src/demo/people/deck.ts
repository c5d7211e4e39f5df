import type { Random } from '../random.ts';

/** Deals a list's items in random order, each once before any comes again: neighbours in a list never say the same. */
export class Deck<T> {
  private readonly items: readonly T[];
  private readonly random: Random;
  private rest: T[] = [];

  constructor(items: readonly T[], random: Random) {
    this.items = items;
    this.random = random;
  }

  deal(): T {
    if (this.rest.length === 0) this.rest = this.random.sample(this.items, this.items.length);
    return this.rest.pop()!;
  }

  /** So many different items; fewer when there are not so many. */
  dealSome(count: number): T[] {
    const taken = new Set<T>();
    while (taken.size < Math.min(count, this.items.length)) taken.add(this.deal());
    return [...taken];
  }
}
