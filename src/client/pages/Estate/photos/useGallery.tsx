import loadable from '@loadable/component';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { afterPaint } from '../../../app/afterPaint.ts';
import { useLayer } from '../../../app/layers/useLayer.ts';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import { LoadingFrame } from '../../../components/ui/loadingFrame/LoadingFrame.tsx';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/** Not needed for the first view: loaded when a pointer approaches, shown on a click. */
const Gallery = loadable(() => import(/* webpackChunkName: "gallery" */ './Gallery.tsx'), {
  resolveComponent: (module) => module.Gallery,
});

/**
 * What makes a link open the gallery at a picture. Without JavaScript, or with a modifier key, the link is just a link.
 */
export type Opens = (
  index: number,
  /** On a phone all pictures show first, small. */
  isAll?: boolean,
) => {
  onClick: (event: MouseEvent) => void;
  onPointerEnter: () => void;
};

const prefetch = () => void Gallery.preload();

/** Where nothing but a strip of the pictures is on the page (Photos.module.css). */
const isPhone = (): boolean => matchMedia('(max-width: 43.74rem)').matches;

/** The picture that the gallery showed first in the present entry of the history. */
const galleryInEntry = (): number | null => (history.state as { gallery?: number } | null)?.gallery ?? null;

/**
 * The full-screen gallery of an estate's pictures, the plans after the photos: the dialog to render, and what opens it.
 */
export function useGallery(estate: EstateView, isPrivate: boolean): { opens: Opens; dialog: ReactNode } {
  const { photos, plans, mapLocation } = estate;
  const [asGrid, setAsGrid] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  // It stays mounted while it closes, so that the focus goes back. Drawn after its frame, which answers the press.
  const [last, setLast] = useState<number | null>(null);
  useEffect(() => {
    if (shown === null) return;
    return afterPaint(() => {
      setLast(shown);
    });
  }, [shown]);
  // Reloaded, or come back to, with the gallery open.
  useEffect(() => {
    const restore = () => {
      setShown(galleryInEntry());
    };
    restore();
    addEventListener('popstate', restore);
    return () => {
      removeEventListener('popstate', restore);
    };
  }, []);
  const close = () => {
    setShown(null);
  };
  useLayer(shown !== null, close, { gallery: shown });
  const opens: Opens = (index, isAll = false) => ({
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      setAsGrid(isAll && isPhone());
      setShown(index);
    },
    onPointerEnter: prefetch,
  });
  return {
    opens,
    dialog: (
      <>
        {shown !== null && <LoadingFrame of="pictures" onClose={close} />}
        {last !== null && last < photos.length + plans.length && (
          <Gallery
            {...{ photos, plans, mapLocation, asGrid }}
            estate={isPrivate ? undefined : estate}
            first={last}
            opened={shown === last}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
