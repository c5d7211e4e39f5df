import { ApiError } from '#shared/api/ApiError.ts';

/*
 * What a loader does about a call that fails. Each rethrows what is no failure of the upstream: defects and aborts.
 */

/** For a part that a page can do without: the fallback stands in its place. */
export const orEmpty =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError) return fallback;
    throw error;
  };

/** For a guard that passes a URL on when its upstream fails. In the browser an aborted call is an ApiError too. */
export const orFailed =
  <T>(fallback: T, signal: AbortSignal) =>
  (error: unknown): T => {
    if (signal.aborted) throw error;
    return orEmpty(fallback)(error);
  };

/** For a call that may find nothing: false then. The upstream's failures stay what they are. */
export function orNotThere(error: unknown): false {
  if (error instanceof ApiError && (error.isNotFound || error.isGone)) return false;
  throw error;
}
