import { ApiError } from '#shared/api/ApiError.ts';

/** For a part that a page can do without: nothing in its place when its upstream fails. Defects and aborts stay what they are. */
export const orEmpty =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError) return fallback;
    throw error;
  };
