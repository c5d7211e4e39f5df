import { useSyncExternalStore } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { daysSince } from '#shared/i18n/daysSince.ts';
import { attempt } from './attempt.ts';

const key = `${storedKeyNames.visited}:visits`;

/** Milliseconds between two visits. */
const pause = 30 * 60 * 1000;

/** When the visit before this one ended, and when this one was seen last, epoch milliseconds. */
let visits: readonly [before: number, last: number] | undefined;

/** What is kept once a list or a listing was looked at. */
const interests = [`${storedKeyNames.searches}:last`, storedKeyNames.visited];

/**
 * Reads when the visitor was here before, and writes that they are here now, once a document. Of who has looked at
 * nothing yet nothing is kept.
 */
export function readVisits(now = Date.now()): readonly [before: number, last: number] {
  const [before = 0, last = 0] = (attempt(() => localStorage.getItem(key)) ?? '').split(',').map(Number);
  const read = [last > 0 && now - last > pause ? last : before, now] as const;
  attempt(() => {
    if (last > 0 || interests.some((one) => localStorage.getItem(one) !== null)) localStorage.setItem(key, read.join());
  });
  return read;
}

function daysAway(): number | undefined {
  const [before] = (visits ??= readVisits());
  return before > 0 ? daysSince(new Date(before).toISOString()) : undefined;
}

const never = () => () => {};

/**
 * Days of the calendar since the visitor was here before; undefined on the first visit, on the server and until
 * hydration.
 */
export const useDaysAway = (): number | undefined => useSyncExternalStore(never, daysAway, () => undefined);

/**
 * Whether a listing that was published so many days ago is new to somebody who was here before.
 * @param days undefined for more than two weeks
 */
export const isNewSince = (days: number | undefined, away: number | undefined): boolean =>
  away === undefined || away > 14 || (days !== undefined && days <= away);
