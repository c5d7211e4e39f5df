import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../components/ui/carousel/Carousel.tsx';
import { Flock } from '../../components/ui/bird/Flock.tsx';
import styles from './Hero.module.css';
import { HeroSlide } from './HeroSlide.tsx';
import type { HeroSlideData } from '../../components/cms/heroSlide.ts';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { searchFormPart } from '../../features/search/searchFormPart.ts';
import { heroPicturePart } from './heroPicturePart.ts';
import { useCarouselTexts } from './useCarouselTexts.ts';
import { usePageIdle } from './usePageIdle.ts';

/** Milliseconds (docs/product.md#constants). */
const interval = 10_000;

/**
 * One element for all renders: React drops the server's HTML of a part that is drawn again before its script is here.
 */
const searchBox = <DeferredPart part={searchFormPart} props={{ look: 'box' }} />;

interface HeroProps {
  slides: readonly HeroSlideData[];
}

/**
 * The page's sentence, the search, which shows without scrolling, and the CMS's slides (docs/product.md#home), or, as
 * the network chose, the picture of the last one. Without slides a drawn sky (PD-52).
 */
export function Hero({ slides }: HeroProps) {
  const { t } = useTranslation(['home', 'common']);
  const texts = useCarouselTexts(t('home:hero.slides'));
  const others = usePageIdle() ? 'soon' : 'later';
  const picture = useSite().look?.hero === 'picture' ? slides.at(-1) : undefined;
  const pictureProps = useMemo(() => picture && { slide: picture }, [picture]);
  return (
    <div className={styles.hero} data-hero={pictureProps && 'picture'}>
      <div className={`container ${styles.intro}`}>
        <h1>{t('home:hero.title')}</h1>
        <p>{t('home:hero.lead')}</p>
      </div>
      <div className={`container ${styles.search}`}>{searchBox}</div>
      {pictureProps ? (
        <DeferredPart part={heroPicturePart} props={pictureProps} />
      ) : slides.length > 0 ? (
        <Carousel texts={texts} interval={interval} controlsClass={slides.length > 1 ? styles.controls : styles.alone}>
          {slides.map((slide, index) => (
            <HeroSlide key={index} slide={slide} load={index === 0 ? 'first' : others} t={t} />
          ))}
        </Carousel>
      ) : (
        <div className={styles.sky}>
          <Flock />
        </div>
      )}
    </div>
  );
}
