import { ApiError } from '#shared/api/ApiError.ts';

/** A mailed link that does nothing any more. */
export type EndedLink = { state: 'processed' } | { state: 'expired'; status: 404 | 410 };

/** The status of a page about one: that of the link where it has expired. */
export const statusOfLink = (data: { state: string } & { status?: 404 | 410 }): number =>
  data.state === 'expired' ? (data.status ?? 404) : 200;

/**
 * What an API says of a mailed link by refusing to read it (PD-46): it was used, or it has expired; one that is unknown
 * or cannot be read counts as expired.
 * @throws the error of anything else
 */
export function endedLink(error: unknown): EndedLink {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 409) return { state: 'processed' };
  if (error.isGone) return { state: 'expired', status: 410 };
  if (error.isNotFound) return { state: 'expired', status: 404 };
  throw error;
}
