import type { TFunction } from 'i18next';
import type { SyntheticEvent } from 'react';
import type { HeroSlideData } from './heroSlide.ts';
import styles from './HeroSlide.module.css';

interface HeroSlideProps {
  slide: HeroSlideData;
  index: number;
  t: TFunction<['home', 'common']>;
}

/** A picture that fails leaves its place to the slide's own colour; the first may have failed before React was there. */
const hideBroken = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) image.hidden = true;
};

const hideFailed = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true;
};

/** One slide: picture and caption box (spec §2.8, §3.12). */
export function HeroSlide({ slide, index, t }: HeroSlideProps) {
  const { image, srcSet, alt, credit, title, subtitle, button, box, text, position } = slide;
  return (
    <li className={styles.slide} data-position={position}>
      <img
        className={styles.image}
        src={image} srcSet={srcSet} sizes="(min-width: 700px) 100vw, 200vw" width="1920" height="823" alt={alt ?? ''}
        ref={hideBroken} onError={hideFailed}
        loading={index === 0 ? 'eager' : 'lazy'} fetchPriority={index === 0 ? 'high' : undefined}
      />
      <div className={`container ${styles.over}`}>
        <div className={styles.caption} data-box={box} data-text={text}>
          <h2>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
          {button && <a className={styles.button} href={button.href}>{button.label}</a>}
        </div>
      </div>
      {credit && <p className={styles.credit}>{t('home:hero.credit', { credit })}</p>}
    </li>
  );
}
