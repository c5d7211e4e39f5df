import { useSyncExternalStore } from 'react';
import { formatDaysAgo } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { subscribeToNothing } from '../../app/useHydrated.ts';
import { dayOf, isRecentDay } from '#shared/views/estateCard/isNew.ts';

/**
 * ` · 3 days ago`, beside the badge of a new estate. Computed from the visitor's clock after hydration and
 * absent from the HTML: a cached page may be older than a day, and hydration fails where the text differs. Shows
 * nothing where that clock is before the day of publication, or more than two weeks after it.
 */
export function PublishedAgo({ since }: { since: number }) {
  const { language } = useSite();
  const today = useSyncExternalStore(
    subscribeToNothing,
    () => dayOf(Date.now()),
    () => undefined,
  );
  return (
    today !== undefined && isRecentDay(today - since) && <span>{` · ${formatDaysAgo(today - since, language)}`}</span>
  );
}
