import type { TFunction } from 'i18next';
import type { MouseEvent, SyntheticEvent } from 'react';
import type { HeroSlideData } from './heroSlide.ts';
import styles from './HeroSlide.module.css';

interface HeroSlideProps {
  slide: HeroSlideData;
  index: number;
  count: number;
  t: TFunction<['home', 'common']>;
}

const slideId = (index: number) => `hero-${index + 1}`;

/** Turns the slides only; the plain link, which works without JavaScript, would move the page too. */
function turn(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.parentElement!.scrollTo({ left: target.offsetLeft });
  target.querySelector<HTMLElement>(`[data-turn="${event.currentTarget.dataset.turn}"]`)?.focus({ preventScroll: true });
}

/** A picture that fails leaves its place to the slide's own colour; the first may have failed before React was there. */
const hideBroken = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) image.hidden = true;
};

const hideFailed = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true;
};

/** One slide: picture, caption box, and the ways to its neighbours (spec §2.8, §3.12). */
export function HeroSlide({ slide, index, count, t }: HeroSlideProps) {
  const { image, srcSet, credit, title, subtitle, button, box, text, position } = slide;
  return (
    <li className={styles.slide} id={slideId(index)} data-position={position}>
      <img
        className={styles.image}
        src={image} srcSet={srcSet} sizes="(min-width: 700px) 100vw, 200vw" width="1920" height="823" alt=""
        ref={hideBroken} onError={hideFailed}
        loading={index === 0 ? 'eager' : 'lazy'} fetchPriority={index === 0 ? 'high' : undefined}
      />
      <div className={`container ${styles.over}`}>
        <div className={styles.caption} data-box={box} data-text={text}>
          <h2>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
          {button && <a className={styles.button} href={button.href}>{button.label}</a>}
        </div>
        {count > 1 && (
          <p className={styles.turns}>
            <a href={`#${slideId((index + count - 1) % count)}`} data-turn="previous" aria-label={t('home:hero.previous')} onClick={turn} />
            <a href={`#${slideId((index + 1) % count)}`} data-turn="next" aria-label={t('home:hero.next')} onClick={turn} />
          </p>
        )}
      </div>
      {credit && <p className={styles.credit}>{t('home:hero.credit', { credit })}</p>}
    </li>
  );
}
