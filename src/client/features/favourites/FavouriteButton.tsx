import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { addFavourites, removeFavourites, useIsFavourite } from './favourites.ts';
import styles from './FavouriteButton.module.css';

interface FavouriteButtonProps {
  reference: string;
  /** What it does, with the estate's title: the same whether pressed or not. */
  label: string;
  className?: string | undefined;
}

/**
 * Adds an estate to the visitor's list and removes it (docs/product.md#estate-card, PD-39). The server renders it
 * unpressed, because the list is in the browser; without JavaScript the stylesheet hides it. `FAVOURITES=off` disables
 * it.
 */
export function FavouriteButton({ reference, label, className = '' }: FavouriteButtonProps) {
  const { favourites: isEnabled } = useSite();
  const isFavourite = useIsFavourite(reference);
  const [isFull, setIsFull] = useState(false);
  const toggle = () => {
    if (isFavourite) removeFavourites([reference]);
    // A second press hides the message again.
    else setIsFull(!addFavourites([reference]) && !isFull);
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
