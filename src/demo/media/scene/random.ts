/** 32-bit FNV-1a, with a final mix so that seeds that differ in one digit lie far apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A source of numbers that gives the same ones for the same seed, on every machine: Mulberry32 over the seed's hash.
 * A class, because a load makes one for each picture, and functions of its own would cost more than the numbers.
 */
export class Random {
  private readonly seed: string;
  /** Null until the first number is asked for: of many pictures, none is. */
  private state: number | null = null;

  constructor(seed: string) {
    this.seed = seed;
  }

  /** In [0, 1). */
  next(): number {
    const state = ((this.state ?? hashOf(this.seed)) + 0x6d2b79f5) | 0;
    this.state = state;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  range(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  }

  /** An independent source: what is drawn from it does not move what comes after. */
  fork(name: string): Random {
    return new Random(`${this.seed}/${name}`);
  }
}

export const createRandom = (seed: string): Random => new Random(seed);
