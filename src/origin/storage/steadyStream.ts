import { Readable } from 'node:stream';
import { second } from '#shared/times.ts';

/** The least of a source, in milliseconds and bytes a second: one that gives less is given up. */
export interface SteadyLimits {
  /** Until the next piece. */
  pieceMs: number;
  /** Waited for in all before its speed counts. */
  afterMs: number;
  leastSpeed: number;
}

/** A source that sends nothing, or too little. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

async function* readSteadily(
  source: Readable,
  limits: SteadyLimits,
  failureOf: (error: unknown) => Error,
): AsyncIterable<Buffer> {
  const pieces = (source as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let [waited, bytes] = [0, 0];
  try {
    for (;;) {
      const began = performance.now();
      const late = setTimeout(() => source.destroy(new TooSlowError('Nothing more comes')), limits.pieceMs);
      const next = await pieces.next().finally(() => clearTimeout(late));
      if (next.done) return;
      waited += performance.now() - began;
      bytes += next.value.length;
      if (waited > limits.afterMs && bytes < (limits.leastSpeed * waited) / second)
        throw new TooSlowError(`Only ${bytes} bytes came in ${Math.round(waited)} ms`);
      yield next.value;
    }
  } catch (error) {
    throw failureOf(error);
  } finally {
    source.destroy();
  }
}

/**
 * A source that is given up when it is too slow: only what is waited for it counts, not the pauses of the reader.
 * @param failureOf what the stream ends with, for an error of the source or a TooSlowError
 */
export const steadyStream = (source: Readable, limits: SteadyLimits, failureOf: (error: unknown) => Error): Readable =>
  Readable.from(readSteadily(source, limits, failureOf), { objectMode: false });
