import { ActionIcon } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineControls } from '../../../theme/MantineControls.tsx';
import styles from './Gallery.module.css';
import { photoAlt } from './photoAlt.ts';
import { PhotoImage } from './PhotoImage.tsx';
import type { Photo } from './toPhotos.ts';

interface GalleryProps {
  photos: readonly Photo[];
  /** After the photos; counted apart, as the page counts them. */
  plans: readonly Photo[];
  /** Which of all comes first. */
  first: number;
  onClose: () => void;
}

/** A finger's swipe is over when the strip has stood still for so long. */
const settleMs = 80;

const steps: Readonly<Record<string, (shown: number, last: number) => number>> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The pictures full screen (look: keyboard and swipe). The dialog is the browser's own: it holds the focus, closes on
 * Escape, and gives the focus back. The strip scrolls, so swiping is the browser's too.
 */
export function Gallery({ photos, plans, first, onClose }: GalleryProps) {
  const { t } = useTranslation('estate');
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(first);
  const pictures = [...photos, ...plans];
  const total = pictures.length;

  // Closed before it is taken out of the document, or the focus would not go back.
  useLayoutEffect(() => {
    const opened = dialog.current!;
    opened.showModal();
    return () => {
      opened.close();
    };
  }, []);
  useEffect(() => {
    strip.current!.scrollLeft = first * strip.current!.clientWidth;
    return () => clearTimeout(settle.current);
  }, [first]);

  const show = (index: number) => {
    if (index < 0 || index >= total) return;
    setShown(index);
    strip.current!.scrollLeft = index * strip.current!.clientWidth;
  };
  const onScroll = () => {
    clearTimeout(settle.current);
    settle.current = setTimeout(() => {
      const { scrollLeft, clientWidth } = strip.current!;
      if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
    }, settleMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    show(step(shown, total - 1));
  };

  const placeOf = (index: number) =>
    index < photos.length
      ? { number: index + 1, total: photos.length }
      : { number: index + 1 - photos.length, total: plans.length };
  const { room, alt: words } = pictures[shown]!;
  return (
    <MantineControls>
      <dialog
        ref={dialog}
        className={styles.gallery}
        aria-label={t('gallery.label')}
        onClose={onClose}
        onKeyDown={onKeyDown}
      >
        <div className={styles.bar}>
          <p aria-live="polite">
            <b>{t(`room.${room}`)}</b> <span>{t('gallery.counter', placeOf(shown))}</span>
          </p>
          <ActionIcon
            className={styles.close}
            onClick={() => dialog.current!.close()}
            aria-label={t('gallery.close')}
          />
        </div>
        <ul ref={strip} className={styles.strip} onScroll={onScroll} tabIndex={0}>
          {pictures.map((photo, index) => (
            <li key={index} aria-hidden={index !== shown}>
              <PhotoImage
                photo={photo}
                sizes="100vw"
                eager={Math.abs(index - shown) <= 1}
                alt={photoAlt(t, photo, placeOf(index))}
              />
            </li>
          ))}
        </ul>
        <p className={styles.words} aria-hidden="true">
          {words}
        </p>
        {total > 1 && (
          <>
            <ActionIcon
              className={styles.previous}
              aria-disabled={shown === 0}
              onClick={() => show(shown - 1)}
              aria-label={t('gallery.previous')}
            />
            <ActionIcon
              className={styles.next}
              aria-disabled={shown === total - 1}
              onClick={() => show(shown + 1)}
              aria-label={t('gallery.next')}
            />
          </>
        )}
      </dialog>
    </MantineControls>
  );
}
