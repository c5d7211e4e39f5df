import { useTranslation } from 'react-i18next';
import styles from './ResultMap.module.css';

interface MapStatusProps {
  /** Estates in view; undefined while the pins load. */
  count: number | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** How many estates are in view; while there are none, why. */
export function MapStatus({ count, failed, onRetry }: MapStatusProps) {
  const { t } = useTranslation(['common', 'map']);
  const text = count === undefined ? t('common:loading') : t('map:seen', { count });
  return (
    <div className={styles.note} data-failed={failed || undefined}>
      <p role="status">{failed ? t('map:failed') : text}</p>
      {failed && (
        <button type="button" className="button" onClick={onRetry}>
          {t('common:error.retry')}
        </button>
      )}
    </div>
  );
}
