import { createElement, useSyncExternalStore } from 'react';
import { notificationStore } from './notify.ts';

const none = () => undefined;

/** Where notifications show. Their script comes with the first of them. */
export function NotificationOutlet() {
  const NotificationList = useSyncExternalStore(notificationStore.subscribe, notificationStore.read, none);
  return NotificationList ? createElement(NotificationList) : null;
}
