import { daysSince } from '#shared/i18n/daysSince.ts';

/** Days during which an estate is new (PD-70). */
export const newsDays = 30;

/** Days during which a card says how long ago it was published. */
const recentDays = 14;

interface Published {
  status: string;
  createdAt?: string | undefined;
}

/**
 * Whether a home can be had and was published lately. Asked where its data are loaded, and sent as the answer: asked
 * again while the page is taken over, another clock might answer otherwise.
 */
export const isNew = ({ status, createdAt }: Published, now = Date.now()): boolean =>
  status === 'new' && daysSince(createdAt, now) <= newsDays;

/** For how many days a home that can be had is published, in its first two weeks; undefined for all others. */
export function daysPublished(estate: Published, now = Date.now()): number | undefined {
  if (!isNew(estate, now)) return undefined;
  const days = daysSince(estate.createdAt, now);
  return days >= 0 && days <= recentDays ? days : undefined;
}
