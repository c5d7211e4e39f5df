import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { Carousel } from '../../components/ui/carousel/Carousel.tsx';
import styles from './Reviews.module.css';
import { Signature } from '../../components/cms/Signature.tsx';
import { figureText, type QuoteData, type WhyUsData } from '../../components/cms/homeBlocks.ts';
import { useCarouselTexts } from './useCarouselTexts.ts';

/** Milliseconds (docs/product.md#constants). */
const interval = 5_000;

interface ReviewsProps {
  quotes: readonly QuoteData[];
  whyUs: WhyUsData | undefined;
  language: Language;
}

/**
 * What clients say, one after the other, with the review site's rating and how the reviews come about
 * (docs/product.md#home, docs/product.md#compliance).
 */
export function Reviews({ quotes, whyUs, language }: ReviewsProps) {
  const { t } = useTranslation('homeRest');
  const texts = useCarouselTexts(t('reviews.label'));
  const rating = whyUs?.figures.find(({ name }) => name === 'rating')?.value;
  return (
    <section className={`container section ${styles.reviews}`} aria-labelledby="reviews">
      <div className={styles.side}>
        <h2 id="reviews">{t('reviews.title')}</h2>
        {rating !== undefined && (
          <p className={styles.rating}>
            <b>{figureText(rating, language)}</b> {t('reviews.outOf')}
          </p>
        )}
        <p className={styles.source}>
          {whyUs?.reviews && <span lang={whyUs.reviews.lang}>{`${whyUs.reviews.text} `}</span>}
          <span>{t('reviews.source')}</span>
        </p>
      </div>
      <Carousel texts={texts} interval={interval} className={styles.carousel} controlsClass={styles.controls}>
        {quotes.map((quote) => (
          <li key={quote.text} className={styles.quote}>
            <figure>
              <blockquote lang={quote.lang}>{quote.text}</blockquote>
              <Signature quote={quote} />
            </figure>
          </li>
        ))}
      </Carousel>
    </section>
  );
}
