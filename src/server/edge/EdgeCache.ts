/** What an upstream answered: a whole response, and what its body says, read once for all who ask. */
export interface Fetched {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The body as JSON; undefined when it is none, which only an error may be. */
  value: unknown;
}

export interface CachePolicy {
  /** How long an answer is used again, in seconds; 0 keeps nothing. */
  ttl: number;
}

export interface CacheResult {
  answer: Fetched;
  state: 'hit' | 'miss' | 'collapsed';
}

/** Answers by key: from memory, or by one load for all who ask at the same time. */
export interface EdgeCache {
  /**
   * @param load gets the answer; its signal is aborted when nobody waits for it any more
   * @param signal the asker's own: aborted, it stops waiting
   * @throws whatever `load` throws; the signal's reason when it is aborted
   */
  get: (key: string, policy: CachePolicy, load: (signal: AbortSignal) => Promise<Fetched>, signal?: AbortSignal) => Promise<CacheResult>;
  close: () => void;
}
