/**
 * A small seeded generator (sfc32). Every estate has a stream of its own, made from the world's seed and its index,
 * so that the n-th estate is the same in a world of any size.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(seed: number, stream: number) {
    this.a = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.b = Math.imul(stream + 0x7f4a7c15, 0xc2b2ae35) | 0;
    this.c = Math.imul((stream ^ seed) + 0x165667b1, 0x27d4eb2f) | 0;
    this.counter = 1;
    for (let round = 0; round < 12; round++) this.next();
  }

  /** At least 0, below 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  /** A whole number from 0, below the bound. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** A place in a list of weights, taken as often as its weight says. */
  weighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    let rest = this.next() * total;
    for (let index = 0; index < weights.length; index++) {
      rest -= weights[index]!;
      if (rest < 0) return index;
    }
    return weights.length - 1;
  }

  /** Some of a list, in random order, each at most once. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(rest.splice(this.below(rest.length), 1)[0]!);
    return taken;
  }
}
