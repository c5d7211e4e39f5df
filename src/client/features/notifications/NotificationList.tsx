import '../../theme/controls/notifications.ts';
import { Button } from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineControls } from '../../theme/MantineControls.tsx';
import styles from './NotificationList.module.css';

/** A short message over the page, with at most one action. */
export interface AppNotification {
  /** A notification replaces the one with the same id. */
  id: string;
  text: string;
  /** The button's label, and what it does before the notification closes. */
  action?: { label: string; run: () => void };
  /** Stays until it is closed or hidden. Otherwise it closes by itself. */
  isLasting?: boolean;
}

/** Mantine's notifications at the lower edge, within the thumb's reach. */
export function NotificationList() {
  return (
    <MantineControls>
      <Notifications position="bottom-center" allowScrollDismiss={false} containerWidth={544} className={styles.list} />
    </MantineControls>
  );
}

export function show(notification: AppNotification): void {
  const { id, isLasting = false } = notification;
  notifications.hide(id);
  notifications.show({
    id,
    message: <Message notification={notification} />,
    autoClose: isLasting ? false : 5_000,
    withCloseButton: false,
  });
}

export const hide = (id: string): void => {
  notifications.hide(id);
};

function Message({ notification: { id, text, action } }: { notification: AppNotification }) {
  const { t } = useTranslation();
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hasAction = action !== undefined;
  // The control that led to an action may have left the page with the focus. A focus that is elsewhere stays there.
  useEffect(() => {
    if (hasAction && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [hasAction]);
  return (
    <div className={styles.message}>
      <p id={textId}>{text}</p>
      <Button
        ref={button}
        variant="outline"
        aria-describedby={textId}
        onClick={() => {
          action?.run();
          hide(id);
        }}
      >
        {action?.label ?? t('close')}
      </Button>
    </div>
  );
}
