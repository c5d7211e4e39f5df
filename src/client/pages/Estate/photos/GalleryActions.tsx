import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosed } from '#shared/domain/estate.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { titleIn } from '#shared/views/estate/shownTexts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { enquiryId } from '#shared/forms/enquiryIds.ts';
import { AskLink } from '../../../features/enquiry/AskLink.tsx';
import { useCardTexts } from '../../../features/estateCard/useCardTexts.ts';
import { FavouriteButton } from '../../../features/favourites/FavouriteButton.tsx';
import { enquiryOf, homeOf } from '../enquiryOf.ts';
import { EstatePrice } from '../sections/EstatePrice.tsx';
import styles from './Gallery.module.css';

/** Keeps the estate, among the buttons of the gallery. */
export function GalleryHeart({ estate }: { estate: EstateView }) {
  const { keep } = useCardTexts();
  const title = titleIn(estate);
  return (
    <span className={styles.keep}>
      <FavouriteButton className={styles.heart} estate={{ ...estate, title }} label={keep(title)} />
    </span>
  );
}

interface GalleryAskProps {
  estate: EstateView;
  /** Whether the enquiry lies over the gallery. */
  onToggle: (isOpen: boolean) => void;
}

/** Asks about the estate, of a closed one for others like it (PD-30), over its pictures. */
export function GalleryAsk({ estate, onToggle }: GalleryAskProps) {
  const { t } = useTranslation('estate');
  const about = useMemo(() => enquiryOf(estate), [estate]);
  const home = { ...homeOf(estate), price: <EstatePrice estate={estate} className={undefined} short /> };
  return (
    <AskLink className={styles.ask} about={about} home={home} href={`#${enquiryId}`} onToggle={onToggle}>
      {t(isClosed(estate.status) ? 'contact.mailSimilarShort' : 'contact.ask', byNoun(estate.similar.filters))}
    </AskLink>
  );
}
