import { useTranslation } from 'react-i18next';
import styles from './PrivateNote.module.css';

/**
 * Says whose the link is, so that nobody passes it on unawares (PD-31), and whether visitors find the estate without
 * it.
 */
export function PrivateNote({ isListed }: { isListed: boolean }) {
  const { t } = useTranslation('estate');
  return <p className={styles.note}>{t(isListed ? 'notice.privateListed' : 'notice.private')}</p>;
}
