import '../../../theme/controls/modal.ts';
import { ActionIcon, Modal } from '@mantine/core';
import { useMounted, useWindowEvent } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCloseRequests } from '../../../app/layers/closeRequests.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { tellUse } from '../../../features/results/tellUse.ts';
import { MantineControls } from '../../../theme/MantineControls.tsx';
import styles from './Gallery.module.css';
import { GalleryAsk, GalleryHeart } from './GalleryActions.tsx';
import { GalleryMap, GalleryTabs, PictureGrid, type GalleryView } from './GalleryViews.tsx';
import { photoAlt, photoLabel } from './photoAlt.ts';
import { PictureStrip, useStrip } from './PictureStrip.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { photosAnchor } from '#shared/views/estate/photosAnchor.ts';
import type { EstateView, MapLocation } from '#shared/views/estate/toEstateView.ts';
import type { Photo } from '#shared/views/estate/toPhotos.ts';
import { useZoom } from './useZoom.ts';

interface Pictures {
  photos: readonly Photo[];
  /** After the photos; counted apart, as the page counts them. */
  plans: readonly Photo[];
  /** Index of the picture that shows first. */
  first: number;
  /** Whether all of them show first, small. */
  asGrid?: boolean;
  /** Where the estate is, as far as that is shown. */
  mapLocation?: MapLocation | undefined;
  /** What can be kept and asked about; absent on a private page. */
  estate?: EstateView | undefined;
}

interface Closing {
  onClose: () => void;
}

interface Asking {
  /** Whether the enquiry lies over the gallery: Escape closes that, and its keys turn no picture. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

interface GalleryProps extends Pictures, Closing {
  opened: boolean;
}

/** The photos that the page shows already, by their index: what it has fetched of each. */
const shownOnPage = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLImageElement>(`#${photosAnchor} img`)].map((image) =>
    image.complete && image.naturalWidth > 0 ? image.currentSrc : undefined,
  );

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
  const { t } = useTranslation(['estate', 'common']);
  // Mantine gives the focus back to what had it when `opened` changed, so the modal is mounted closed.
  const isMounted = useMounted();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <MantineControls>
      <Modal.Root
        opened={opened && isMounted}
        onClose={onClose}
        closeOnEscape={!isAsking && !hasCloseRequests()}
        fullScreen
      >
        <Modal.Content className={styles.gallery} aria-label={t('gallery.label')}>
          <GalleryContent {...pictures} isAsking={isAsking} onAsk={setIsAsking} onClose={onClose} />
        </Modal.Content>
      </Modal.Root>
    </MantineControls>
  );
}

/** Tells that a listing's photographs are looked at. @param key undefined for those of none */
function useTold(key: string | undefined): void {
  useEffect(() => {
    if (key !== undefined) tellUse('photos', key);
  }, [key]);
}

function GalleryContent({
  photos,
  plans,
  first,
  asGrid = false,
  mapLocation,
  estate,
  isAsking,
  onAsk,
  onClose,
}: Pictures & Asking & Closing) {
  const { t } = useTranslation(['estate', 'common']);
  const pictures = [...photos, ...plans];
  useTold(estate?.key);
  const [previews] = useState(shownOnPage);
  const [view, setView] = useState<GalleryView>(asGrid ? 'grid' : 'picture');
  const { strip, shown, ahead, show, onScroll } = useStrip(first, pictures.length, view);
  const showLarge = (index: number) => {
    show(index);
    setView('picture');
  };
  const { isZoomed, toggle, onZoomKey } = useZoom(strip, shown);
  const placeOf = (index: number) =>
    index < photos.length
      ? { number: index + 1, total: photos.length }
      : { number: index + 1 - photos.length, total: plans.length };
  const nameOf = (photo: Photo, index: number) => photoAlt(t, photo, placeOf(index));
  const label = photoLabel(t, pictures[shown]!);
  useTurningKeys(view === 'picture' && !isAsking, { shown, last: pictures.length - 1, show, onZoomKey });
  return (
    <div className={styles.content} data-view={view}>
      <GalleryBar
        view={view}
        estate={estate}
        hasGrid={pictures.length > 1}
        onGrid={() => {
          setView(view === 'grid' ? 'picture' : 'grid');
        }}
        isZoomed={isZoomed}
        onZoom={toggle}
        onClose={onClose}
      >
        {label && <b>{label}</b>} <span>{t('gallery.counter', placeOf(shown))}</span>
      </GalleryBar>
      {estate && <GalleryAsk estate={estate} onToggle={onAsk} />}
      <GalleryTabs
        view={view}
        isPlan={shown >= photos.length}
        counts={{ photos: photos.length, plans: plans.length }}
        hasMap={mapLocation !== undefined}
        onPhotos={() => {
          showLarge(shown < photos.length ? shown : 0);
        }}
        onPlans={() => {
          showLarge(photos.length);
        }}
        onMap={() => {
          setView('map');
        }}
      />
      {view === 'grid' && <PictureGrid pictures={pictures} nameOf={nameOf} show={showLarge} />}
      {view === 'map' && mapLocation && <GalleryMap mapLocation={mapLocation} />}
      <PictureStrip
        {...{ strip, pictures, shown, ahead, previews, isZoomed, nameOf, onScroll }}
        isHidden={view !== 'picture'}
      />
      <div className={styles.foot} hidden={view !== 'picture'}>
        <p className={styles.words} aria-hidden="true">
          {pictures[shown]!.alt}
        </p>
        {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} show={show} nameOf={nameOf} />}
      </div>
      {view === 'picture' && pictures.length > 1 && (
        <StepButtons shown={shown} last={pictures.length - 1} show={show} />
      )}
    </div>
  );
}

interface GalleryBarProps extends Closing, Pick<Pictures, 'estate'> {
  view: GalleryView;
  hasGrid: boolean;
  onGrid: () => void;
  isZoomed: boolean;
  onZoom: () => void;
  /** What the picture shows, and which of them it is. */
  children: ReactNode;
}

function GalleryBar({ view, estate, hasGrid, onGrid, isZoomed, onZoom, onClose, children }: GalleryBarProps) {
  const { t } = useTranslation(['estate', 'common']);
  return (
    <div className={styles.bar}>
      <p aria-live="polite">{view === 'picture' && children}</p>
      {estate && <GalleryHeart estate={estate} />}
      {view === 'picture' && (
        <ActionIcon className={styles.zoom} onClick={onZoom} aria-label={t('gallery.zoom')} aria-pressed={isZoomed}>
          <Icon icon={icons.search} />
        </ActionIcon>
      )}
      {hasGrid && (
        <ActionIcon
          className={styles.zoom}
          onClick={onGrid}
          aria-label={t('gallery.grid')}
          aria-pressed={view === 'grid'}
        >
          <Icon icon={styles.overview} />
        </ActionIcon>
      )}
      <ActionIcon className={styles.close} onClick={onClose} aria-label={t('gallery.close')} data-autofocus />
    </div>
  );
}

/** The two buttons. At an end the one keeps the focus, so it is not disabled. */
function StepButtons({ shown, last, show }: { shown: number; last: number; show: (index: number) => void }) {
  const { t } = useTranslation(['estate', 'common']);
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

interface Turning {
  shown: number;
  last: number;
  show: (index: number) => void;
  onZoomKey: ReturnType<typeof useZoom>['onZoomKey'];
}

/** Keys that turn or enlarge the picture. Of the window: the first may come before the dialog has the focus. */
function useTurningKeys(isOn: boolean, { shown, last, show, onZoomKey }: Turning): void {
  useWindowEvent('keydown', (event) => {
    const step = steps[event.key];
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey) return;
    const isZoomKey = onZoomKey(event);
    if (!isZoomKey && step) show(step(shown, last));
    if (isZoomKey || step) event.preventDefault();
  });
}
