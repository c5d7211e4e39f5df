import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { FavouriteEstate } from './favouriteEstate.ts';
import styles from './Favourites.module.css';

interface DiscardedEstatesProps {
  estates: readonly FavouriteEstate[];
  onRestore: (key: string) => void;
}

/** The estates that the visitor is no longer interested in: folded to a line each, below the others. */
export function DiscardedEstates({ estates, onRestore }: DiscardedEstatesProps) {
  const { t } = useTranslation('favourites');
  if (estates.length === 0) return null;
  return (
    <section className={styles.discarded}>
      <h2>{t('discard.title')}</h2>
      <ul>
        {estates.map(({ key, provinceSlug, type, slug, title, titleLang }) => (
          <li key={key}>
            <RouteLink to="Estate" params={{ province: provinceSlug, type, slug, ref: key }} lang={titleLang}>
              {title}
            </RouteLink>
            <button
              type="button"
              className={styles.tool}
              data-undo={key}
              aria-label={t('discard.undoName', { title })}
              onClick={() => {
                onRestore(key);
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
