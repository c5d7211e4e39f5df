import { useTranslation } from 'react-i18next';
import type { MapLocation } from '#shared/views/estate/toEstateView.ts';
import type { Photo } from '#shared/views/estate/toPhotos.ts';
import { useRequestedPart } from '../../../app/deferred/useRequestedPart.ts';
import { placeMapPart } from '../placeMapPart.ts';
import styles from './Gallery.module.css';
import { PhotoImage } from './PhotoImage.tsx';

/** What the gallery shows: one picture of all, all of them small, or where the estate is. */
export type GalleryView = 'picture' | 'grid' | 'map';

interface GalleryTabsProps {
  view: GalleryView;
  /** Whether the picture that shows is a plan. */
  isPlan: boolean;
  counts: { photos: number; plans: number };
  hasMap: boolean;
  onPhotos: () => void;
  onPlans: () => void;
  onMap: () => void;
}

/** Photos, plans, map, with how many: as far as there are any beside the photos. */
export function GalleryTabs({ view, isPlan, counts, hasMap, onPhotos, onPlans, onMap }: GalleryTabsProps) {
  const { t } = useTranslation('estate');
  if (counts.plans === 0 && !hasMap) return null;
  const tabs = [
    { name: 'photos', isShown: view !== 'map' && !isPlan, onClick: onPhotos, count: counts.photos, isThere: true },
    {
      name: 'plans',
      isShown: view !== 'map' && isPlan,
      onClick: onPlans,
      count: counts.plans,
      isThere: counts.plans > 0,
    },
    { name: 'map', isShown: view === 'map', onClick: onMap, count: undefined, isThere: hasMap },
  ] as const;
  return (
    <div className={styles.tabs} role="group" aria-label={t('gallery.tabs')}>
      {tabs
        .filter(({ isThere }) => isThere)
        .map(({ name, isShown, onClick, count }) => (
          <button key={name} type="button" aria-pressed={isShown} onClick={onClick}>
            {[t(`gallery.tab.${name}`), count].filter(Boolean).join(' ')}
          </button>
        ))}
    </div>
  );
}

interface PictureGridProps {
  pictures: readonly Photo[];
  nameOf: (photo: Photo, index: number) => string;
  show: (index: number) => void;
}

/** All pictures, two in a row on a phone; each opens large. */
export function PictureGrid({ pictures, nameOf, show }: PictureGridProps) {
  const { t } = useTranslation('estate');
  return (
    <ul className={styles.grid} aria-label={t('gallery.grid')}>
      {pictures.map((photo, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={() => {
              show(index);
            }}
          >
            <PhotoImage photo={photo} sizes="(min-width: 43.75rem) 25vw, 50vw" alt={nameOf(photo, index)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The map of the place, fetched when it is asked for. */
export function GalleryMap({ mapLocation }: { mapLocation: MapLocation }) {
  const [isHere] = useRequestedPart(placeMapPart, true);
  return (
    <div className={styles.map}>
      {isHere ? <placeMapPart.Part mapLocation={mapLocation} /> : <div className="skeleton" />}
    </div>
  );
}
