import type { IncomingMessage } from 'node:http';
import { parse } from 'range-parser';
import type { PreparedResponse } from './prepareResponse.ts';

/** Bytes of a body, the last one included. */
export interface Part {
  start: number;
  end: number;
}

/** The bit of range-parser's code for what is no range at all. */
const isMalformed = 1;

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
  const { code, type, ranges } = parse(length, range);
  if (type !== 'bytes' || code & isMalformed || ranges.length > 1) return undefined;
  // Of an empty body the last bytes are all of it.
  if (code === 0 && ranges.length === 0) return undefined;
  return ranges[0] ?? null;
}
