import { isInSpain } from './spain.ts';

/*
 * Values that are well-formed and cannot be true. Networks send them for what they do not know, and by mistake; taken
 * at their word they would be shown, sorted by, and told to search engines.
 */

/** Up to so many euros a price is none: 0 and 1 stand for a price on request. */
const noPrice = 1;

export const isNoPrice = (value: unknown): boolean => typeof value === 'number' && value <= noPrice;

const firstYear = Date.UTC(1990, 0);

/** A sender's clock may be ahead, and the time of Madrid be sent as UTC. */
const tolerance = 3 * 60 * 60 * 1_000;

/**
 * Whether a time is before 1990 or still to come.
 * @param value in ISO 8601; anything else is no time
 * @param now epoch ms
 */
export function isWrongTime(value: unknown, now = Date.now()): boolean {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return time < firstYear || time > now + tolerance;
}

/** Whether `{lat, lng}`, in degrees, is a place outside Spain. */
export function isElsewhere(value: unknown): boolean {
  const { lat, lng } = (value ?? {}) as { lat?: unknown; lng?: unknown };
  return typeof lat === 'number' && typeof lng === 'number' && !isInSpain(lat, lng);
}
