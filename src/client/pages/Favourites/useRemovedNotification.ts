import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hideNotification, loadNotifications, notify } from '../../features/notifications/notify.ts';

const id = 'removed';

/**
 * Offers back the estate that was just removed from the list. The notification stays until the list changes again or
 * the page is left.
 * @param title null: nothing was removed
 * @param isEmpty whether nothing can be removed
 */
export function useRemovedNotification(title: string | null, undo: () => void, isEmpty: boolean): void {
  const { t } = useTranslation('favourites');
  const run = useEffectEvent(undo);
  useEffect(() => {
    // The estate may be removed while there is no network.
    if (!isEmpty) loadNotifications().catch(() => {});
  }, [isEmpty]);
  useEffect(() => {
    if (title === null) return;
    let isCurrent = true;
    loadNotifications()
      .then(() => {
        if (isCurrent)
          return notify({
            id,
            text: t('removed.text', { title }),
            action: {
              label: t('removed.undo'),
              run: () => {
                run();
              },
            },
            isLasting: true,
          });
      })
      // Without its script there is no offer; the estate can be added again on its page.
      .catch(() => {});
    return () => {
      isCurrent = false;
      hideNotification(id);
    };
  }, [title, t]);
}
