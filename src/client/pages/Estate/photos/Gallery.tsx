import '../../../theme/controls/modal.ts';
import { ActionIcon, Modal } from '@mantine/core';
import { useMounted, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCloseRequests } from '../../../app/layers/closeRequests.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { MantineControls } from '../../../theme/MantineControls.tsx';
import styles from './Gallery.module.css';
import { photoAlt } from './photoAlt.ts';
import { PhotoImage } from './PhotoImage.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import type { Photo } from '#shared/views/estate/toPhotos.ts';
import { useZoom } from './useZoom.ts';

interface Pictures {
  photos: readonly Photo[];
  /** After the photos; counted apart, as the page counts them. */
  plans: readonly Photo[];
  /** Index of the picture that shows first. */
  first: number;
}

interface GalleryProps extends Pictures {
  opened: boolean;
  onClose: () => void;
}

/** A swipe is over when the strip has stood still for so long. */
const settleMs = 80;

const steps: Readonly<Record<string, (shown: number, last: number) => number>> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The pictures full screen, with keyboard, swipe and zoom (docs/product.md#estate-page): Mantine's modal around a strip
 * that scrolls.
 */
export function Gallery({ opened, onClose, ...pictures }: GalleryProps) {
  const { t } = useTranslation('estate');
  // Mantine gives the focus back to what had it when `opened` changed, so the modal is mounted closed.
  const isMounted = useMounted();
  return (
    <MantineControls>
      <Modal.Root opened={opened && isMounted} onClose={onClose} closeOnEscape={!hasCloseRequests()} fullScreen>
        <Modal.Content className={styles.gallery} aria-label={t('gallery.label')}>
          <GalleryContent {...pictures} onClose={onClose} />
        </Modal.Content>
      </Modal.Root>
    </MantineControls>
  );
}

function GalleryContent({ photos, plans, first, onClose }: Pictures & { onClose: () => void }) {
  const { t } = useTranslation('estate');
  const pictures = [...photos, ...plans];
  const { strip, shown, show, onScroll } = useStrip(first, pictures.length);
  const { isZoomed, toggle, onZoomKey } = useZoom(strip, shown);
  const placeOf = (index: number) =>
    index < photos.length
      ? { number: index + 1, total: photos.length }
      : { number: index + 1 - photos.length, total: plans.length };
  const nameOf = (photo: Photo, index: number) => photoAlt(t, photo, placeOf(index));
  // Of the window: a key that is pressed at once comes before the dialog has the focus.
  useWindowEvent('keydown', (event) => {
    const step = steps[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isZoomKey = onZoomKey(event);
    if (!isZoomKey && step) show(step(shown, pictures.length - 1));
    if (isZoomKey || step) event.preventDefault();
  });
  return (
    <div className={styles.content}>
      <div className={styles.bar}>
        <p aria-live="polite">
          <b>{t(`room.${pictures[shown]!.room}`)}</b> <span>{t('gallery.counter', placeOf(shown))}</span>
        </p>
        <ActionIcon className={styles.zoom} onClick={toggle} aria-label={t('gallery.zoom')} aria-pressed={isZoomed}>
          <Icon icon={icons.search} />
        </ActionIcon>
        <ActionIcon className={styles.close} onClick={onClose} aria-label={t('gallery.close')} data-autofocus />
      </div>
      <ul ref={strip} className={styles.strip} onScroll={onScroll} tabIndex={0} data-zoomed={isZoomed || undefined}>
        {pictures.map((photo, index) => (
          <li key={index} aria-hidden={index !== shown}>
            <PhotoImage
              photo={photo}
              sizes={isZoomed && index === shown ? '250vw' : '100vw'}
              eager={Math.abs(index - shown) <= 1}
              alt={nameOf(photo, index)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.words} aria-hidden="true">
          {pictures[shown]!.alt}
        </p>
        {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} show={show} nameOf={nameOf} />}
      </div>
      {pictures.length > 1 && <StepButtons shown={shown} last={pictures.length - 1} show={show} />}
    </div>
  );
}

/** The two buttons. At an end the one keeps the focus, so it is not disabled. */
function StepButtons({ shown, last, show }: { shown: number; last: number; show: (index: number) => void }) {
  const { t } = useTranslation('estate');
  return (
    <>
      <ActionIcon
        className={styles.previous}
        aria-disabled={shown === 0}
        onClick={() => {
          show(shown - 1);
        }}
        aria-label={t('gallery.previous')}
      />
      <ActionIcon
        className={styles.next}
        aria-disabled={shown === last}
        onClick={() => {
          show(shown + 1);
        }}
        aria-label={t('gallery.next')}
      />
    </>
  );
}

/** The strip of pictures, which scrolls: so swiping is the browser's own. */
function useStrip(first: number, count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(first);
  useEffect(() => {
    strip.current!.scrollLeft = first * strip.current!.clientWidth;
    return () => {
      clearTimeout(settle.current);
    };
  }, [first]);
  return {
    strip,
    shown,
    show: (index: number) => {
      if (index < 0 || index >= count) return;
      setShown(index);
      strip.current!.scrollLeft = index * strip.current!.clientWidth;
    },
    onScroll: ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
      clearTimeout(settle.current);
      // A gallery that has been closed meanwhile has no width.
      settle.current = setTimeout(() => {
        const { scrollLeft, clientWidth } = list;
        if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
      }, settleMs);
    },
  };
}
