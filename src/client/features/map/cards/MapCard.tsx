import { hidesPrice } from '#shared/domain/estate.ts';
import { useCardTexts } from '../../estateCard/useCardTexts.ts';
import { coverSrc } from '#shared/views/estateCard/cardCover.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import styles from './MapCards.module.css';

/** An estate of a marker, with its link and its heart. */
export function MapCard({ estate }: { estate: EstateCardData }) {
  const texts = useCardTexts();
  const { key, cover, price, status, type, title, provinceSlug, slug, area, rooms } = estate;
  return (
    <li className={styles.card} data-key={key}>
      {cover && <img className={styles.photo} src={coverSrc(cover)} width="96" height="72" alt="" />}
      <div>
        <p className={styles.price}>
          {price !== undefined
            ? texts.price(price, estate)
            : hidesPrice(status)
              ? texts.status(status)
              : texts.onRequest()}
        </p>
        <RouteLink className={styles.link} to="Estate" params={{ province: provinceSlug, type, slug, ref: key }}>
          {title}
        </RouteLink>
        <p className={styles.facts}>
          {[texts.area(area), rooms ? texts.rooms(rooms) : ''].filter(Boolean).join(' · ')}
        </p>
      </div>
      <FavouriteButton className={styles.heart} estate={estate} label={texts.keep(title)} />
    </li>
  );
}
