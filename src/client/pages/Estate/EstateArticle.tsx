import type { ReactNode } from 'react';
import { isClosed } from '#shared/domain/estate.ts';
import { Costs } from './costs/Costs.tsx';
import styles from './EstateArticle.module.css';
import { Facts } from './facts/Facts.tsx';
import { Photos } from './photos/Photos.tsx';
import { Plans } from './photos/Plans.tsx';
import { Player } from './photos/Player.tsx';
import { useGallery } from './photos/useGallery.tsx';
import { ContactBar } from './sections/ContactBar.tsx';
import { ContactCard } from './sections/ContactCard.tsx';
import { Energy } from './sections/Energy.tsx';
import { EstateHeading } from './sections/EstateHeading.tsx';
import { Location } from './sections/Location.tsx';
import { PageTools } from './sections/PageTools.tsx';
import { ReportLink } from './sections/ReportLink.tsx';
import { SectionBar } from './sections/SectionBar.tsx';
import { Story } from './sections/Story.tsx';
import { ForeignNote } from './translation/ForeignNote.tsx';
import { OriginalTexts } from './translation/OriginalTexts.tsx';
import { foreignLanguages } from '#shared/views/estate/shownTexts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

interface EstateArticleProps {
  estate: EstateView;
  top: ReactNode;
  related?: ReactNode;
  /** For the holder of a link alone: not passed on (PD-31). */
  isPrivate?: boolean;
}

/**
 * A home from its pictures to its agent; the public and the private page are made of it. Of a sold or rented one the
 * visitor is first told so and shown what can still be had (PD-30).
 */
export function EstateArticle({ estate, top, related, isPrivate = false }: EstateArticleProps) {
  const { photos, plans, virtualTour, video } = estate;
  const gallery = useGallery(estate, isPrivate);
  const closed = isClosed(estate.status);
  const foreign = foreignLanguages(estate);
  const heading = <EstateHeading estate={estate} isPrivate={isPrivate} />;
  const poster = (index: number) => photos[index] ?? photos[0];
  return (
    <>
      <article className={styles.article}>
        {top}
        {closed && heading}
        {closed && related}
        <Photos photos={photos} plans={plans.length} opens={gallery.opens} />
        <SectionBar estate={estate} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <PageTools estate={estate} isPrivate={isPrivate} />
            {!closed && heading}
            {estate.original && <OriginalTexts original={estate.original} />}
            {foreign.length > 0 && <ForeignNote languages={foreign} />}
            <Story estate={estate} />
            <Facts estate={estate} isPrivate={isPrivate} />
            <Plans plans={plans} opens={gallery.opens} first={photos.length} />
            <Player kind="tour" address={virtualTour} poster={poster(1)} />
            <Player kind="video" address={video} poster={poster(2)} />
            <div className={styles.closing}>
              <Energy energy={estate.energy} />
              <Location estate={estate} isPrivate={isPrivate} />
              <Costs estate={estate} />
            </div>
            {!isPrivate && <ReportLink reference={estate.key} />}
          </div>
          <ContactCard estate={estate} isPrivate={isPrivate} />
        </div>
        {!closed && related}
        <ContactBar estate={estate} isPrivate={isPrivate} />
      </article>
      {gallery.dialog}
    </>
  );
}
