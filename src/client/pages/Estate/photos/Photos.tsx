import { useTranslation } from 'react-i18next';
import { Bird } from '../../../components/ui/bird/Bird.tsx';
import { hideFailed } from '../../../components/ui/hideFailed.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { useCardTexts } from '../../../features/estateCard/useCardTexts.ts';
import styles from './Photos.module.css';
import { photoAlt, photoLabel } from './photoAlt.ts';
import { PhotoImage } from './PhotoImage.tsx';
import { photosAnchor } from '#shared/views/estate/photosAnchor.ts';
import type { Photo } from '#shared/views/estate/toPhotos.ts';
import { sectionIds } from '../sectionIds.ts';
import type { Opens } from './useGallery.tsx';

const mosaicTiles = 5;

/** The first tile takes half the width; the others a quarter. On phones each fills the strip. */
const sizesOf = (index: number, count: number): string => {
  const wide = count === 1 ? '1240px' : index === 0 || count === 2 ? '620px' : '310px';
  const middle = count === 1 ? '100vw' : index === 0 || count === 2 ? '50vw' : '25vw';
  return `(min-width: 81.25rem) ${wide}, (min-width: 43.75rem) ${middle}, 92vw`;
};

/** Of a picture that is no photograph alone: no pointing is needed, and in the fifth tile it leaves the button free. */
const alwaysShown = { opacity: 1, display: 'block', top: 'var(--s3)', bottom: 'auto' };

/** On paper beside the cover: the first tile that shows something else, a room where the cover is the façade. */
function printedBeside(photos: readonly Photo[]): Photo | undefined {
  const [cover, ...others] = photos.slice(0, mosaicTiles);
  return others.find(({ room }) => room !== cover?.room) ?? others[0];
}

/**
 * All photos in one list: a mosaic of five on wide screens, a strip to swipe on phones, a full grid when it is the
 * page's target. One list, so that nothing is twice in the HTML.
 */
export function Photos({ photos, plans, opens }: { photos: readonly Photo[]; plans: number; opens: Opens }) {
  const { t } = useTranslation(['estate', 'common']);
  const texts = useCardTexts();
  const total = photos.length;
  if (total === 0) {
    return (
      <div className={styles.none}>
        <Bird />
        <p>{t('photos.none')}</p>
      </div>
    );
  }
  const printed = printedBeside(photos);
  return (
    <section
      id={sectionIds.photos}
      className={styles.photos}
      onErrorCapture={hideFailed}
      aria-label={t('photos.label')}
    >
      <ul className={styles.list} id={photosAnchor} data-count={Math.min(total, mosaicTiles)}>
        {photos.map((photo, index) => (
          <li key={index} data-printed={index === 0 || photo === printed || undefined}>
            <a href={photo.url} {...opens(index)}>
              <PhotoImage
                photo={photo}
                sizes={sizesOf(index, total)}
                eager={index === 0}
                alt={photoAlt(t, photo, { number: index + 1, total })}
              />
              {(photo.room ?? photo.made) && (
                <span className={styles.caption} style={photo.made && alwaysShown} aria-hidden="true">
                  {photoLabel(t, photo)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <a className={styles.all} href={`#${photosAnchor}`} {...opens(0, true)}>
          <Icon icon={icons.photos} />
          {t('photos.showAll')} <b>{plans > 0 ? `${total} · ${texts.plans(plans)}` : total}</b>
        </a>
      )}
    </section>
  );
}
