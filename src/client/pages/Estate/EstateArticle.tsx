import type { ReactNode } from 'react';
import { isClosed } from '#shared/domain/estate.ts';
import styles from './EstateArticle.module.css';
import { PhotoLinks } from './photos/PhotoLinks.tsx';
import { Photos } from './photos/Photos.tsx';
import { Plans } from './photos/Plans.tsx';
import { useGallery } from './photos/useGallery.tsx';
import { Characteristics } from './sections/Characteristics.tsx';
import { ContactBar } from './sections/ContactBar.tsx';
import { ContactCard } from './sections/ContactCard.tsx';
import { EnergyCertificate } from './sections/EnergyCertificate.tsx';
import { EstateHeading } from './sections/EstateHeading.tsx';
import { Location } from './sections/Location.tsx';
import { RentalFacts } from './sections/RentalFacts.tsx';
import { Story } from './sections/Story.tsx';
import type { EstateView } from './toEstateView.ts';

interface EstateArticleProps {
  estate: EstateView;
  top: ReactNode;
  related?: ReactNode;
}

/**
 * A home from its pictures to its agent; the public and the private page are made of it.
 * Of a sold or rented one the visitor is first told so and shown what can still be had (decision 30).
 */
export function EstateArticle({ estate, top, related }: EstateArticleProps) {
  const { photos, plans } = estate;
  const gallery = useGallery([...photos, ...plans]);
  const closed = isClosed(estate.status);
  const heading = <EstateHeading estate={estate} />;
  return (
    <>
      <article className={styles.article}>
        {top}
        {closed && heading}
        {closed && related}
        <Photos photos={photos} opens={gallery.opens} />
        <PhotoLinks estate={estate} />
        <div className={styles.columns}>
          <div className={styles.main}>
            {!closed && heading}
            <Story estate={estate} />
            <Characteristics estate={estate} />
            <Plans plans={plans} opens={gallery.opens} first={photos.length} />
            <EnergyCertificate energy={estate.energy} />
            {estate.rentalFacts && <RentalFacts facts={estate.rentalFacts} />}
            <Location estate={estate} />
          </div>
          <ContactCard estate={estate} />
        </div>
        {!closed && related}
        <ContactBar estate={estate} />
      </article>
      {gallery.dialog}
    </>
  );
}
