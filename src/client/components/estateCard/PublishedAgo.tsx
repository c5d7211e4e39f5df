import { useSyncExternalStore } from 'react';
import { formatDaysAgo } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { dayOf, isRecentDay } from './isNew.ts';

const never = () => () => {};

/**
 * ` · 3 days ago`, beside the badge of a new estate. Said by the visitor's clock once scripts run, and never in the
 * HTML: pages are kept for longer than such words are true, and React cannot take over a text that was written on
 * another day. Nothing by a clock before the day, and nothing once it is no longer recent.
 */
export function PublishedAgo({ since }: { since: number }) {
  const { language } = useSite();
  const today = useSyncExternalStore(
    never,
    () => dayOf(Date.now()),
    () => undefined,
  );
  return today !== undefined && isRecentDay(today - since) && <span> · {formatDaysAgo(today - since, language)}</span>;
}
