import type { Pin } from '#shared/api/estate.ts';
import { isClosedPin } from './pinIndex.ts';

/** What a map shows, as the heading of its list counts it, and what it shows beside. */
export interface SeenEstates {
  /** All of them. */
  count: number;
  /** Undefined where single estates are not known. */
  reserved?: number | undefined;
  /** Sold or rented. */
  closed?: number | undefined;
}

/** @param pins undefined where the upstream counts them alone */
export function countPins(count: number, pins: readonly Pin[] | undefined): SeenEstates {
  if (!pins) return { count };
  const reserved = pins.filter(({ status }) => status === 'reserved').length;
  return { count, reserved, closed: pins.filter(isClosedPin).length };
}
