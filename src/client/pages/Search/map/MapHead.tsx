import { useTranslation } from 'react-i18next';
import styles from './ResultMap.module.css';

interface MapHeadProps {
  /** Estates in view; undefined while the pins load. */
  count: number | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Whether the list follows the map, and how to change that; undefined where it is limited otherwise. */
  follows: { isOn: boolean; turn: (on: boolean) => void } | undefined;
}

/** How many estates are in view, while there are none, why; and whether the list follows the map. */
export function MapHead({ count, failed, onRetry, follows }: MapHeadProps) {
  const { t } = useTranslation(['common', 'map']);
  const text = count === undefined ? t('common:loading') : t('map:seen', { count });
  return (
    <>
      <div className={styles.note} data-failed={failed || undefined}>
        <p role="status">{failed ? t('map:failed') : text}</p>
        {failed && (
          <button type="button" className="button" onClick={onRetry}>
            {t('common:error.retry')}
          </button>
        )}
      </div>
      {follows && !failed && (
        <label className={styles.follow}>
          <input
            type="checkbox"
            checked={follows.isOn}
            onChange={({ target }) => {
              follows.turn(target.checked);
            }}
          />
          {t('map:follow')}
        </label>
      )}
    </>
  );
}
