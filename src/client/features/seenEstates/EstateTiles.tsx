import type { ReactNode } from 'react';
import { hidesPrice } from '#shared/domain/estate.ts';
import { coverSrc } from '#shared/views/estateCard/cardCover.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useCardTexts } from '../estateCard/useCardTexts.ts';
import { hideFailed } from '../../components/ui/hideFailed.ts';
import styles from './EstateTiles.module.css';

/** A row of tiles, which scrolls where it is too long. */
export const EstateTiles = ({ children }: { children: ReactNode }) => (
  <ul className={styles.tiles} onErrorCapture={hideFailed}>
    {children}
  </ul>
);

interface EstateTileProps {
  estate: EstateCardData;
  /** Euros: what it asked before, where that is worth saying. */
  before?: number | undefined;
}

/** A listing as one item of a row: picture, price and link. */
export function EstateTile({ estate, before }: EstateTileProps) {
  const texts = useCardTexts();
  const { key, cover, price, status, type, title, provinceSlug, slug } = estate;
  const unpriced = hidesPrice(status) ? texts.status(status) : texts.onRequest();
  return (
    <li>
      {cover && <img src={coverSrc(cover)} width="96" height="72" alt="" loading="lazy" />}
      <div>
        <p>
          <span>{price === undefined ? unpriced : texts.price(price, estate)}</span>
          {before !== undefined && (
            <>
              {' '}
              <span className={styles.before} role="img" aria-label={texts.dropped(before)}>
                {texts.euros(before)}
              </span>
            </>
          )}
        </p>
        <RouteLink to="Estate" params={{ province: provinceSlug, type, slug, ref: key }}>
          {title}
        </RouteLink>
      </div>
    </li>
  );
}
