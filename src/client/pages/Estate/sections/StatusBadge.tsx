import { useTranslation } from 'react-i18next';
import { estateStatuses, type EstateStatus } from '#shared/domain/estate.ts';
import type { EstateView } from '../toEstateView.ts';
import styles from './StatusBadge.module.css';

/**
 * The state of the home; none for a state without a label, which counts as available (docs/product.md#status, PD-26),
 * nor for a home that is no longer news (docs/decisions/029).
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
