import { useTranslation } from 'react-i18next';
import type { DetailsByReference } from '../../features/favourites/favouriteDetails.ts';
import styles from './Favourites.module.css';

interface RemovedEstatesProps {
  references: readonly string[];
  /** Where the list is the visitor's own: what is known of them. */
  details?: DetailsByReference;
  /** Removes them from the list, where it is the visitor's own. */
  onRemove?: () => void;
}

/** Estates of a list that are no longer published, by their last known titles where there are any. */
export function RemovedEstates({ references, details, onRemove }: RemovedEstatesProps) {
  const { t } = useTranslation('favourites');
  if (references.length === 0) return null;
  const named = references.flatMap((reference) => {
    const title = details?.get(reference)?.title;
    return title === undefined ? [] : [{ reference, title }];
  });
  const others = references.filter((reference) => !named.some((estate) => estate.reference === reference));
  return (
    <div className={styles.notice}>
      <div>
        <p>
          <strong>{t('gone.title', { count: references.length })}</strong>{' '}
          {others.length > 0 && <span>{t('gone.text', { references: others.join(', ') })}</span>}
        </p>
        {named.length > 0 && (
          <ul>
            {named.map(({ reference, title }) => (
              <li key={reference}>{t('gone.named', { title, reference })}</li>
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
