import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** When a home was published and last changed, in working hours; most of them lately, the closed ones longer ago. */
export function chooseDates({ status }: HomeFacts, now: number, random: Random): { createdAt: number; updatedAt: number } {
  const share = random.next();
  const closed = status === 'sold' || status === 'rented';
  const age = 1 + Math.floor((closed ? 60 : 0) + share * share * 400);
  const midnight = Math.floor(now / day) * day;
  const createdAt = midnight - age * day + random.between(8 * 60, 18 * 60) * minute;
  const later = random.chance(0.45) ? Math.floor(random.next() * age) : 0;
  return { createdAt, updatedAt: createdAt + later * day };
}
