import type { ComponentType } from 'react';
import type * as notificationList from './NotificationList.tsx';
import type { AppNotification } from './NotificationList.tsx';

type Loaded = typeof notificationList;

let loaded: Loaded | undefined;
const listeners = new Set<() => void>();

/**
 * Fetches the script of notifications. A page that will need it calls this ahead, so that one shows without a network
 * too.
 */
export async function loadNotifications(): Promise<Loaded> {
  const isFirst = loaded === undefined;
  loaded ??= await import(/* webpackChunkName: "deferred-notifications" */ './NotificationList.tsx');
  if (isFirst) for (const listener of listeners) listener();
  return loaded;
}

export async function notify(notification: AppNotification): Promise<void> {
  (await loadNotifications()).show(notification);
}

/** Hides the notification with this id, if it shows. */
export const hideNotification = (id: string): void => {
  loaded?.hide(id);
};

/** For NotificationOutlet.tsx: the list's component, once it is loaded. */
export const notificationStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): ComponentType | undefined => loaded?.NotificationList,
};
