import { useTranslation } from 'react-i18next';
import styles from './Favourites.module.css';

/**
 * Estates of a list that are no longer published.
 * @param onRemove removes them from the list, where it is the visitor's own
 */
export function RemovedEstates({ references, onRemove }: { references: readonly string[]; onRemove?: () => void }) {
  const { t } = useTranslation('favourites');
  if (references.length === 0) return null;
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t('gone.title', { count: references.length })}</strong>{' '}
        {t('gone.text', { references: references.join(', ') })}
      </p>
      {onRemove && (
        <button type="button" className="button buttonOutline" onClick={onRemove}>
          {t('gone.remove')}
        </button>
      )}
    </div>
  );
}
