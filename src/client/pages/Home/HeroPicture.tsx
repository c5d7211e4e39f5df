import type { HeroSlideData } from '../../components/cms/heroSlide.ts';
import { hideFailed } from '../../components/ui/hideFailed.ts';
import styles from './HeroPicture.module.css';

export interface HeroPictureProps {
  slide: HeroSlideData;
}

/** The picture of a slide, as large as half the page beside the words, with the slide's words below it. */
export function HeroPicture({ slide: { image, srcSet, alt, credit, title, button } }: HeroPictureProps) {
  return (
    <figure className={styles.picture}>
      <div className={styles.frame}>
        {image !== '' && (
          <img
            src={image}
            srcSet={srcSet}
            sizes="(min-width:56.25rem) 48vw,100vw"
            width="1200"
            height="1200"
            alt={alt?.text ?? ''}
            lang={alt?.lang}
            title={credit}
            onError={hideFailed}
            fetchPriority="high"
          />
        )}
      </div>
      {(title ?? button) && (
        <figcaption>
          {title && <span lang={title.lang}>{title.text}</span>}{' '}
          {button && (
            <a href={button.href} lang={button.lang}>
              {button.text}
            </a>
          )}
        </figcaption>
      )}
    </figure>
  );
}
