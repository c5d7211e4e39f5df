import { useTranslation } from 'react-i18next';
import { useFavourites } from '../features/favourites/favourites.ts';
import favouriteStyles from '../features/favourites/FavouriteButton.module.css';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import styles from '#shared/theme/sheets/HeaderLink.module.css';

/** The link to the visitor's favourites, with their number. */
export function FavouritesLink({ current }: { current: boolean }) {
  const { t } = useTranslation();
  const count = useFavourites()?.length ?? 0;
  return (
    <RouteLink className={styles.link} to="Favourites" params={{}} aria-current={current ? 'page' : undefined}>
      <span className={favouriteStyles.mark} />
      <span className="visuallyHidden">{t('favourites.title')}</span>
      {count > 0 && <span className={styles.count}>{` ${count}`}</span>}
    </RouteLink>
  );
}
