import { useEffect, useRef, useState, type MouseEvent, type TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import styles from './CardExtras.module.css';
import type { CardPicture } from './toCardExtras.ts';
import { minSwipe } from './useEarlySwipes.ts';

interface CardPicturesProps {
  pictures: readonly CardPicture[];
  title: string;
  sizes: string;
  /** How many were turned before the strip was here. */
  turns: number;
}

/** A tap on a picture, which lies above the card's stretched link, follows that link. */
const followLink = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('article')?.querySelector<HTMLElement>(':is(h2, h3) > a')?.click();

/**
 * A home's pictures in a strip over the cover: by arrows, and on touch screens by a swipe. The cover is the first; each
 * other one is fetched when it is the next.
 */
export function CardPictures({ pictures, title, sizes, turns }: CardPicturesProps) {
  const { t } = useTranslation(['cardExtras', 'common']);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState(0);
  const show = (index: number) => {
    setAt(index);
    setSeen(Math.max(seen, index));
  };
  const step = (by: number) => {
    const index = (at + by + pictures.length) % pictures.length;
    show(index);
    strip.current!.scrollTo({ left: index * strip.current!.clientWidth });
  };
  const [turned, setTurned] = useState(0);
  if (turns !== turned) {
    setTurned(turns);
    show(Math.min(turns, pictures.length - 1));
  }
  useEffect(() => {
    // Past the last one a strip stays at the last.
    if (turns > 0) strip.current!.scrollTo({ left: turns * strip.current!.clientWidth });
  }, [turns]);
  // Rounded because a swipe passes through the places between.
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    if (clientWidth > 0) show(Math.round(scrollLeft / clientWidth));
  };
  // The arrows lie over the strip: a swipe that begins on one of them does not scroll it.
  const swipeFrom = useRef(0);
  const swipe = {
    onTouchStart: ({ changedTouches }: TouchEvent) => {
      swipeFrom.current = changedTouches[0]!.clientX;
    },
    onTouchEnd: (event: TouchEvent) => {
      const moved = event.changedTouches[0]!.clientX - swipeFrom.current;
      if (Math.abs(moved) < minSwipe) return;
      // No click follows, which a browser that has begun to scroll leaves out by itself.
      if (event.cancelable) event.preventDefault();
      const by = moved < 0 ? 1 : -1;
      if (pictures[at + by]) step(by);
    },
  };
  const madeAs = ({ made }: CardPicture): string => (made ? t(`common:card.made.${made}`) : '');
  const shown = pictures[at]!;
  return (
    <div className={styles.pictures}>
      <ul ref={strip} className={styles.strip} onScroll={follow} onClick={followLink}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            {index > 0 && index <= seen + 1 && (
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes={sizes}
                width="420"
                height="236"
                alt={[picture.alt, madeAs(picture)].filter(Boolean).join(' · ')}
                decoding="async"
              />
            )}
          </li>
        ))}
      </ul>
      <button type="button" aria-label={t('previous', { title })} onClick={() => step(-1)} {...swipe}>
        <Icon icon={icons.chevronLeft} />
      </button>
      <button type="button" aria-label={t('next', { title })} onClick={() => step(1)} {...swipe}>
        <Icon icon={icons.chevronRight} />
      </button>
      <p className={styles.position} role="status">
        <span aria-hidden="true">{[madeAs(shown), `${at + 1}/${pictures.length}`].filter(Boolean).join(' · ')}</span>
        <span className="visuallyHidden">
          {[t('position', { number: at + 1, count: pictures.length }), madeAs(shown)].filter(Boolean).join(', ')}
        </span>
      </p>
    </div>
  );
}
