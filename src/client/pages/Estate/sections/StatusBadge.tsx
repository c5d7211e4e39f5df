import { useTranslation } from 'react-i18next';
import { estateStatuses, type EstateStatus } from '#shared/domain/estate.ts';
import styles from './StatusBadge.module.css';

/** The state of the home; none for a state without a label, which counts as available (spec §4.1, decision 26). */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  if (!estateStatuses.includes(status as EstateStatus)) return null;
  return <p className={styles.badge} data-status={status}>{t(`card.status.${status as EstateStatus}`)}</p>;
}
