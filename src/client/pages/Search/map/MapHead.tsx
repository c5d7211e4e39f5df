import { useTranslation } from 'react-i18next';
import type { RouteTarget } from '#shared/routes/build.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import styles from './ResultMap.module.css';

interface MapHeadProps {
  /** Estates in view; undefined while the pins load. */
  count: number | undefined;
  /** What they are called. */
  noun: 'homes' | 'any';
  failed: boolean;
  onRetry: () => void;
  /** The search of the same part of the map in the whole country, where the search of a province has nothing there. */
  wider: RouteTarget<'Search'> | undefined;
  /** Whether the list follows the map, and how to change that; undefined where it is limited otherwise. */
  follows: { isOn: boolean; turn: (on: boolean) => void } | undefined;
}

/** How many estates are in view, while there are none, why; and whether the list follows the map. */
export function MapHead({ count, noun, failed, onRetry, wider, follows }: MapHeadProps) {
  const { t } = useTranslation(['common', 'map']);
  const seen = count === undefined ? t('common:loading') : t(`map:seen.${noun}`, { count });
  const text = wider ? t('map:outside') : seen;
  return (
    <>
      <div className={styles.note} data-ways={failed || wider !== undefined || undefined}>
        <p role="status">{failed ? t(navigator.onLine ? 'map:failed' : 'map:offline') : text}</p>
        {failed && (
          <button type="button" className="button" onClick={onRetry}>
            {t('common:error.retry')}
          </button>
        )}
        {wider && !failed && (
          <RouteLink className="button" {...wider} rel="nofollow">
            {t('map:country')}
          </RouteLink>
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
