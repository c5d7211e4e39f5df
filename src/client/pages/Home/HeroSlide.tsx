import type { TFunction } from 'i18next';
import type { SyntheticEvent } from 'react';
import type { HeroSlideData } from '../../components/cms/heroSlide.ts';
import styles from './HeroSlide.module.css';

interface HeroSlideProps {
  slide: HeroSlideData;
  /**
   * How its picture is fetched: at once and before all else, in time, or not yet (without JavaScript then, as nobody
   * says when).
   */
  load: 'first' | 'soon' | 'later';
  t: TFunction<['home', 'common']>;
}

/**
 * On a phone the picture is cut at its sides, and twice as wide as what shows; a phone's own pixels are so small that
 * half of them do.
 */
const sizes = '(min-width: 43.75rem) 100vw, 110vw';

/**
 * A picture that fails leaves its place to the slide's own colour; the first may have failed before React was there.
 */
const hideBroken = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) image.hidden = true;
};

const hideFailed = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true;
};

/** One slide: picture and caption box (docs/product.md#home, docs/product.md#home-data). */
export function HeroSlide({ slide, load, t }: HeroSlideProps) {
  const { image, srcSet, alt, credit, title, subtitle, button, box, text, position } = slide;
  const picture = image !== '' && (
    <img
      className={styles.image}
      src={image}
      srcSet={srcSet}
      sizes={sizes}
      width="1920"
      height="823"
      alt={alt?.text ?? ''}
      lang={alt?.lang}
      ref={hideBroken}
      onError={hideFailed}
      loading={load === 'first' ? 'eager' : 'lazy'}
      fetchPriority={load === 'first' ? 'high' : undefined}
    />
  );
  return (
    <li className={styles.slide} data-position={position}>
      {load === 'later' ? <noscript>{picture}</noscript> : picture}
      <div className={`container ${styles.over}`}>
        <div className={styles.caption} data-box={box} data-text={text}>
          {title && <h2 lang={title.lang}>{title.text}</h2>}
          {subtitle && <p lang={subtitle.lang}>{subtitle.text}</p>}
          {button && (
            <a className={`button ${styles.button}`} data-colour={button.colour} href={button.href} lang={button.lang}>
              {button.text}
            </a>
          )}
        </div>
      </div>
      {credit && <p className={styles.credit}>{t('home:hero.credit', { credit })}</p>}
    </li>
  );
}
