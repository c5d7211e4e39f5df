import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { addFavourites, removeFavourites, useIsFavourite } from './favourites.ts';
import styles from './FavouriteButton.module.css';

interface HeartProps {
  reference: string;
  /** What it does, with the home's name: the same whether pressed or not. */
  label: string;
  className?: string | undefined;
}

/**
 * Adds an estate to the visitor's list and removes it (docs/product.md#estate-card, PD-39). The server renders it unpressed, because
 * the list is in the browser; without JavaScript the stylesheet hides it. `FAVOURITES=off` disables it.
 */
export function FavouriteButton({ reference, label, className = '' }: HeartProps) {
  const { favourites: alive } = useSite();
  const kept = useIsFavourite(reference);
  const [refused, setRefused] = useState(false);
  const toggle = () => {
    if (kept) removeFavourites([reference]);
    // A second press takes the word away again.
    else setRefused(!addFavourites([reference]) && !refused);
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.heart} ${className}`}
        aria-pressed={kept}
        aria-label={label}
        disabled={!alive}
        onClick={toggle}
      />
      {refused && <ListIsFull />}
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
