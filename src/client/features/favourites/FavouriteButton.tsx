import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import type { SeenEstate } from './favouriteDetails.ts';
import { addFavourites, removeFavourites, useIsFavourite } from './favourites.ts';
import styles from './FavouriteButton.module.css';

/** For changes of its price since. Where the script does not load, they are told since the list is first opened. */
const recordAdded = (estate: SeenEstate): Promise<void> =>
  import(/* webpackChunkName: "favouriteDetails" */ './favouriteDetails.ts').then(
    ({ recordKept }) => {
      recordKept(estate);
    },
    () => {},
  );

interface FavouriteButtonProps {
  estate: SeenEstate;
  /** What it does, with the estate's title: the same whether pressed or not. */
  label: string;
  className?: string | undefined;
}

/**
 * Adds an estate to the visitor's list and removes it (docs/product.md#estate-card, PD-39). The server renders it
 * unpressed, because the list is in the browser; without JavaScript the stylesheet hides it. `FAVOURITES=off` disables
 * it.
 */
export function FavouriteButton({ estate, label, className = '' }: FavouriteButtonProps) {
  const { favourites: isEnabled } = useSite();
  const { key } = estate;
  const isFavourite = useIsFavourite(key);
  const [isFull, setIsFull] = useState(false);
  const toggle = () => {
    if (isFavourite) {
      removeFavourites([key]);
      return;
    }
    const isAdded = addFavourites([key]);
    // A second press hides the message again.
    setIsFull(!isAdded && !isFull);
    if (isAdded) void recordAdded(estate);
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.heart} ${className}`}
        aria-pressed={isFavourite}
        aria-label={label}
        disabled={!isEnabled}
        onClick={toggle}
      />
      {isFull && <ListIsFull />}
    </>
  );
}

function ListIsFull() {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.full}>
      {t('favourites.full')}{' '}
      <RouteLink to="Favourites" params={{}}>
        {t('favourites.title')}
      </RouteLink>
    </p>
  );
}
