import { useNavigation } from 'react-router';
import styles from './ProgressBar.module.css';

/**
 * A slim bar over the page while the next one is on its way; it shows only when that takes long enough to be noticed.
 */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  return <div className={styles.bar} data-busy={busy || undefined} aria-hidden="true" />;
}
