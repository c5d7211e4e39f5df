import { useTranslation } from 'react-i18next';
import styles from './PrivateNote.module.css';

/** Says that the page is not in the catalogue, so that nobody passes the link on unawares (PD-31). */
export function PrivateNote() {
  const { t } = useTranslation('estate');
  return <p className={styles.note}>{t('notice.private')}</p>;
}
