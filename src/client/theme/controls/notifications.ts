/** The styles of notifications, in the order of Mantine's own list (its rules rely on it). */
import './base.ts';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
