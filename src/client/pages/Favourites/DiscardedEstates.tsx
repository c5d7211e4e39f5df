import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { FavouriteEstate } from './favouriteEstate.ts';
import styles from './Favourites.module.css';

interface DiscardedEstatesProps {
  estates: readonly FavouriteEstate[];
  onRestore: (reference: string) => void;
}

/** The estates that the visitor is no longer interested in: folded to a line each, below the others. */
export function DiscardedEstates({ estates, onRestore }: DiscardedEstatesProps) {
  const { t } = useTranslation('favourites');
  if (estates.length === 0) return null;
  return (
    <section className={styles.discarded}>
      <h2>{t('discard.title')}</h2>
      <ul>
        {estates.map(({ reference, provinceSlug, type, slug, title, titleLang }) => (
          <li key={reference}>
            <RouteLink to="Estate" params={{ province: provinceSlug, type, slug, ref: reference }} lang={titleLang}>
              {title}
            </RouteLink>
            <button
              type="button"
              className={styles.tool}
              data-undo={reference}
              aria-label={t('discard.undoName', { title })}
              onClick={() => {
                onRestore(reference);
              }}
            >
              {t('discard.undo')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
