import { useTranslation } from 'react-i18next';
import { useFavourites } from '../features/favourites/favourites.ts';
import heart from '../features/favourites/FavouriteButton.module.css';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import styles from './FavouritesLink.module.css';

/** The way to the visitor's list, with how many homes are on it. */
export function FavouritesLink() {
  const { t } = useTranslation();
  const count = useFavourites()?.length ?? 0;
  return (
    <RouteLink className={styles.link} to="Favourites" params={{}}>
      <span className={heart.mark} />
      <span className="visuallyHidden">{t('favourites.title')}</span>
      {count > 0 && <span className={styles.count}> {count}</span>}
    </RouteLink>
  );
}
