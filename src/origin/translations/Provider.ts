import type { Part } from './keptWords.ts';

export interface LanguagePair {
  /** ISO 639-1. */
  source: string;
  target: string;
}

/** A service that translates. */
export interface Provider {
  name: string;
  /** Lines of one request. */
  maxLines: number;
  /** Characters of one request, in all its lines. */
  maxCharacters: number;
  /**
   * @returns the lines in the other language, as many in the same order, with what is kept in its place
   * @throws ProviderError
   */
  translate: (lines: readonly (readonly Part[])[], pair: LanguagePair, signal: AbortSignal) => Promise<string[]>;
}

/**
 * `unavailable`: it does not answer, or not as it should; `quota`: it translates no more for now; `key`: it does not
 * accept the key; `refused`: it does not accept this text.
 */
export type ProviderProblem = 'unavailable' | 'quota' | 'key' | 'refused';

export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly problem: ProviderProblem;
  /** In ms, where the provider says when to come again. */
  readonly retryAfter: number | undefined;

  constructor(problem: ProviderProblem, message: string, retryAfter?: number) {
    super(message);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}
