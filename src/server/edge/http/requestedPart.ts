import type { IncomingMessage } from 'node:http';
import parseRange from 'range-parser';
import type { PreparedResponse } from './prepareResponse.ts';

/** Bytes of a body, the last one included. */
export interface Part {
  start: number;
  end: number;
}

/** Whether the client's copy, of which it asks for more, is of the same bytes (RFC 9110 §13.1.5). */
const isSame = (ifRange: string, { etag, 'last-modified': modified }: PreparedResponse['validators']): boolean =>
  ifRange === modified || (ifRange === etag && !etag.startsWith('W/'));

/**
 * The part of a body that a request asks for (RFC 9110 §14.2).
 * @param length of the body, in bytes
 * @returns null where it has no such part; undefined where all of it is sent: for several parts too
 */
export function requestedPart(
  { method, headers: { range, 'if-range': ifRange } }: Pick<IncomingMessage, 'method' | 'headers'>,
  validators: PreparedResponse['validators'],
  length: number,
): Part | null | undefined {
  if (range === undefined || method !== 'GET') return undefined;
  if (ifRange !== undefined && !isSame(String(ifRange), validators)) return undefined;
  const parts = parseRange(length, range);
  // A last part that is longer than the body is all of it.
  if (parts === -1) return /=\s*-/.test(range) ? undefined : null;
  return parts !== -2 && parts.type === 'bytes' && parts.length === 1 ? parts[0] : undefined;
}
