import { useTranslation } from 'react-i18next';
import { estateStatuses, type EstateStatus } from '#shared/domain/estate.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './StatusBadge.module.css';

/**
 * The status of the estate; none for a status without a label, which counts as available (docs/product.md#status,
 * PD-26), nor for an estate that is no longer new (PD-70).
 */
export function StatusBadge({ estate: { status, isNew } }: { estate: Pick<EstateView, 'status' | 'isNew'> }) {
  const { t } = useTranslation();
  if (!estateStatuses.includes(status as EstateStatus) || (status === 'new' && !isNew)) return null;
  return (
    <p className={styles.badge} data-status={status}>
      {t(`card.status.${status as EstateStatus}`)}
    </p>
  );
}
