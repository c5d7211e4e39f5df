import { useEffect, useEffectEvent, useRef, useState, type UIEvent } from 'react';
import type { Photo } from '#shared/views/estate/toPhotos.ts';
import styles from './Gallery.module.css';
import type { GalleryView } from './GalleryViews.tsx';
import { PhotoImage } from './PhotoImage.tsx';

/** A swipe is over when the strip has stood still for so long. */
const settleMs = 80;

/**
 * The strip of pictures, which scrolls: so swiping is the browser's own.
 * @returns `ahead`: two pictures further in the direction of the last turn, for a visitor who goes on
 */
export function useStrip(first: number, count: number, view: GalleryView) {
  const strip = useRef<HTMLUListElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ shown, ahead }, setTurn] = useState({ shown: first, ahead: first });
  const turnTo = (index: number) => {
    setTurn((last) =>
      index === last.shown ? last : { shown: index, ahead: index + 2 * Math.sign(index - last.shown) },
    );
  };
  const place = useEffectEvent(() => {
    strip.current!.scrollLeft = shown * strip.current!.clientWidth;
  });
  // Where it was hidden, it has forgotten how far it was scrolled.
  useEffect(() => {
    if (view === 'picture') place();
    return () => {
      clearTimeout(settle.current);
    };
  }, [view]);
  return {
    strip,
    shown,
    ahead,
    show: (index: number) => {
      if (index < 0 || index >= count) return;
      turnTo(index);
      strip.current!.scrollLeft = index * strip.current!.clientWidth;
    },
    onScroll: ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
      clearTimeout(settle.current);
      // A gallery that has been closed meanwhile has no width.
      settle.current = setTimeout(() => {
        const { scrollLeft, clientWidth } = list;
        if (clientWidth > 0) turnTo(Math.round(scrollLeft / clientWidth));
      }, settleMs);
    },
  };
}

interface PictureStripProps extends Pick<ReturnType<typeof useStrip>, 'strip' | 'shown' | 'ahead' | 'onScroll'> {
  pictures: readonly Photo[];
  /** What the page has fetched of them. */
  previews: readonly (string | undefined)[];
  isZoomed: boolean;
  isHidden: boolean;
  nameOf: (photo: Photo, index: number) => string;
}

/** The pictures side by side, one in sight. */
export function PictureStrip({
  strip,
  pictures,
  shown,
  ahead,
  previews,
  isZoomed,
  isHidden,
  nameOf,
  onScroll,
}: PictureStripProps) {
  return (
    <ul
      ref={strip}
      className={styles.strip}
      hidden={isHidden}
      onScroll={onScroll}
      tabIndex={0}
      data-zoomed={isZoomed || undefined}
    >
      {pictures.map((photo, index) => (
        <li key={index} aria-hidden={index !== shown}>
          <PhotoImage
            photo={photo}
            sizes={isZoomed && index === shown ? '250vw' : '100vw'}
            eager={Math.abs(index - shown) <= 1 || index === ahead}
            alt={nameOf(photo, index)}
            preview={previews[index]}
          />
        </li>
      ))}
    </ul>
  );
}
