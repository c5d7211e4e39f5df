import { ApiError } from '#shared/api/ApiError.ts';

/** For a guard: the upstream says that there is no such thing. Its failures stay what they are. @returns false */
export function orNotThere(error: unknown): false {
  if (error instanceof ApiError && (error.isNotFound || error.isGone)) return false;
  throw error;
}
