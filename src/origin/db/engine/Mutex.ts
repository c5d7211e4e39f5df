/** Lets one at a time use what there is one of, in the order in which they asked for it. */
export class Mutex {
  /** Until the last who asked has released it. */
  #isFree: Promise<void> = Promise.resolve();
  #free: () => void = () => undefined;

  async acquire(): Promise<void> {
    const isFree = this.#isFree;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#isFree = promise;
    await isFree;
    this.#free = resolve;
  }

  /** Only whoever has acquired it. */
  release(): void {
    this.#free();
  }
}
