import { useTranslation } from 'react-i18next';
import type { DetailsByKey } from '../../features/favourites/favouriteDetails.ts';
import styles from './Favourites.module.css';

interface RemovedEstatesProps {
  keys: readonly string[];
  /** Where the list is the visitor's own: what is known of them. */
  details?: DetailsByKey;
  /** Removes them from the list, where it is the visitor's own. */
  onRemove?: () => void;
}

/** Estates of a list that are no longer published, by their last known titles where there are any. */
export function RemovedEstates({ keys, details, onRemove }: RemovedEstatesProps) {
  const { t } = useTranslation('favourites');
  if (keys.length === 0) return null;
  const named = keys.flatMap((key) => {
    const { title, reference = key } = details?.get(key) ?? {};
    return title === undefined ? [] : [{ key, title, reference }];
  });
  const others = keys.filter((key) => !named.some((estate) => estate.key === key));
  return (
    <div className={styles.notice}>
      <div>
        <p>
          <strong>{t('gone.title', { count: keys.length })}</strong>{' '}
          {others.length > 0 && <span>{t('gone.text', { references: others.join(', ') })}</span>}
        </p>
        {named.length > 0 && (
          <ul>
            {named.map(({ key, title, reference }) => (
              <li key={key}>{t('gone.named', { title, reference })}</li>
            ))}
          </ul>
        )}
      </div>
      {onRemove && (
        <button type="button" className="button buttonOutline" onClick={onRemove}>
          {t('gone.remove')}
        </button>
      )}
    </div>
  );
}
